import { beforeEach, expect, it, vi } from 'vitest';
import { preloadPage } from '#core/route-page.tsx';
import { preloadNextPage } from './prefetch-route.ts';

vi.mock('#core/route-page.tsx', () => ({ preloadPage: vi.fn<() => void>() }));

beforeEach(() => vi.mocked(preloadPage).mockClear());

const preloaded = () => vi.mocked(preloadPage).mock.calls.flat();

it.each([
  ['/', ['packageDetail']],
  ['/packages/domestic', ['packageDetail']],
  ['/shortlist', ['packageDetail']],
  ['/packages/detail/p1', ['packages']],
  ['/contact', []],
  ['/sign-in', []],
  ['/nowhere', []],
])('fetches the code of the page that is probably opened after %s', (path, expected) => {
  preloadNextPage(path);
  expect(preloaded()).toEqual(expected);
});

it('fetches no code that may not be needed for a visitor who saves data', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  preloadNextPage('/packages/domestic');
  expect(preloaded()).toEqual([]);
});

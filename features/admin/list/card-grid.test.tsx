import { act, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { createChangeEvents } from '#features/admin/change-events.ts';
import { createAdminPackagesStore } from '#features/admin/packages-store.ts';
import { aPackage } from '#features/shared/testing/builders.ts';
import { CardGrid } from './card-grid.tsx';

/** Reports an element as near the viewport or not, in place of the browser. */
let tell: (target: Element, isIntersecting: boolean) => void = () => {};

// Not reset after a test: cards that are rendered late still use it.
beforeEach(() => {
  class Observer {
    constructor(callback: IntersectionObserverCallback) {
      tell = (target, isIntersecting) =>
        act(() => void Reflect.apply(callback, this, [[{ target, isIntersecting }], this]));
    }
    observe() {}
    unobserve() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
});

const unused = () => Promise.reject(new Error('not asked for'));
const many = Array.from({ length: 28 }, (_, index) =>
  aPackage({ _id: `p${index}`, name: `Tour ${index}`, place: `Place ${index}` }),
);
const item = (index: number) => screen.getByText(`Place ${index}`).closest('li') ?? document.body;
const isWhole = (index: number) => within(item(index)).queryByText(/^Delete/) !== null;

it('renders every package of a long list, those far from the viewport as text only', () => {
  const store = createAdminPackagesStore({ list: unused, deletePackage: unused }, createChangeEvents());
  render(<CardGrid packages={many} store={store} onDelete={() => undefined} />);
  expect(document.querySelectorAll('article')).toHaveLength(28);
  expect(item(27)).toHaveTextContent(/Rs\. 24500.*Place 27.*Tour 27.*6 days.*2 persons/);
  expect(isWhole(23)).toBe(true);
  expect(isWhole(26)).toBe(false);
  tell(item(26), true);
  expect(isWhole(26)).toBe(true);
});

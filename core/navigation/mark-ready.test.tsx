import { afterEach, expect, it, vi } from 'vitest';
import { importModule, runWhenIdle } from '#features/shared/import-module.ts';
import { deferred } from '#features/shared/testing/deferred.ts';
import { markReady } from './mark-ready.ts';

const { dataset } = document.documentElement;
const importPart = (load: () => Promise<string>) => importModule(load, { onFailure: 'skip' });
const idle = () => new Promise<void>(runWhenIdle);

afterEach(() => {
  delete dataset['ready'];
});

it('marks the document when no part is being fetched', async () => {
  await markReady();
  expect(dataset['ready']).toBe('');
});

it('waits for a part, and for one that is fetched when that has been rendered', async () => {
  const first = deferred<string>();
  const second = deferred<string>();
  void importPart(async () => first.promise).then(() =>
    runWhenIdle(() => void importPart(async () => second.promise)),
  );
  const marked = markReady();
  await idle();
  await idle();
  expect(dataset['ready']).toBeUndefined();
  first.resolve('code');
  for (let times = 0; times < 4; times += 1) await idle();
  expect(dataset['ready']).toBeUndefined();
  second.resolve('code');
  await marked;
  expect(dataset['ready']).toBe('');
});

it('does not wait for a part that failed', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const part = deferred<string>();
  void importPart(async () => part.promise);
  const marked = markReady();
  part.reject(new Error('offline'));
  await marked;
  expect(dataset['ready']).toBe('');
});

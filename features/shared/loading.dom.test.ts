import { afterEach, beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { importInTime, importModule, markReady, pageAwaited, waitForIdle } from './loading.tsx';
import { deferred } from './testing/deferred.ts';

let warned: MockInstance<typeof console.warn>;
beforeEach(() => {
  warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  delete dataset['ready'];
});

const { dataset } = document.documentElement;

/** Code that loads at this attempt. */
function arrivesAt(attempt: number) {
  let made = 0;
  return vi.fn<() => Promise<string>>(() => {
    made += 1;
    return made < attempt ? Promise.reject(new Error('offline')) : Promise.resolve('code');
  });
}

it('tries again after two seconds, then after twice as long', async () => {
  vi.useFakeTimers();
  const load = arrivesAt(3);
  const code = importModule(load);
  await vi.advanceTimersByTimeAsync(2000);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(3999);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(await code).toBe('code');
  expect(warned).toHaveBeenCalledTimes(2);
});

it('never waits longer than a minute', async () => {
  vi.useFakeTimers();
  const load = arrivesAt(20);
  void importModule(load);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  const before = load.mock.calls.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(before + 1);
});

it.each([
  ['the device is online', 'online'],
  ['a page is awaited', pageAwaited],
])('tries again as soon as %s', async (_, event) => {
  vi.useFakeTimers();
  const load = arrivesAt(2);
  const code = importModule(load);
  await vi.advanceTimersByTimeAsync(0);
  expect(load).toHaveBeenCalledTimes(1);
  dispatchEvent(new Event(event));
  expect(await code).toBe('code');
});

it('rejects after ten seconds without the code that somebody has asked for', async () => {
  vi.useFakeTimers();
  const outcome = importInTime(() => new Promise<string>(() => {})).catch((cause: unknown) => cause);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await outcome).toMatchObject({ name: 'TimeoutError' });
});

it('resolves to asked code that comes in time, and rejects with the cause of its failure', async () => {
  vi.useFakeTimers();
  expect(await importInTime(() => Promise.resolve('code'))).toBe('code');
  const gone = new TypeError('Failed to fetch dynamically imported module');
  await expect(importInTime(() => Promise.reject(gone))).rejects.toBe(gone);
  expect(vi.getTimerCount()).toBe(0);
});

it('marks the document as ready when no part is being fetched', async () => {
  await markReady();
  expect(dataset['ready']).toBe('');
});

it('waits for a part, and for one that is fetched when that has been rendered', async () => {
  const first = deferred<string>();
  const second = deferred<string>();
  void importModule(() => first.promise)
    .then(waitForIdle)
    .then(() => importModule(() => second.promise));
  const marked = markReady();
  await waitForIdle();
  await waitForIdle();
  expect(dataset['ready']).toBeUndefined();
  first.resolve('code');
  for (let times = 0; times < 4; times += 1) await waitForIdle();
  expect(dataset['ready']).toBeUndefined();
  second.resolve('code');
  await marked;
  expect(dataset['ready']).toBe('');
});

it('does not wait for a part that failed', async () => {
  const part = deferred<string>();
  void importModule(() => part.promise);
  const marked = markReady();
  part.reject(new Error('offline'));
  await marked;
  expect(dataset['ready']).toBe('');
});

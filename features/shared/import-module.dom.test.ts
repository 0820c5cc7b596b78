import { afterEach, beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { importModule } from './import-module.ts';

let warned: MockInstance<typeof console.warn>;
beforeEach(() => {
  vi.useFakeTimers();
  warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
});

/** Code that loads at this attempt. */
function arrivesAt(attempt: number) {
  let made = 0;
  return vi.fn<() => Promise<string>>(() => {
    made += 1;
    return made < attempt ? Promise.reject(new Error('offline')) : Promise.resolve('code');
  });
}

const never = () => new Promise<string>(() => {});

it('tries again after two seconds, then after twice as long', async () => {
  const load = arrivesAt(3);
  const code = importModule(load);
  await vi.advanceTimersByTimeAsync(2000);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(3999);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(await code).toBe('code');
});

it('never waits longer than a minute', async () => {
  const load = arrivesAt(20);
  void importModule(load);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  const before = load.mock.calls.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(before + 1);
});

it('tries again as soon as the device is online', async () => {
  const load = arrivesAt(2);
  const code = importModule(load);
  await vi.advanceTimersByTimeAsync(0);
  dispatchEvent(new Event('online'));
  expect(await code).toBe('code');
});

it('calls back after each failure, and stops at its signal', async () => {
  const load = arrivesAt(100);
  const onMissing = vi.fn<() => void>();
  const stop = new AbortController();
  const code = importModule(load, { onMissing, signal: stop.signal });
  await vi.advanceTimersByTimeAsync(2000);
  expect(onMissing).toHaveBeenCalledTimes(2);
  stop.abort();
  expect(await code).toBeUndefined();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(2);
});

it('ends without a wait when its signal comes during an attempt', async () => {
  const stop = new AbortController();
  const code = importModule(
    () => {
      stop.abort();
      return Promise.reject(new Error('offline'));
    },
    { signal: stop.signal },
  );
  await vi.advanceTimersByTimeAsync(0);
  expect(vi.getTimerCount()).toBe(0);
  expect(await code).toBeUndefined();
});

it('rejects after ten seconds without the code where a failure throws', async () => {
  const outcome = importModule(never, { onFailure: 'throw' }).catch((cause: unknown) => cause);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await outcome).toMatchObject({ name: 'TimeoutError' });
});

it('resolves to code that arrives in time, and rejects with the cause of a failure that throws', async () => {
  await expect(importModule(arrivesAt(1), { onFailure: 'throw' })).resolves.toBe('code');
  const gone = new TypeError('Failed to fetch dynamically imported module');
  const outcome = importModule(() => Promise.reject(gone), { onFailure: 'throw' });
  await expect(outcome).rejects.toBe(gone);
  expect(vi.getTimerCount()).toBe(0);
});

it('resolves to undefined for a part that does not arrive and whose failure is skipped', async () => {
  const part = importModule(never, { onFailure: 'skip' });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await part).toBeUndefined();
  expect(warned).toHaveBeenCalledTimes(1);
});

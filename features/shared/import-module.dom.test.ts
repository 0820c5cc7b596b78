import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { importModule } from './import-module.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Code that loads at this attempt. */
function arrivesAt(attempt: number) {
  let made = 0;
  return vi.fn<() => Promise<string>>(() => {
    made += 1;
    return made < attempt ? Promise.reject(new Error('offline')) : Promise.resolve('code');
  });
}

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
  const onFailure = vi.fn<() => void>();
  const stop = new AbortController();
  const code = importModule(load, { onFailure, signal: stop.signal });
  await vi.advanceTimersByTimeAsync(2000);
  expect(onFailure).toHaveBeenCalledTimes(2);
  stop.abort();
  expect(await code).toBeUndefined();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(2);
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tryImport } from './try-import.ts';
import { importWithTimeout } from './import-with-timeout.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const never = () => new Promise<string>(() => {});

it('rejects after ten seconds without the code', async () => {
  const outcome = importWithTimeout(never).catch((cause: unknown) => cause);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await outcome).toMatchObject({ name: 'TimeoutError' });
});

it('resolves to code that arrives in time, and rejects with the cause of a failure', async () => {
  await expect(importWithTimeout(() => Promise.resolve('code'))).resolves.toBe('code');
  const gone = new TypeError('Failed to fetch dynamically imported module');
  await expect(importWithTimeout(() => Promise.reject(gone))).rejects.toBe(gone);
  expect(vi.getTimerCount()).toBe(0);
});

it('resolves to undefined for an optional part that does not arrive', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const part = tryImport(never);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await part).toBeUndefined();
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchPart } from './fetch-part.ts';
import { importModule } from './import-module.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const never = () => new Promise<string>(() => {});

it('gives up code that has not arrived after ten seconds', async () => {
  const outcome = importModule(never).catch((cause: unknown) => cause);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await outcome).toMatchObject({ name: 'TimeoutError' });
});

it('brings code that arrives in time, and why it does not', async () => {
  await expect(importModule(() => Promise.resolve('code'))).resolves.toBe('code');
  const gone = new TypeError('Failed to fetch dynamically imported module');
  await expect(importModule(() => Promise.reject(gone))).rejects.toBe(gone);
  expect(vi.getTimerCount()).toBe(0);
});

it('lets a page do without a part that hangs', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const part = fetchPart(never);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await part).toBeUndefined();
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});

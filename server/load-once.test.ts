import { expect, it, vi } from 'vitest';
import { loadOnce } from './load-once.ts';

it('loads at the first call, and once for all', async () => {
  const load = vi.fn<() => Promise<object>>().mockResolvedValue({});
  const get = loadOnce(load);
  expect(load).not.toHaveBeenCalled();
  const [first, second] = await Promise.all([get(), get()]);
  expect(second).toBe(first);
  expect(await get()).toBe(first);
  expect(load).toHaveBeenCalledOnce();
});

it('tells every caller why a load failed, and loads again at the next call', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('Cannot find package'))
    .mockResolvedValue('library');
  const get = loadOnce(load);
  const failed = await Promise.allSettled([get(), get()]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await get()).toBe('library');
  expect(load).toHaveBeenCalledTimes(2);
});

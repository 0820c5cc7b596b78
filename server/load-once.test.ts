import { expect, it, vi } from 'vitest';
import { loadOnce } from './load-once.ts';

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

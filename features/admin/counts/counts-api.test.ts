import { expect, it } from 'vitest';
import { aTour, somePackageCounts } from '#features/admin/testing/package-counts.ts';
import { fakeHttp } from '#features/shared/testing/fake-http.ts';
import { createCountsApi } from './counts-api.ts';

const { signal } = new AbortController();

it('reads the counts with the cookie, and rejects what is none', async () => {
  const counts = somePackageCounts(aTour('Goa', { open: 2 }));
  const { http, reads } = fakeHttp({ ...counts, version: 7 });
  await expect(createCountsApi(http).counts(30, signal)).resolves.toEqual(counts);
  expect(reads).toEqual([
    { path: '/admin/counts', query: { days: '30' }, credentials: true, fresh: true, signal },
  ]);
  for (const answer of [null, {}, { ...counts, days: [{ day: 'today' }] }])
    await expect(createCountsApi(fakeHttp(answer).http).counts(30, signal)).rejects.toThrow('Invalid');
});

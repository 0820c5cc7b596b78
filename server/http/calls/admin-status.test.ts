import { expect, it, onTestFinished } from 'vitest';
import { apiBase } from '#contract/page-path.ts';
import { openBackend } from '#server/http/testing/backend.ts';

it('an administrator is told of backups, disk, pictures and mails', async () => {
  const backend = await openBackend();
  onTestFinished(backend.close);
  const answer = await backend.fetch(apiBase + '/admin/status', { headers: await backend.as('admin') });
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  expect(await answer.json()).toEqual({
    backups: {
      state: 'late',
      schedule: 'off',
      nextAt: null,
      last: null,
      running: null,
      canDownload: false,
      failure: null,
      advice: expect.stringContaining('There has been no backup for'),
    },
    disk: { free: expect.any(Number), total: expect.any(Number) },
    pictures: { used: 0, quota: 2 ** 30, waiting: 0 },
    mails: { delivery: 'smtp', waiting: 0, failure: null },
    version: '1.2.3',
  });
});

import { expect, it, vi } from 'vitest';
import type { Http } from '#features/shared/http.ts';
import { anEvent, aServerStatus } from '#features/admin/testing/server-status.ts';
import { createServerApi } from './server-api.ts';

function setup(answer: unknown) {
  const get = vi.fn<Http['get']>(() => Promise.resolve(answer));
  const http: Http = { get, send: () => Promise.reject(new Error('not sent')), pictureAddress: String };
  return { api: createServerApi(http), get };
}
const { signal } = new AbortController();

it('reads the status with the cookie, and rejects what is none', async () => {
  const { api, get } = setup({ ...aServerStatus(), more: 7 });
  await expect(api.status(signal)).resolves.toEqual(aServerStatus());
  expect(get).toHaveBeenCalledWith('/admin/status', { credentials: true, fresh: true, signal });
  for (const answer of [null, {}, { ...aServerStatus(), disk: { free: 'much' } }])
    await expect(setup(answer).api.status(signal)).rejects.toThrow('Invalid');
});

it('reads a page of the audit log, with events that leave out what is not known', async () => {
  const event = anEvent();
  const { api, get } = setup({ events: [event, { _id: 'e2', at: 1, action: 'sign in' }], next: '1.e2' });
  await expect(api.auditLog(null)).resolves.toEqual({
    events: [
      event,
      { _id: 'e2', at: 1, by: null, action: 'sign in', subject: null, summary: '', address: '' },
    ],
    next: '1.e2',
  });
  await api.auditLog('1.e2');
  expect(get.mock.calls).toEqual([
    ['/admin/audit-log', { credentials: true, fresh: true }],
    ['/admin/audit-log', { credentials: true, fresh: true, query: { before: '1.e2' } }],
  ]);
});

it('begins a backup with the password, and reads what has become of it', async () => {
  const running = { state: 'running', step: 'writing', share: 0.5 };
  const { api, get } = setup(running);
  await expect(api.backupRun(7)).resolves.toEqual(running);
  expect(get).toHaveBeenCalledWith('/admin/backups/7', { credentials: true, fresh: true });
  await expect(setup({ state: 'lost' }).api.backupRun(7)).rejects.toThrow('Invalid');
  const send = vi.fn<Http['send']>().mockResolvedValue({ message: 'The backup has begun', run: 7 });
  await expect(createServerApi({ get, send, pictureAddress: String }).beginBackup('seven')).resolves.toBe(7);
  expect(send).toHaveBeenCalledWith('POST', '/admin/backups', {
    body: { password: 'seven' },
    credentials: true,
  });
});

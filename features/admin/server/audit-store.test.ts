import { expect, it, vi } from 'vitest';
import { fakeBackend, type Answering } from '#features/admin/testing/fake-backend.ts';
import { anEvent, events } from '#features/admin/testing/server-status.ts';
import { aFailure } from '#features/shared/testing/a-failure.ts';
import { deferred } from '#features/shared/testing/deferred.ts';
import { createAuditStore, formatEvent, formatOrigin } from './audit-store.ts';

function setup() {
  const auditLog = vi.fn<Answering>();
  const store = createAuditStore(fakeBackend({ 'GET /admin/audit-log': auditLog }));
  const ids = () => store.log.value()?.events.map(({ _id }) => _id);
  return { store, auditLog, ids };
}

it('loads the newest events and the pages after them until the last, also after a failure', async () => {
  const { store, auditLog, ids } = setup();
  auditLog.mockResolvedValueOnce({ events: events(1, 2), next: 'a' });
  await store.log.load();
  auditLog.mockRejectedValueOnce(await aFailure(503, { message: 'The server is starting' }));
  await store.loadEarlier();
  expect(store.state.earlier).toEqual({ status: 'rejected', error: 'The server is starting' });
  expect(ids()).toEqual(['e1', 'e2']);
  auditLog.mockResolvedValueOnce({ events: events(3, 3), next: null });
  await store.loadEarlier();
  await store.loadEarlier();
  expect(ids()).toEqual(['e1', 'e2', 'e3']);
  expect(auditLog.mock.calls.map(([{ query }]) => query?.['before'])).toEqual([undefined, 'a', 'a']);
});

it('asks once for a page, however often it is called', async () => {
  const { store, auditLog } = setup();
  auditLog.mockResolvedValueOnce({ events: events(1, 1), next: 'a' });
  await store.log.load();
  const page = deferred<unknown>();
  auditLog.mockReturnValue(page.promise);
  const loading = [store.loadEarlier(), store.loadEarlier()];
  expect(store.state.earlier.status).toBe('pending');
  page.resolve({ events: events(2, 2), next: null });
  await Promise.all(loading);
  expect(auditLog).toHaveBeenCalledTimes(2);
  expect(store.state.earlier.status).toBe('idle');
});

it('drops a page that follows events which are no longer shown', async () => {
  const { store, auditLog, ids } = setup();
  auditLog.mockResolvedValueOnce({ events: events(2, 2), next: 'a' });
  await store.log.load();
  const late = deferred<unknown>();
  auditLog.mockReturnValueOnce(late.promise);
  const earlier = store.loadEarlier();
  auditLog.mockResolvedValueOnce({ events: events(1, 2), next: 'a' });
  await store.log.load();
  late.resolve({ events: events(3, 3), next: null });
  await earlier;
  expect(ids()).toEqual(['e1', 'e2']);
  expect(store.state.earlier.status).toBe('idle');
});

it('has actions that only a newer server knows', async () => {
  const { store, auditLog } = setup();
  auditLog.mockResolvedValueOnce({ events: [anEvent({ action: 'fly' })], next: null });
  await store.log.load();
  expect(store.log.value()?.events).toMatchObject([{ action: 'fly' }]);
});

const account = { kind: 'account', name: 'ravi@example.com' };
const destination = { kind: 'destination', name: 'Kerala' };

it.each([
  [{ action: 'edit' }, 'Asha Rao changed the package Goa by train'],
  [
    { action: 'edit', subject: { kind: 'agency', name: 'Banyan' } },
    'Asha Rao changed the facts of the agency',
  ],
  [{ action: 'create', subject: destination }, 'Asha Rao created the destination Kerala'],
  [{ action: 'delete for good' }, 'Asha Rao deleted the package Goa by train for good'],
  [{ action: 'change email', subject: null }, 'Asha Rao changed the e-mail for signing in'],
  [{ action: 'download backup', subject: null }, 'Asha Rao downloaded a backup'],
  [
    { action: 'edit', by: { name: '', email: 'asha@example.com' } },
    'asha@example.com changed the package Goa by train',
  ],
  [{ action: 'delete', by: null }, 'Somebody deleted the package Goa by train'],
  [
    { action: 'add administrator', by: null, subject: account, address: 'command line' },
    'A command on the server made ravi@example.com an administrator',
  ],
  [
    { action: 'remove administrator', subject: account },
    'Asha Rao took the rights of an administrator from ravi@example.com',
  ],
  [{ action: 'rename', subject: null }, 'Asha Rao: rename'],
  [{ action: 'toString' }, 'Asha Rao: toString: the package Goa by train'],
])('tells the event %j', (parts, sentence) => {
  expect(formatEvent(anEvent(parts))).toBe(sentence);
});

it('tells from where, unless that is not known or said already', () => {
  const origins = ['2001:db8::/64', 'command line', ''].map((address) => formatOrigin(anEvent({ address })));
  expect(origins).toEqual(['from 2001:db8::/64', '', '']);
});

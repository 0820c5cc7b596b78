import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { AuditLog } from '#contract/audit-log.ts';
import { fakeBackend, type Answering } from '#features/admin/testing/fake-backend.ts';
import { anEvent, events } from '#features/admin/testing/server-status.ts';
import { AuditSection } from './audit-section.tsx';
import { createAuditStore } from './audit-store.ts';

function setup(...pages: AuditLog[]) {
  const auditLog = vi.fn<Answering>();
  for (const page of pages) auditLog.mockResolvedValueOnce(page);
  render(<AuditSection store={createAuditStore(fakeBackend({ 'GET /admin/audit-log': auditLog }))} />);
  return { auditLog };
}
const rows = () => screen.getAllByRole('listitem');
const showEarlier = () => userEvent.click(screen.getByRole('button', { name: 'Show earlier' }));

it('tells who changed what, when and from where', async () => {
  setup({ events: [anEvent()], next: null });
  const section = within(await screen.findByRole('region', { name: 'Last changes' }));
  const row = await section.findByRole('listitem');
  expect(row).toHaveTextContent('Asha Rao changed the package Goa by train');
  expect(row).toHaveTextContent('price 47500 to 49900');
  expect(row).toHaveTextContent('from 203.0.113.7');
  expect(row.querySelector('time')).toHaveAttribute('datetime', '2026-11-22T08:00:00.000Z');
  expect(section.queryByRole('button')).toBeNull();
});

it('shows ten, then more of those that are loaded, then the page after them', async () => {
  const { auditLog } = setup({ events: events(1, 15), next: 'a' }, { events: events(16, 17), next: null });
  await screen.findAllByRole('listitem');
  expect(rows()).toHaveLength(10);
  await showEarlier();
  await waitFor(() => expect(rows()).toHaveLength(17));
  expect(auditLog).toHaveBeenCalledTimes(2);
  expect(rows()[10]).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Show earlier' })).toBeNull();
});

it('says that nothing has been changed yet', async () => {
  setup({ events: [], next: null });
  expect(await screen.findByText('Nothing has been changed yet.')).toBeVisible();
});

it('can try again when the page after them could not be loaded', async () => {
  const { auditLog } = setup({ events: events(1, 10), next: 'a' });
  await screen.findAllByRole('listitem');
  auditLog.mockRejectedValueOnce(new Error('offline'));
  await showEarlier();
  expect(await screen.findByRole('alert')).toHaveTextContent('The last changes could not be loaded.');
  expect(rows()).toHaveLength(10);
  auditLog.mockResolvedValueOnce({ events: events(11, 12), next: null });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(rows()).toHaveLength(12));
  await waitFor(() => expect(rows()[10]).toHaveFocus());
  expect(screen.queryByRole('alert')).toBeNull();
});

import { act, render, screen } from '@testing-library/react';
import { Router } from 'wouter';
import { afterEach, beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { originalAgency } from '#contract/agency.ts';
import { createTestApp, type FakeResponses } from '#core/session/testing/create-test-app.ts';
import { aPackage } from '#features/shared/testing/builders.ts';
import { Offline } from './offline.tsx';

let onLine: MockInstance<() => boolean>;
beforeEach(() => {
  onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
});
afterEach(() => onLine.mockRestore());

const expectBanner = (online: boolean) =>
  act(async () => {
    onLine.mockReturnValue(online);
    window.dispatchEvent(new Event(online ? 'online' : 'offline'));
  });

const failing = new Error('offline');

function show(address: string, answers: FakeResponses = {}) {
  const given = createTestApp(address, answers);
  render(
    <Router hook={given.app.router.useLocation}>
      <Offline app={given.app} />
    </Router>,
  );
  return given;
}

it('shows that the device is offline, and when it is online again', async () => {
  show('/contact');
  await expectBanner(false);
  expect(screen.getByRole('status')).toHaveTextContent('You are offline. What you opened before still opens');
  const { display, address } = originalAgency.phones.india;
  expect(screen.getByRole('link', { name: display })).toHaveAttribute('href', address);
  await expectBanner(true);
  expect(screen.getByRole('status')).toHaveTextContent('You are online again.');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('says to the owner what becomes of the work, and shows no number of the agency', async () => {
  const { shows } = show('/admin/packages', {
    'GET /auth/me': { user: null },
    'GET /auth/adminVerifyToken': { user: { name: 'Asha' }, isAdmin: true },
  });
  await shows('/admin/packages');
  await expectBanner(false);
  expect(screen.getByRole('status')).toHaveTextContent(
    'You are offline. What you type into a form is kept on this device; it can be saved once the connection is back.',
  );
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('shows that a package was not opened before, and fetches it on reconnect', async () => {
  const call = 'GET /tours/package-detail/p1';
  const { app, answers } = show('/packages/detail/p1', { [call]: failing });
  await expectBanner(false);
  await act(() => app.details.load('p1'));
  expect(screen.getByRole('status')).toHaveTextContent('was not opened on this device before');
  answers[call] = { data: { package: aPackage() } };
  await expectBanner(true);
  await expect.poll(() => app.details.state.detail.call.status).toBe('fulfilled');
});

it('shows that a list was not opened before', async () => {
  const { app } = show('/packages/Domestic', { 'GET /tours/get-all-categories-list': failing });
  await expectBanner(false);
  await act(() => app.catalogue.loadList('domestic'));
  expect(screen.getByRole('status')).toHaveTextContent('was not opened on this device before');
});

it('does not show it on a page with an earlier answer', async () => {
  const call = 'GET /tours/package-detail/p1';
  const { app, answers } = show('/packages/detail/p1', { [call]: { data: { package: aPackage() } } });
  await act(() => app.details.load('p1'));
  await expectBanner(false);
  answers[call] = failing;
  await act(() => app.details.load('p1'));
  expect(screen.getByRole('status')).toHaveTextContent('What you opened before still opens');
});

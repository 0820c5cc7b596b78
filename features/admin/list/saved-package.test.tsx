import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createChangeEvents } from '#features/admin/change-events.ts';
import { createSavedPackageStore, SavedPackageNotice } from './saved-package.tsx';

async function setup() {
  const changes = createChangeEvents();
  const store = createSavedPackageStore(changes);
  render(<SavedPackageNotice store={store} origin="https://banyan.example" />);
  await act(async () => store.show({ _id: 'p 1', name: 'Backwaters & tea hills' }));
  return { changes, store };
}

const shareLink = () => screen.queryByRole('link', { name: 'Share on WhatsApp' });
const notice = () => screen.queryByRole('region', { name: 'The saved package' });

it('leads to the page of the saved package, and shares its address on WhatsApp', async () => {
  await setup();
  expect(notice()).toHaveTextContent('Backwaters & tea hills is saved.');
  expect(screen.getByRole('link', { name: 'See it on the site' })).toHaveAttribute(
    'href',
    '/packages/detail/p%201',
  );
  const chat = screen.getByRole('link', { name: 'Share on WhatsApp' });
  expect(chat.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/\?text=/);
  expect(new URL(chat.getAttribute('href') ?? '').searchParams.get('text')).toBe(
    'Backwaters & tea hills: https://banyan.example/packages/detail/p%201',
  );
});

it('does not share a draft, whose page others cannot open, and goes when the package is deleted', async () => {
  const { changes, store } = await setup();
  await act(async () => store.show({ _id: 'd', name: 'Goa', visibility: 'draft' }));
  expect(screen.getByRole('link', { name: 'See it on the site' })).toBeInTheDocument();
  expect(shareLink()).not.toBeInTheDocument();
  await act(async () => store.show({ _id: 'l', name: 'Goa', visibility: 'link' }));
  expect(shareLink()).toBeInTheDocument();
  await act(async () => changes.emit({ type: 'package-deleted', id: 'another' }));
  expect(notice()).toBeInTheDocument();
  await act(async () => changes.emit({ type: 'package-deleted', id: 'l' }));
  expect(notice()).not.toBeInTheDocument();
});

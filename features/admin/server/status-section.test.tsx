import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { aServerStatus } from '#features/admin/testing/server-status.ts';
import type { ServerApi } from './server-api.ts';
import { LateBackupAlert, StatusSection } from './status-section.tsx';
import { createStatusStore } from './status-store.ts';

const action = 'https://api.example/api/admin/backup';
const password = 'seven green parrots';

/** What the browser would post; jsdom navigates nowhere. */
const posted: Record<string, unknown>[] = [];
const onSubmit = (event: Event) => {
  if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return;
  posted.push({
    action: event.target.action,
    method: event.target.method,
    ...Object.fromEntries(new FormData(event.target)),
  });
  event.preventDefault();
};

function setup({
  path = '/admin',
  answer = aServerStatus(),
  status = vi.fn<ServerApi['status']>().mockResolvedValue(answer),
  hasDownload = true,
} = {}) {
  posted.length = 0;
  window.addEventListener('submit', onSubmit);
  const store = createStatusStore({ status });
  const [start = '', searchPath = ''] = path.split('?');
  const memory = memoryLocation({ path: start, searchPath, record: true });
  render(
    <Router hook={memory.hook} searchHook={memory.searchHook}>
      <LateBackupAlert store={store} />
      <StatusSection
        store={store}
        download={hasDownload ? { action, email: 'asha@example.com' } : undefined}
      />
    </Router>,
  );
  return { memory };
}
afterEach(() => window.removeEventListener('submit', onSubmit));

const field = () => screen.findByLabelText('Your password');
const download = () => userEvent.click(screen.getByRole('button', { name: 'Download a backup' }));

describe('the state of the server', () => {
  it('is loaded on entry, and shown with a word for each part', async () => {
    setup();
    expect(screen.getByText('Loading...')).toBeInTheDocument();
    const section = within(await screen.findByRole('region', { name: 'Backups and server' }));
    const labels = await section.findAllByRole('term');
    expect(labels.map(({ textContent }) => textContent)).toEqual([
      'Last good backup',
      'Disk of the server',
      'Space for pictures',
      'Pictures waiting',
      'Mails',
      'Version of the program',
    ]);
    expect(section.getByText('Going out')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says what to do when the backup is too old', async () => {
    const advice = 'The last good backup is 3 days old. Ask whoever looks after the server.';
    setup({ answer: aServerStatus({ backups: { state: 'late', advice } }) });
    expect(await screen.findByRole('alert')).toHaveTextContent(advice);
    expect(screen.getByText(/^Too old: /)).toBeVisible();
  });

  it('can be tried again when it could not be loaded', async () => {
    const status = vi.fn<ServerApi['status']>().mockRejectedValueOnce(new Error('offline'));
    status.mockResolvedValueOnce(aServerStatus());
    setup({ status });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The state of the server could not be loaded.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Going out')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('downloading a backup', () => {
  it('posts the password as a form of the page, and empties the field', async () => {
    setup();
    await userEvent.type(await field(), password);
    await download();
    expect(posted).toEqual([{ action, method: 'post', password }]);
    await waitFor(async () => expect(await field()).toHaveValue(''));
    expect(screen.getByText(/The download begins/)).toBeVisible();
  });

  it('asks for the password and posts nothing without it', async () => {
    setup();
    await field();
    await download();
    expect(await field()).toHaveAccessibleDescription('Please type your password.');
    expect(await field()).toHaveFocus();
    expect(posted).toEqual([]);
    await userEvent.type(await field(), password);
    await download();
    expect(await field()).not.toHaveAttribute('aria-invalid');
  });

  it.each([
    ['password', 'The password is incorrect.'],
    ['wait', 'Too many attempts. Please try again in a few minutes.'],
    ['none', 'There is no backup on this server yet.'],
    ['sign-in', 'You were signed out before the download. Please type your password again.'],
    ['failed', 'The backup could not be downloaded. Please try again.'],
  ])('shows the refusal %s at the field, and removes it from the address', async (refusal, text) => {
    const { memory } = setup({
      path: `/admin?backup=${refusal}&a=1`,
      answer: aServerStatus({ backups: { canDownload: refusal !== 'none' } }),
    });
    expect(await field()).toHaveAccessibleDescription(text);
    expect(await field()).toHaveFocus();
    expect(memory.history).toEqual(['/admin?a=1']);
  });

  it('takes an unknown refusal as none', async () => {
    const { memory } = setup({ path: '/admin?backup=moon' });
    expect(await field()).not.toHaveAttribute('aria-invalid');
    expect(memory.history).toEqual(['/admin']);
  });

  it('is not offered before there is a backup', async () => {
    setup({ answer: aServerStatus({ backups: { canDownload: false } }) });
    expect(await screen.findByText(/once the server has made one/)).toBeVisible();
    expect(screen.queryByLabelText('Your password')).toBeNull();
  });

  it('is not offered by a backend that has no backups to give', async () => {
    setup({ hasDownload: false });
    await screen.findByText('Going out');
    expect(screen.queryByLabelText('Your password')).toBeNull();
    expect(screen.queryByText(/can be downloaded/)).toBeNull();
  });
});

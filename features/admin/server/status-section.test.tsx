import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi, type Mock } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import type { BackupRun } from '#contract/backups.ts';
import { answering, fakeBackend, type Answering } from '#features/admin/testing/fake-backend.ts';
import { aServerStatus } from '#features/admin/testing/server-status.ts';
import { aFailure } from '#features/shared/testing/a-failure.ts';
import { createBackupRunStore } from './backup-run-store.ts';
import { createStatus, LateBackupAlert, StatusSection } from './status-section.tsx';

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

/** A server that is asked as soon as `next` is called. */
function fakeRuns(answers: readonly unknown[]) {
  const left = [...answers];
  const waiting: (() => void)[] = [];
  const api = {
    beginBackup: answering({ run: 7 }),
    backupRun: vi.fn<Answering>(() => {
      const answer = left.shift() ?? new Error('not asked again');
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    }),
  };
  const pause = () => new Promise<void>((resolve) => waiting.push(resolve));
  return { api, pause, next: () => waiting.shift()?.() };
}

function setup({
  path = '/admin',
  answer = aServerStatus(),
  status = answering(answer),
  runs = [],
}: {
  path?: string;
  answer?: ReturnType<typeof aServerStatus>;
  status?: Mock<Answering>;
  /** What the server tells of the backup, in turn. */
  runs?: Parameters<typeof fakeRuns>[0];
} = {}) {
  posted.length = 0;
  const { api, pause, next } = fakeRuns(runs);
  const http = fakeBackend({
    'GET /admin/status': status,
    'POST /admin/backups': api.beginBackup,
    'GET /admin/backups/{id}': api.backupRun,
  });
  window.addEventListener('submit', onSubmit);
  const resource = createStatus(http);
  const [start = '', searchPath = ''] = path.split('?');
  const memory = memoryLocation({ path: start, searchPath, record: true });
  render(
    <Router hook={memory.hook} searchHook={memory.searchHook}>
      <LateBackupAlert resource={resource} />
      <StatusSection
        resource={resource}
        backupNow={createBackupRunStore(http, pause, () => Date.UTC(2026, 10, 24, 9))}
        action={action}
        email="asha@example.com"
      />
    </Router>,
  );
  return { memory, status, api, next };
}
afterEach(() => window.removeEventListener('submit', onSubmit));

const field = () => screen.findByLabelText('Your password');
const download = () => userEvent.click(screen.getByRole('button', { name: 'Download the newest one' }));

describe('the state of the server', () => {
  it('says what to do when the backup is too old, also when it could be loaded only later', async () => {
    const advice = 'The last good backup is 3 days old. Ask whoever looks after the server.';
    const status = vi.fn<Answering>().mockRejectedValueOnce(new Error('offline'));
    status.mockResolvedValueOnce(aServerStatus({ backups: { state: 'late', advice } }));
    setup({ status });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The state of the server could not be loaded.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^Too old: /)).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(advice);
  });
});

describe('downloading a backup', () => {
  it('asks for the password, posts it as a form of the page, and empties the field', async () => {
    setup();
    await field();
    await download();
    expect(await field()).toHaveAccessibleDescription('Please type your password.');
    expect(await field()).toHaveFocus();
    expect(posted).toEqual([]);
    await userEvent.type(await field(), password);
    await download();
    expect(await field()).not.toHaveAttribute('aria-invalid');
    expect(posted).toEqual([{ action, method: 'post', password, name: '' }]);
    await waitFor(async () => expect(await field()).toHaveValue(''));
    expect(screen.getByText(/The download begins/)).toBeVisible();
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
});

const writing = (share: number): BackupRun => ({ state: 'running', step: 'writing', share });
const button = () => screen.getByRole('button', { name: 'Back up now' });

describe('backing up now', () => {
  const name = 'backup-2026-11-24T09-00-00Z-asked.tar';
  const good: BackupRun = { state: 'good', name, bytes: 7, canDownload: true };

  it('shows when it began and how far it is, and then downloads that very file', async () => {
    const { api, next, status } = setup({
      runs: [writing(0.42), { state: 'running', step: 'checking', share: null }, good],
    });
    await userEvent.type(await field(), password);
    await userEvent.click(button());
    expect(api.beginBackup).toHaveBeenCalledWith({ body: { password } });
    expect(await screen.findByRole('progressbar', { name: 'Progress of the backup' })).toHaveAttribute(
      'value',
      '0.42',
    );
    expect(screen.getByText('42% written')).toBeVisible();
    expect(screen.getByText(/^Begun: 24 Nov 2026.*The server writes it\.$/)).toBeVisible();
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button());
    expect(api.beginBackup).toHaveBeenCalledTimes(1);
    next();
    expect(await screen.findByText(/The server reads it back/)).toBeVisible();
    expect(posted).toEqual([]);
    next();
    await waitFor(() => expect(posted).toEqual([{ action, method: 'post', password, name }]));
    expect(screen.getByText('The backup is ready.')).toBeVisible();
    await waitFor(async () => expect(await field()).toHaveValue(''));
    expect(status).toHaveBeenCalledTimes(2);
    await userEvent.clear(await field());
    await userEvent.type(await field(), password);
    await userEvent.click(screen.getByRole('button', { name: 'Download the newest one' }));
    expect(posted.at(-1)).toEqual({ action, method: 'post', password, name: '' });
  });

  it('begins with Enter, and also before there is any backup', async () => {
    const { api } = setup({ runs: [writing(0)], answer: aServerStatus({ backups: { canDownload: false } }) });
    await userEvent.type(await field(), `${password}{Enter}`);
    expect(api.beginBackup).toHaveBeenCalledWith({ body: { password } });
    expect(await screen.findByText('0% written')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Download the newest one' })).toBeNull();
  });

  it('asks for the password, and names the refusal of the server at the field', async () => {
    const { api } = setup({ runs: [] });
    await field();
    await userEvent.click(button());
    expect(await field()).toHaveAccessibleDescription('Please type your password.');
    expect(api.beginBackup).not.toHaveBeenCalled();
    api.beginBackup.mockRejectedValueOnce(await aFailure(400, { message: 'The password is incorrect' }));
    await userEvent.type(await field(), 'wrong{Enter}');
    await waitFor(async () => expect(await field()).toHaveAccessibleDescription('The password is incorrect'));
    expect(await field()).toHaveFocus();
    expect(posted).toEqual([]);
  });

  it.each<[string, BackupRun, RegExp]>([
    ['failed', { state: 'failed', reason: 'The disk is full.' }, /^The backup failed: The disk is full\.$/],
    ['is kept by another server', { ...good, canDownload: false }, /kept on another server/],
  ])('that %s is not downloaded, and says so', async (_, run, text) => {
    setup({ runs: [run] });
    await userEvent.type(await field(), `${password}{Enter}`);
    expect(await screen.findByText(text)).toBeVisible();
    expect(posted).toEqual([]);
    expect(button()).toHaveAttribute('aria-disabled', 'false');
  });

  it('is asked again when the connection is lost or the answer cannot be read, and says so', async () => {
    const { api, next } = setup({
      runs: [writing(0.1), { state: 'lost' }, new TypeError('Failed to fetch'), good],
    });
    await userEvent.type(await field(), `${password}{Enter}`);
    await screen.findByText('10% written');
    next();
    expect(await screen.findByText(/does not answer just now/)).toBeVisible();
    next();
    await waitFor(() => expect(api.backupRun).toHaveBeenCalledTimes(3));
    expect(screen.getByText(/does not answer just now/)).toBeVisible();
    next();
    await waitFor(() => expect(posted).toHaveLength(1));
  });

  it('shows one that is being made already, and the state of the server anew when it has ended', async () => {
    const { api, next, status } = setup({
      runs: [writing(0.5), good],
      status: vi
        .fn<Answering>()
        .mockResolvedValueOnce(aServerStatus({ backups: { running: 5 } }))
        .mockResolvedValue(aServerStatus()),
    });
    expect(await screen.findByText('A backup is being made. The server writes it.')).toBeVisible();
    expect(api.backupRun).toHaveBeenCalledWith({ id: '5' });
    next();
    expect(await screen.findByText('The backup is ready.')).toBeVisible();
    expect(status).toHaveBeenCalledTimes(2);
    expect(posted).toEqual([]);
  });
});

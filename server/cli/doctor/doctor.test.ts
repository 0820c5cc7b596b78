import { chmod } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { makeAdministrator } from '#server/accounts/administrators.ts';
import { readConfig } from '#server/config.ts';
import { createServerClock } from '#server/database/server-clock.ts';
import { temporaryDatabase, temporaryFolder } from '#server/database/testing/temporary-database.ts';
import { createFolderStore } from '#server/pictures/storage/folder-store.ts';
import { checkBackups, checkClock, checkDatabase, checkStoredPictures } from './check-data.ts';
import { checkConfiguration, checkDisk, checkMail, checkPublicAddress } from './check-settings.ts';
import type { Finding } from './finding.ts';
import { day } from '#server/clock.ts';

const noAnswer: typeof fetch = () =>
  Promise.reject(new TypeError('fetch failed', { cause: new Error('certificate has expired') }));
const broken = () => new ReadableStream({ start: (controller) => controller.error(new Error('reset')) });
const https = { PUBLIC_URL: 'https://banyan.example' };
const now = Date.UTC(2026, 10, 22);

const textsOf = (findings: readonly Finding[]) =>
  findings.map(({ level, message, advice = '' }) => [level, `${message} ${advice}`]);
/** @param text what the message or the advice contains */
const finding = (level: string, text: string) => [level, expect.stringContaining(text)];

it.each([
  [{}, 'v24.1.0', 'good', 'http://localhost:3000'],
  [{}, 'v20.19.0', 'warning', 'Install Node.js 24'],
  [{ PUBLIC_URL: 'http://banyan.example' }, 'v24.1.0', 'problem', 'without encryption'],
  [https, 'v24.1.0', 'problem', 'Set TRUST_PROXY=on'],
  [{ ...https, TRUST_PROXY: '10.0.0.0/8' }, 'v24.1.0', 'good', 'https://banyan.example'],
])('the configuration %j on Node.js %s is %s', (environment, version, level, text) => {
  expect(textsOf(checkConfiguration(readConfig(environment), version))).toEqual([finding(level, text)]);
});

it('the disk needs space beyond the reserve, and should not be readable by others', async () => {
  const dataDir = await temporaryFolder();
  const check = (reserve: string) => checkDisk(readConfig({ DATA_DIR: dataDir, DISK_RESERVE: reserve }));
  expect(textsOf(await check('0'))).toEqual([finding('good', 'MB are free')]);
  expect(textsOf(await check('999999999'))).toEqual([finding('problem', 'DISK_RESERVE')]);
  await chmod(dataDir, 0o755);
  expect(textsOf(await check('0'))).toEqual([finding('warning', `chmod -R go= ${dataDir}`)]);
});

describe('the data', () => {
  it('needs an administrator, a backup that is less than two days old, and a copy elsewhere', async () => {
    const { db } = await temporaryDatabase();
    await makeAdministrator(db, { email: 'asha@example.com', passwordHash: '', now });
    const config = readConfig({ DATA_DIR: await temporaryFolder() });
    expect(textsOf(await checkBackups(config, db, now))).toEqual([finding('warning', 'Set BACKUP_URL')]);
    expect(textsOf(await checkDatabase(db, 'SQLite'))).toEqual([finding('good', 'SQLite')]);
    const late = await checkBackups(config, db, now + 3 * day);
    expect(textsOf(late)).toEqual([finding('problem', 'There has been no backup for 3 days')]);
  });

  it('needs the files of its pictures and space for more', async () => {
    const { db } = await temporaryDatabase();
    const store = createFolderStore(await temporaryFolder());
    const check = () =>
      checkStoredPictures({ storageLimits: { quota: 1000, reserve: 0, spool: 0 } }, db, store);
    expect(textsOf(await check())).toEqual([finding('good', '0 pictures')]);
    const hash = 'a'.repeat(32);
    const picture = { hash, width: 40, height: 30, color: '#663399', created_at: now, bytes: 950 };
    await db.insertInto('pictures').values(picture).execute();
    const file = { name: `${hash}-40.jpg`, hash, sha256: '' };
    await db.insertInto('picture_files').values(file).execute();
    const missing = 'picture files that the database names are missing';
    expect(textsOf(await check())).toEqual([
      finding('problem', missing),
      finding('warning', 'PICTURES_QUOTA'),
    ]);
  });

  it('tells a clock that is behind what a server has seen, and one that has jumped', async () => {
    const { db } = await temporaryDatabase();
    const log = { warn: () => undefined, error: () => undefined };
    const start = (time: number) =>
      createServerClock({ db, machine: { now: () => time }, name: 'one', log }).record();
    const present = Date.now();
    await start(present);
    expect(textsOf(await checkClock(db, present))).toEqual([finding('good', '')]);
    const behind = finding('problem', 'the clock is wrong, or was');
    expect(textsOf(await checkClock(db, 0))).toContainEqual(behind);
    await start(present + 120 * day);
    expect(textsOf(await checkClock(db, present))).toEqual([
      finding('warning', 'Nothing is deleted until a second start'),
    ]);
  });
});

describe('mail', () => {
  const mailbox = { ...https, SMTP_URL: 'smtp://mail.example:587' };
  it.each([
    [{}, 'good', 'outbox'],
    [https, 'warning', 'Set SMTP_URL'],
    [mailbox, 'warning', 'Set MAIL_FROM'],
    [{ ...mailbox, MAIL_FROM: 'a@banyan.example' }, 'good', 'mail.example:587 takes our mails'],
  ])('with %j is %s', async (environment, level, text) => {
    expect(textsOf(await checkMail(readConfig(environment), () => Promise.resolve()))).toEqual([
      finding(level, text),
    ]);
  });
});

describe('the public address', () => {
  const config = readConfig({ ...https, TRUST_PROXY: 'on' });
  interface Front {
    readonly body?: () => BodyInit;
    readonly date?: number;
    readonly keepsId?: boolean;
    readonly redirects?: boolean;
  }
  /** Proxy and server in one. */
  const createFront =
    ({ body = () => '{"status":"ok"}', date = now, keepsId = true, redirects = true }: Front): typeof fetch =>
    (input, init) => {
      const location = 'https://banyan.example/';
      if (input === 'http://banyan.example')
        return Promise.resolve(redirects ? Response.redirect(location, 308) : new Response('Welcome'));
      const id = keepsId ? (new Headers(init?.headers).get('x-request-id') ?? '') : 'another';
      const headers = { date: new Date(date).toUTCString(), 'x-request-id': id };
      return Promise.resolve(new Response(body(), { headers }));
    };

  it.each<readonly [what: string, Front, level: string, text: string]>([
    ['that is as it should be', {}, 'good', 'answers'],
    ['of another program', { body: () => 'Welcome to nginx' }, 'problem', 'not as this server does'],
    ['that breaks off its answer', { body: broken }, 'problem', 'not as this server does'],
    ['with another clock', { date: now - 120_000 }, 'problem', 'differs by 120 s'],
    ['that gives its own ids', { keepsId: false }, 'warning', 'TRUST_PROXY'],
    ['without a redirect', { redirects: false }, 'warning', 'not redirected to https'],
  ])('%s (%j) is %s', async (_, front, level, text) => {
    const found = await checkPublicAddress(config, () => now, createFront(front));
    expect(textsOf(found)).toEqual([finding(level, text)]);
  });

  it('that does not answer is a problem, on this machine a warning', async () => {
    const check = (address: typeof config) => checkPublicAddress(address, () => now, noAnswer);
    expect(textsOf(await check(config))).toEqual([finding('problem', 'certificate has expired')]);
    expect(textsOf(await check(readConfig({})))).toEqual([finding('warning', 'certificate has expired')]);
  });
});

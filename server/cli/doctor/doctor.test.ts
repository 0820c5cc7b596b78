import { chmod } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { makeAdministrator } from '#server/accounts/administrators.ts';
import { readConfig } from '#server/config.ts';
import { createServerClock } from '#server/database/server-clock.ts';
import { temporaryDatabase, temporaryFolder } from '#server/database/testing/temporary-database.ts';
import { createFolderStore } from '#server/pictures/storage/folder-store.ts';
import { checkBackups, checkClock, checkDatabase, checkStoredPictures } from './check-data.ts';
import { checkConfiguration, checkDisk, checkMail, checkPublicAddress } from './check-settings.ts';
import { failWith, type Finding } from './finding.ts';
import { day } from '#server/clock.ts';

const levels = (findings: readonly Finding[]) => findings.map(({ level }) => level);
const text = (findings: readonly Finding[]) =>
  findings.map(({ message, advice = '' }) => `${message} ${advice}`).join('\n');
const noAnswer: typeof fetch = () =>
  Promise.reject(new TypeError('fetch failed', { cause: new Error('certificate has expired') }));
const https = { PUBLIC_URL: 'https://banyan.example' };

describe('the configuration', () => {
  it.each([
    [{}, 'v24.1.0', 'good', 'http://localhost:3000'],
    [{}, 'v20.19.0', 'warning', 'Install Node.js 24'],
    [{ PUBLIC_URL: 'http://banyan.example' }, 'v24.1.0', 'problem', 'without encryption'],
    [https, 'v24.1.0', 'problem', 'Set TRUST_PROXY=on'],
    [{ ...https, TRUST_PROXY: '10.0.0.0/8' }, 'v24.1.0', 'good', 'https://banyan.example'],
  ])('%j on Node.js %s is %s', (environment, version, level, message) => {
    const found = checkConfiguration(readConfig(environment), version);
    expect([levels(found), text(found)]).toEqual([[level], expect.stringContaining(message)]);
  });
});

describe('the disk', () => {
  it('is good with space, and a problem below the reserve', async () => {
    const dataDir = await temporaryFolder();
    expect(levels(await checkDisk(readConfig({ DATA_DIR: dataDir, DISK_RESERVE: '0' })))).toEqual(['good']);
    const short = await checkDisk(readConfig({ DATA_DIR: dataDir, DISK_RESERVE: '999999999' }));
    expect([levels(short), text(short)]).toEqual([['problem'], expect.stringContaining('DISK_RESERVE')]);
  });

  it('should not be readable by others', async () => {
    const dataDir = await temporaryFolder();
    await chmod(dataDir, 0o755);
    const found = await checkDisk(readConfig({ DATA_DIR: dataDir, DISK_RESERVE: '0' }));
    expect(text(found)).toContain(`chmod -R go= ${dataDir}`);
  });
});

describe('the data', () => {
  const now = Date.UTC(2026, 10, 22);

  it('needs an administrator who can sign in', async () => {
    const { db } = await temporaryDatabase();
    expect(text(await checkDatabase(db, 'SQLite'))).toContain('npm run admin -- add EMAIL');
    await makeAdministrator(db, { email: 'asha@example.com', passwordHash: '', now });
    expect(levels(await checkDatabase(db, 'SQLite'))).toEqual(['good']);
  });

  it('needs a backup that is less than two days old, and a copy elsewhere', async () => {
    const { db } = await temporaryDatabase();
    await makeAdministrator(db, { email: 'asha@example.com', passwordHash: '', now });
    const config = readConfig({ DATA_DIR: await temporaryFolder() });
    expect(text(await checkBackups(config, db, now))).toContain('Set BACKUP_URL');
    const late = await checkBackups(config, db, now + 3 * day);
    expect([levels(late), text(late)]).toEqual([
      ['problem'],
      expect.stringContaining('There has been no backup for 3 days'),
    ]);
  });

  it('needs the files of its pictures and space for more', async () => {
    const { db } = await temporaryDatabase();
    const store = createFolderStore(await temporaryFolder());
    const limits = { storageLimits: { quota: 1000, reserve: 0, spool: 0 } };
    expect(levels(await checkStoredPictures(limits, db, store))).toEqual(['good']);
    const hash = 'a'.repeat(32);
    await db
      .insertInto('pictures')
      .values({ hash, width: 40, height: 30, color: '#663399', created_at: now, bytes: 950 })
      .execute();
    await db
      .insertInto('picture_files')
      .values({ name: `${hash}-40.jpg`, hash, sha256: '' })
      .execute();
    const found = await checkStoredPictures(limits, db, store);
    expect(levels(found)).toEqual(['problem', 'warning']);
    expect(text(found)).toMatch(/picture files that the database names are missing[^]*PICTURES_QUOTA/);
  });

  it('tells a clock that is behind what a server has seen, and one that has jumped', async () => {
    const { db } = await temporaryDatabase();
    const log = { warn: () => undefined, error: () => undefined };
    const start = (time: number) =>
      createServerClock({ db, machine: { now: () => time }, name: 'one', log }).record();
    await start(Date.now());
    expect(levels(await checkClock(db, Date.now()))).toEqual(['good']);
    expect(text(await checkClock(db, 0))).toContain('the clock is wrong, or was');
    await start(Date.now() + 120 * day);
    const found = await checkClock(db, Date.now());
    expect([levels(found), text(found)]).toEqual([
      ['warning'],
      expect.stringContaining('Nothing is deleted until a second start'),
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
  ])('with %j is %s', async (environment, level, message) => {
    const found = await checkMail(readConfig(environment), () => Promise.resolve());
    expect([levels(found), text(found)]).toEqual([[level], expect.stringContaining(message)]);
  });

  it('that the server refuses is a problem with its words', async () => {
    const found = await checkMail(readConfig(mailbox), () =>
      Promise.reject(new Error('535 Authentication failed')),
    ).catch(failWith('Correct SMTP_URL.'));
    expect(text(found)).toBe('535 Authentication failed Correct SMTP_URL.');
  });
});

describe('the public address', () => {
  const now = Date.UTC(2026, 10, 22);
  const config = readConfig({ ...https, TRUST_PROXY: 'on' });
  interface Front {
    readonly body?: string;
    readonly date?: number;
    readonly keepsId?: boolean;
    readonly redirects?: boolean;
  }
  /** Proxy and server in one. */
  const front =
    ({ body = '{"status":"ok"}', date = now, keepsId = true, redirects = true }: Front = {}): typeof fetch =>
    (input, init) => {
      if (input === 'http://banyan.example')
        return Promise.resolve(
          redirects
            ? new Response(null, { status: 308, headers: { location: 'https://banyan.example/' } })
            : new Response('Welcome'),
        );
      const id = keepsId ? (new Headers(init?.headers).get('x-request-id') ?? '') : 'another';
      const headers = { date: new Date(date).toUTCString(), 'x-request-id': id };
      return Promise.resolve(new Response(body, { headers }));
    };
  const check = (proxy: Front) => checkPublicAddress(config, () => now, front(proxy));

  it.each([
    [{}, 'good', 'answers'],
    [{ body: 'Welcome to nginx' }, 'problem', 'not as this server does'],
    [{ date: now - 120_000 }, 'problem', 'differs by 120 s'],
    [{ keepsId: false }, 'warning', 'TRUST_PROXY'],
    [{ redirects: false }, 'warning', 'not redirected to https'],
  ])('behind %j is %s', async (proxy, level, message) => {
    const found = await check(proxy);
    expect([levels(found), text(found)]).toEqual([[level], expect.stringContaining(message)]);
  });

  it('that breaks off its answer is a problem', async () => {
    const body = new ReadableStream({ start: (controller) => controller.error(new Error('reset')) });
    const found = await checkPublicAddress(
      config,
      () => now,
      () => Promise.resolve(new Response(body)),
    );
    expect([levels(found), text(found)]).toEqual([
      ['problem'],
      expect.stringContaining('not as this server does'),
    ]);
  });

  it('that does not answer is a problem, on this machine a warning', async () => {
    const found = await checkPublicAddress(config, () => now, noAnswer);
    expect([levels(found), text(found)]).toEqual([
      ['problem'],
      expect.stringContaining('certificate has expired'),
    ]);
    expect(levels(await checkPublicAddress(readConfig({}), () => now, noAnswer))).toEqual(['warning']);
  });
});

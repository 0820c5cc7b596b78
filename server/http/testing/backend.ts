import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { apiBase } from '#contract/page-path.ts';
import { pictureAddress } from '#contract/pictures.ts';
import { hashPassword } from '#server/accounts/passwords/password-hashes.ts';
import { createSession } from '#server/accounts/sessions.ts';
import { createBackups } from '#server/backup/scheduled/backups.ts';
import { createHeldBackupProgram } from '#server/backup/testing/held-backup-program.ts';
import { createServer } from '#server/http/app.ts';
import { createBackgroundTasks } from '#server/concurrency.ts';
import type { Database } from '#server/database/database.ts';
import type { Flag } from '#server/database/schema.ts';
import { releaseTestDatabase, openTestDatabase } from '#server/database/testing/test-database.ts';
import { createFolderStore } from '#server/pictures/storage/folder-store.ts';
import { readFreeSpace } from '#server/pictures/storage/storage-quota.ts';
import { encodeVariants } from '#server/pictures/processing/encode.ts';
import { completePicture, createPictureProcessor } from '#server/pictures/processing/process-picture.ts';
import { readStoredBytes } from '#server/pictures/picture-records.ts';
import { sweepOld } from '#server/pictures/testing/sweep-old.ts';
import type { ServerDeps } from '#server/http/context.ts';
import { logOptions } from '#server/log.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import { createOutbox } from '#server/mail/outbox.ts';
import { readStatus } from '#server/server-status.ts';
import { createMemoryMailer } from '#server/mail/testing/memory-mailer.ts';

export const origin = 'http://localhost:3000';
export const password = 'a long enough password';
const cookieNames = { member: 'banyan-session', admin: 'banyan-admin' } as const;

export type Backend = Awaited<ReturnType<typeof openBackend>>;

/** A whole backend on a temporary folder: real database, picture store and encoder, no socket. */
export async function openBackend(
  config: Partial<ServerDeps['config']> = {},
  { mailer, ...overrides }: { readonly mailer?: Mailer } & Partial<Omit<ServerDeps, 'config'>> = {},
) {
  const dataDir = await mkdtemp(join(tmpdir(), 'backend-'));
  const database = await openTestDatabase(dataDir);
  const lines: string[] = [];
  const log = pino(logOptions, { write: (line) => void lines.push(line) });
  const memoryMailer = createMemoryMailer();
  const clock = createTestClock();
  const pictures = createFolderStore(join(dataDir, 'pictures'));
  const siteFolder = join(dataDir, 'site');
  await mkdir(siteFolder);
  await writeFile(join(siteFolder, 'index.html'), '<!doctype html><title>Home</title>');
  await mkdir(join(siteFolder, 'assets'));
  await writeFile(join(siteFolder, 'assets/mark.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const storageLimits = { quota: 2 ** 30, reserve: 0, spool: 2 ** 30 };
  const noBackups = { times: [], timeZone: 'UTC', bucket: undefined };
  const heldBackup = createHeldBackupProgram(dataDir, Buffer.from('made just now :)'));
  const backups = createBackups({
    config: { dataDir, publicUrl: origin, backups: noBackups },
    db: database.db,
    program: heldBackup.program,
    clock,
    log,
  });
  const background = overrides.background ?? createBackgroundTasks(log);
  const outbox = createOutbox({
    db: database.db,
    mailer: mailer ?? memoryMailer,
    key: randomBytes(32),
    clock,
    background,
    log,
  });
  const deps: ServerDeps = {
    config: {
      publicUrl: origin,
      allowedOrigins: [],
      backups: noBackups,
      trustProxy: { kind: 'hops', hops: 0 },
      firebase: undefined,
      storageLimits,
      metricsToken: undefined,
      smtpUrl: 'smtp://mail.example',
      ...config,
    },
    version: '1.2.3',
    database,
    pictures,
    space: {
      free: () => readFreeSpace(dataDir),
      used: () => readStoredBytes(database.db),
      sweep: () => sweepOld(database.db, pictures),
    },
    processPicture: createPictureProcessor(),
    // Without a process of its own.
    encodeVariants: (jpeg, picture) => encodeVariants(jpeg, picture),
    clock,
    log,
    outbox,
    warnings: () => Promise.resolve([]),
    status: () =>
      readStatus({
        version: '1.2.3',
        config: { dataDir, backups: noBackups, smtpUrl: '', storageLimits },
        db: database.db,
        backups,
        mails: outbox.status,
        now: clock.now(),
      }),
    backups,
    siteFolder,
    spoolFolder: join(dataDir, 'uploads'),
    background,
    ...overrides,
  };
  const server = await createServer(deps);
  const fetch = (path: string, init?: RequestInit) => server.fetch(new Request(origin + path, init));
  const write = (method: string, path: string, init: RequestInit = {}) =>
    fetch(path, { ...init, method, headers: { origin, ...Object.fromEntries(new Headers(init.headers)) } });
  /** Requests a call from our own pages. @param body a form, or what is sent as JSON */
  const send = (
    method: string,
    call: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ) => {
    if (body === undefined) return write(method, apiBase + call, { headers });
    if (body instanceof FormData) return write(method, apiBase + call, { headers, body });
    return write(method, apiBase + call, {
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  };
  /** @returns request headers */
  const as = async (kind: 'member' | 'admin') => {
    const userId = await addUser(database, `${kind}-${randomBytes(4).toString('hex')}@example.com`, kind);
    const session = await createSession(database.db, clock, userId, kind);
    return { cookie: `${cookieNames[kind]}=${session.id}`, origin };
  };
  let administrator: ReturnType<typeof as> | undefined;
  const listFiles = async (name: string) => {
    const reading = readdir(join(dataDir, name), { recursive: true, withFileTypes: true });
    return (await reading.catch(() => []))
      .filter((entry) => entry.isFile() && !entry.parentPath.includes('/trash/'))
      .map((entry) => entry.name);
  };
  return {
    server,
    deps,
    database,
    dataDir,
    /** Sent mails, oldest first; `deps.background.idle()` waits for them. */
    mails: memoryMailer.sent,
    /** Of the log. */
    lines,
    clock,
    fetch,
    /** Stores it with all variants. @returns its address */
    picture: async (file: File) => {
      const upload = Buffer.from(await file.arrayBuffer());
      const { metadata, files } = await completePicture(await deps.processPicture(upload, file.name));
      await deps.pictures.put(files);
      return pictureAddress(metadata);
    },
    write,
    send,
    /** Requests a call as one administrator. @returns its status, and its body as JSON */
    ask: async (method: string, call: string, body?: unknown) => {
      const answer = await send(method, call, body, await (administrator ??= as('admin')));
      return { status: answer.status, body: await answer.json() };
    },
    as,
    /** Ends the backup that was asked for, which is a quarter written until then. */
    finishBackup: heldBackup.finish,
    /** Picture and upload files, without the trash. */
    files: async () => [...(await listFiles('pictures')), ...(await listFiles('uploads'))],
    close: async () => {
      await backups.stop();
      outbox.stop();
      await deps.background.idle();
      await database.close();
      await releaseTestDatabase(dataDir);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Made once, as hashing is slow by design. */
let passwordHash: Promise<string> | undefined;

/** A person whose password is `password`. @returns the id */
export async function addUser(database: Database, email: string, kind: 'member' | 'admin'): Promise<string> {
  const isAdmin: Flag = kind === 'admin' ? 1 : 0;
  const user = {
    id: randomBytes(12).toString('base64url'),
    email,
    name: 'Asha',
    profile_pic: '',
    profile_pic_hash: null,
    password_hash: await (passwordHash ??= hashPassword(password)),
    is_admin: isAdmin,
    disabled: 0 as const,
    google_subject: null,
    created_at: 0,
  };
  await database.db.insertInto('users').values(user).execute();
  return user.id;
}

function createTestClock() {
  let time = Date.UTC(2026, 0, 1);
  const now = () => time;
  return { now, deletionTime: now, pass: (ms: number) => void (time += ms) };
}

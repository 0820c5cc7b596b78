import { hostname } from 'node:os';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Db } from '#server/database/schema.ts';
import { terminateLockHolders } from '#server/database/testing/end-lock-holders.ts';
import { temporaryFolder } from '#server/database/testing/temporary-database.ts';
import { backupName } from './backup-files.ts';
import { hangingProgram, morning, openBackups, writeBackup } from '#server/backup/testing/serve-backups.ts';
import { day } from '#server/clock.ts';

/** What a server that was killed in the middle of a backup has stored. */
async function insertKilled(db: Db, host: string, startedAt = morning): Promise<void> {
  const row = { started_at: startedAt, kind: 'scheduled', host, ended_at: null, failure: null } as const;
  await db
    .insertInto('backups')
    .values({ ...row, bytes: null, is_uploaded: 0 })
    .execute();
}

describe('of several servers', () => {
  it('one makes the backup, however many look at once, and all show it', async () => {
    const { events, serve } = await openBackups();
    const servers = await Promise.all(
      Array.from({ length: 4 }, async () => serve({ dataDir: await temporaryFolder() })),
    );
    await Promise.all(servers.map(({ look }) => look()));
    for (const { look } of servers) await look();
    expect(events).toEqual(['backup made']);
    const lists = await Promise.all(servers.map(({ list }) => list()));
    expect(lists.map(([run]) => run?.bytes)).toEqual([7, 7, 7, 7]);
    expect(lists.filter(([run]) => run?.isHere)).toHaveLength(1);
  });

  it('the others see one that is made, make none beside it, and see that it has ended', async () => {
    const { folder, serve } = await openBackups();
    const { began, program } = hangingProgram(folder);
    const [one, other] = [serve({ program }), serve({ dataDir: await temporaryFolder() })];
    expect(await one.begin()).toBe(morning);
    await began;
    expect(await other.begin()).toBeUndefined();
    await other.look();
    expect(await other.read(morning)).toEqual({ state: 'running', step: null, share: null });
    expect(await other.list()).toHaveLength(1);
    await one.stop();
    expect(await other.read(morning)).toMatchObject({ state: 'failed' });
    await other.look();
    expect((await other.list()).filter(({ isHere }) => isHere)).toHaveLength(1);
  });

  it('the others see that one was killed, once its connection has ended', async () => {
    const { db, serve, pass } = await openBackups();
    await insertKilled(db, 'killed');
    const server = serve();
    await server.look();
    expect(await server.list()).toMatchObject([{ isRunning: false, killedAt: [morning] }]);
    pass(15 * 60_000);
    await server.look();
    expect(await server.list()).toMatchObject([{ isHere: true }, { killedAt: [morning] }]);
  });

  it('a file counts whose server could not record it', async () => {
    const { db, folder, serve } = await openBackups();
    const program = async (name: string) => {
      await writeBackup(folder, name);
      await sql`alter table backups rename to away`.execute(db);
    };
    await serve({ program }).look();
    await sql`alter table away rename to backups`.execute(db);
    const server = serve();
    await server.look();
    expect(await server.list()).toMatchObject([{ failure: undefined, bytes: 7 }]);
  });

  it('the others know of a file while it is sent once more', async () => {
    const { db, folder, serve } = await openBackups();
    const fails = async (name: string) => {
      await writeBackup(folder, name);
      throw new Error('The bucket is full.');
    };
    await serve({ hasBucket: true, program: fails }).look();
    const { began, program } = hangingProgram(folder);
    const sending = serve({ hasBucket: true, program });
    const looking = sending.look();
    await began;
    const other = serve({ dataDir: await temporaryFolder() });
    expect(await other.list()).toMatchObject([{ isRunning: true, bytes: 7 }]);
    await terminateLockHolders(db);
    expect(await other.list()).toMatchObject([{ isRunning: false, bytes: 7 }]);
    await sending.stop();
    await looking;
  });

  it('a file whose server was killed before it could send it is sent by the next start', async () => {
    const { db, folder, serve } = await openBackups();
    const name = backupName(morning);
    await writeBackup(folder, name);
    await insertKilled(db, `${hostname()}:${folder}`);
    const server = serve({ hasBucket: true, program: (made) => writeBackup(folder, made, true) });
    await server.look();
    expect(await server.list()).toMatchObject([{ name, isUploaded: true }]);
  });

  it('the one that holds the lock is the one that runs, also beside those that were killed', async () => {
    const { db, folder, serve } = await openBackups();
    await insertKilled(db, 'killed', morning + 30 * day);
    const { began, program } = hangingProgram(folder);
    const server = serve({ program });
    const run = (await server.begin()) ?? 0;
    await began;
    expect(await server.read(run)).toMatchObject({ state: 'running' });
    expect((await server.list()).map(({ isRunning }) => isRunning)).toEqual([true, false]);
  });

  it('another can read a file only from the bucket', async () => {
    const { folder, serve } = await openBackups();
    const name = 'backup-2026-11-22T04-00-00Z.tar';
    await serve({ hasBucket: true, program: (made) => writeBackup(folder, made, true) }).look();
    const dataDir = await temporaryFolder();
    expect(await serve({ dataDir, hasBucket: true }).find(name)).toMatchObject({ name, bytes: 7 });
    expect(await serve({ dataDir }).find(name)).toBeUndefined();
    expect(await serve({ dataDir }).read(morning)).toMatchObject({ state: 'good', canDownload: false });
  });
});

it('rows of backups that are long gone are removed, but not by the time of a clock that has jumped', async () => {
  const { db, serve, now, pass } = await openBackups();
  let hasJumped = true;
  const server = serve({ deletionTime: () => (hasJumped ? undefined : now()) });
  const left = async () => {
    await server.look();
    const rows = await db.selectFrom('backups').select('started_at').orderBy('started_at').execute();
    return rows.map(({ started_at: startedAt }) => (startedAt - morning) / day);
  };
  expect(await left()).toEqual([0]);
  pass(120 * day);
  expect(await left()).toEqual([0, 120]);
  hasJumped = false;
  pass(day);
  expect(await left()).toEqual([120, 121]);
});

import { sql } from 'kysely';
import { listAdministrators } from '#server/accounts/administrators.ts';
import { createBackupRuns } from '#server/backup/scheduled/backup-runs.ts';
import type { Config } from '#server/config.ts';
import { isShared } from '#server/database/advisory-locks.ts';
import type { Db } from '#server/database/schema.ts';
import { readSeenTime } from '#server/database/server-clock.ts';
import { listPictureFileHashes, readStoredBytes } from '#server/pictures/picture-records.ts';
import type { PictureStore } from '#server/pictures/storage/picture-store.ts';
import { readQueueLength } from '#server/pictures/variants/picture-queue.ts';
import { listWarnings } from '#server/server-status.ts';
import { clockTolerance, conclude, problem, toMegabytes, warning } from './finding.ts';

/** What the tables themselves say; opening the database has checked that it is whole. */
export async function checkDatabase(db: Db, engine: string) {
  const administrators = await listAdministrators(db);
  return conclude(
    engine,
    administrators.every(({ disabled }) => disabled) &&
      problem('No administrator can sign in.', 'npm run admin -- add EMAIL'),
  );
}

export async function checkBackups(config: Config, db: Db, now: number) {
  const runs = () => createBackupRuns({ db, dataDir: config.dataDir }).list(now);
  const warnings = await listWarnings({ config, db, runs, free: () => Promise.resolve(Infinity), now });
  const late = warnings.find(({ kind }) => kind === 'backup');
  if (late) return [problem(late.message, 'npm run backup -- FILE')];
  const isOn = config.backups.times.length > 0;
  return conclude(
    isOn ? 'The last one is less than two days old.' : 'off',
    isOn &&
      config.backups.bucket === undefined &&
      warning(
        'Backups are only on the disk that holds the data.',
        'Set BACKUP_URL to a bucket of another provider, or copy DATA_DIR/backups elsewhere.',
      ),
  );
}

/** Names that are missing, the queue and the quota; `npm run pictures` reads every file. */
export async function checkStoredPictures(
  { storageLimits: { quota } }: Pick<Config, 'storageLimits'>,
  db: Db,
  store: PictureStore,
) {
  const pictures = await db.selectFrom('pictures').select('hash').execute();
  const missing = new Set((await listPictureFileHashes(db)).keys());
  for await (const name of store.list()) missing.delete(name);
  const used = await readStoredBytes(db);
  const { failed } = await readQueueLength(db);
  const amount = `${pictures.length} pictures, ${toMegabytes(used)} of ${toMegabytes(quota)} MB`;
  return conclude(
    amount,
    missing.size > 0 &&
      problem(
        `${missing.size} picture files that the database names are missing.`,
        'npm run pictures names them; send the pictures again, or take the files from a backup.',
      ),
    failed > 0 &&
      warning(
        `${failed} pictures could not be encoded and are shown as JPEG.`,
        'Send them again in another format.',
      ),
    used > quota * 0.9 &&
      (used >= quota ? problem : warning)(
        `${amount} (PICTURES_QUOTA) are used.`,
        'Delete packages for good, or raise PICTURES_QUOTA.',
      ),
  );
}

/** Compares the clock with the time seen last, and with that of a database server. @param now ms since 1970 */
export async function checkClock(db: Db, now: number) {
  const advice = 'Switch time synchronisation on: timedatectl set-ntp true';
  const { seen_at: seenAt = 0, jumped_to: jumpedTo = null } = (await readSeenTime(db)) ?? {};
  const skew = isShared(db) ? Math.abs((await readDatabaseTime(db)) - now) : 0;
  return conclude(
    iso(now),
    jumpedTo !== null &&
      warning(
        `The clock has jumped from ${iso(seenAt)} to ${iso(jumpedTo)}. Nothing is deleted until a second start of the server or 24 hours confirm the new time.`,
        `If the new time is wrong: ${advice}`,
      ),
    seenAt > now + clockTolerance &&
      problem(
        `It is ${iso(now)} here, but a server has seen ${iso(seenAt)}: the clock is wrong, or was.`,
        advice,
      ),
    skew > clockTolerance &&
      problem(
        `The clocks of this machine and of the database differ by ${Math.round(skew / 1000)} s.`,
        advice,
      ),
  );
}

async function readDatabaseTime(db: Db): Promise<number> {
  const query = sql<{ now: number }>`select extract(epoch from clock_timestamp()) * 1000 as now`;
  const { rows } = await query.execute(db);
  return Number(rows[0]?.now);
}

const iso = (time: number) => new Date(time).toISOString();

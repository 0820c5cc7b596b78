import { sql } from 'kysely';
import { listAdministrators } from '#server/accounts/administrators.ts';
import { createBackupRuns } from '#server/backup/scheduled/backup-runs.ts';
import type { Config } from '#server/config.ts';
import { isShared } from '#server/database/advisory-locks.ts';
import type { Db } from '#server/database/schema.ts';
import { readSeenTime } from '#server/database/server-clock.ts';
import { listWarnings } from '#server/operator-warnings.ts';
import { listPictureFileHashes, readStoredBytes } from '#server/pictures/picture-records.ts';
import type { PictureStore } from '#server/pictures/storage/picture-store.ts';
import { readQueueLength } from '#server/pictures/variants/picture-queue.ts';
import { megabyte, type Finding } from './finding.ts';

/** What the tables themselves say; opening the database has checked that it is whole. */
export async function checkDatabase(db: Db, engine: string): Promise<readonly Finding[]> {
  const subject = 'database';
  const administrators = await listAdministrators(db);
  if (administrators.some(({ disabled }) => !disabled)) return [{ subject, level: 'good', message: engine }];
  const message = 'No administrator can sign in.';
  return [{ subject, level: 'problem', message, advice: 'npm run admin -- add EMAIL' }];
}

export async function checkBackups(config: Config, db: Db, now: number): Promise<readonly Finding[]> {
  const subject = 'backups';
  const runs = () => createBackupRuns({ db, dataDir: config.dataDir }).list(now);
  const warnings = await listWarnings({ config, db, runs, free: () => Promise.resolve(Infinity), now });
  const late = warnings.find(({ kind }) => kind === 'backup');
  if (late) return [{ subject, level: 'problem', message: late.message, advice: 'npm run backup -- FILE' }];
  const isOn = config.backups.times.length > 0;
  if (isOn && config.backups.bucket === undefined)
    return [
      {
        subject,
        level: 'warning',
        message: 'Backups are only on the disk that holds the data.',
        advice: 'Set BACKUP_URL to a bucket of another provider, or copy DATA_DIR/backups elsewhere.',
      },
    ];
  return [{ subject, level: 'good', message: isOn ? 'The last one is less than two days old.' : 'off' }];
}

/** Names that are missing, the queue and the quota; `npm run pictures` reads every file. */
export async function checkStoredPictures(
  { storageLimits: { quota } }: Pick<Config, 'storageLimits'>,
  db: Db,
  store: PictureStore,
): Promise<readonly Finding[]> {
  const subject = 'pictures';
  const pictures = await db.selectFrom('pictures').select('hash').execute();
  const names = [...(await listPictureFileHashes(db)).keys()];
  const stored = new Set<string>();
  for await (const name of store.list()) stored.add(name);
  const missing = names.filter((name) => !stored.has(name)).length;
  const used = await readStoredBytes(db);
  const { failed } = await readQueueLength(db);
  const amount = `${pictures.length} pictures, ${Math.round(used / megabyte)} of ${Math.round(quota / megabyte)} MB`;
  const found: Finding[] = [];
  if (missing > 0)
    found.push({
      subject,
      level: 'problem',
      message: `${missing} picture files that the database names are missing.`,
      advice: 'npm run pictures names them; send the pictures again, or take the files from a backup.',
    });
  if (failed > 0)
    found.push({
      subject,
      level: 'warning',
      message: `${failed} pictures could not be encoded and are shown as JPEG.`,
      advice: 'Send them again in another format.',
    });
  if (used > quota * 0.9)
    found.push({
      subject,
      level: used >= quota ? 'problem' : 'warning',
      message: `${amount} (PICTURES_QUOTA) are used.`,
      advice: 'Delete packages for good, or raise PICTURES_QUOTA.',
    });
  return found.length > 0 ? found : [{ subject, level: 'good', message: amount }];
}

/** ms that clocks may differ. */
const tolerance = 60_000;

/** Compares the clock with the time seen last, and with that of a database server. @param now ms since 1970 */
export async function checkClock(db: Db, now: number): Promise<readonly Finding[]> {
  const subject = 'clock';
  const advice = 'Switch time synchronisation on: timedatectl set-ntp true';
  const found: Finding[] = [];
  const { seen_at: seenAt = 0, jumped_to: jumpedTo = null } = (await readSeenTime(db)) ?? {};
  if (jumpedTo !== null)
    found.push({
      subject,
      level: 'warning',
      message: `The clock has jumped from ${iso(seenAt)} to ${iso(jumpedTo)}. Nothing is deleted until a second start of the server or 24 hours confirm the new time.`,
      advice: `If the new time is wrong: ${advice}`,
    });
  if (seenAt > now + tolerance)
    found.push({
      subject,
      level: 'problem',
      message: `It is ${iso(now)} here, but a server has seen ${iso(seenAt)}: the clock is wrong, or was.`,
      advice,
    });
  if (isShared(db)) {
    const answer = await sql<{
      now: number;
    }>`select extract(epoch from clock_timestamp()) * 1000 as now`.execute(db);
    const skew = Math.abs(Number(answer.rows[0]?.now) - now);
    if (skew > tolerance)
      found.push({
        subject,
        level: 'problem',
        message: `The clocks of this machine and of the database differ by ${Math.round(skew / 1000)} s.`,
        advice,
      });
  }
  return found.length > 0 ? found : [{ subject, level: 'good', message: iso(now) }];
}

const iso = (time: number) => new Date(time).toISOString();

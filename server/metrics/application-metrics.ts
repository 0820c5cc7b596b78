import { setTimeout as pause } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import type { ServerStatus } from '#contract/server-status.ts';
import type { Schema } from '#server/database/schema.ts';
import { single, type Metric } from './exposition.ts';

export interface ApplicationDeps {
  readonly version: string;
  readonly db: Kysely<Schema>;
  readonly status: () => Promise<ServerStatus>;
  /** ms since 1970 */
  readonly now: number;
}

/** ms that a scrape waits for the database; common scrapers wait for 10 s. */
const timeout = 5000;

/** Without an answer of the database only that it is down. */
export async function readApplicationMetrics(deps: ApplicationDeps): Promise<readonly Metric[]> {
  const build: Metric = {
    name: 'banyan_build_info',
    type: 'gauge',
    help: 'Version of the program and of Node.js.',
    samples: [{ labels: { version: deps.version, node: process.version }, value: 1 }],
  };
  const stored = await readStored(deps);
  const up = single('banyan_database_up', 'gauge', 'Whether the database answers.', stored ? 1 : 0);
  return [build, up, ...(stored ?? [])];
}

async function readStored({ db, status, now }: ApplicationDeps): Promise<readonly Metric[] | undefined> {
  const timer = new AbortController();
  const read = async () => [
    ...(await readCatalogue(db)),
    await readSessions(db, now),
    ...metricsOf(await status()),
  ];
  try {
    return await Promise.race([read(), pause(timeout, undefined, { signal: timer.signal })]);
  } catch {
    return undefined;
  } finally {
    timer.abort();
  }
}

async function readCatalogue(db: Kysely<Schema>): Promise<readonly Metric[]> {
  const { version } = await db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow();
  const { packages } = await db
    .selectFrom('entities')
    .where('kind', '=', 'package')
    .where('deleted_at', 'is', null)
    .where('visibility', '=', 'public')
    .select(({ fn }) => fn.countAll().as('packages'))
    .executeTakeFirstOrThrow();
  return [
    single('banyan_catalogue_version', 'gauge', 'Raised by every change of the catalogue.', version),
    single('banyan_packages', 'gauge', 'Packages that visitors see.', Number(packages)),
  ];
}

async function readSessions(db: Kysely<Schema>, now: number): Promise<Metric> {
  const rows = await db
    .selectFrom('sessions')
    .select(['kind', sql<number>`cast(count(*) as integer)`.as('count')])
    .where('ends_at', '>', now)
    .groupBy('kind')
    .execute();
  const counts = new Map(rows.map(({ kind, count }) => [kind, count]));
  return {
    name: 'banyan_sessions',
    type: 'gauge',
    help: 'Sessions that have not ended.',
    samples: (['member', 'admin'] as const).map((kind) => ({
      labels: { kind },
      value: counts.get(kind) ?? 0,
    })),
  };
}

/** Not shown while it is unknown. */
const optional = (name: string, help: string, value: number | null | undefined): readonly Metric[] =>
  value === null || value === undefined ? [] : [single(name, 'gauge', help, value)];

function metricsOf({ backups, disk, pictures, mails }: ServerStatus): readonly Metric[] {
  return [
    single('banyan_pictures_waiting', 'gauge', 'Pictures that wait for their variants.', pictures.waiting),
    ...optional('banyan_pictures_bytes', 'Bytes of stored pictures.', pictures.used),
    single('banyan_pictures_quota_bytes', 'gauge', 'PICTURES_QUOTA.', pictures.quota),
    single('banyan_disk_free_bytes', 'gauge', 'Free on the disk of DATA_DIR.', disk.free),
    single('banyan_disk_size_bytes', 'gauge', 'Size of the disk of DATA_DIR.', disk.total),
    single('banyan_mails_waiting', 'gauge', 'Mails that wait for another try.', mails.waiting),
    single('banyan_mail_failing', 'gauge', 'Whether the last try failed.', mails.failure ? 1 : 0),
    ...optional(
      'banyan_backup_last_success_timestamp_seconds',
      'The last good backup, Unix time.',
      backups.last && backups.last.at / 1000,
    ),
    single(
      'banyan_backup_late',
      'gauge',
      'Whether it is older than two days.',
      backups.state === 'late' ? 1 : 0,
    ),
    single('banyan_backup_failing', 'gauge', 'Whether the last try failed.', backups.failure ? 1 : 0),
  ];
}

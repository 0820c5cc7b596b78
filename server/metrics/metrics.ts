import { sql } from 'kysely';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { ServerStatus } from '#contract/server-status.ts';
import { waitBriefly } from '#server/concurrency.ts';
import type { Db } from '#server/database/schema.ts';

/** Seconds, upper bounds: from an answer in memory to a save with pictures. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** RFC 9110, section 9.1, and RFC 5789; a client may send any other word. */
const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

export type RequestMetrics = ReturnType<typeof createRequestMetrics>;

/** Metrics of the application and of this process, and durations until an answer is ready, which its transfer follows. */
export function createRequestMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until an answer was ready, by route, method and status.',
    labelNames: ['route', 'method', 'status'],
    buckets,
    registers: [registry],
  });
  return {
    read: async (deps: ApplicationDeps): Promise<{ readonly body: string; readonly type: string }> => {
      const all = Registry.merge([registry, await readApplicationMetrics(deps)]);
      return { body: await all.metrics(), type: all.contentType };
    },
    /** @param route a pattern such as `/api/tours/package-detail/:id`, never an address of a client */
    observe: (route: string, method: string, status: number, seconds: number) =>
      durations.observe({ route, method: knownMethods.has(method) ? method : 'other', status }, seconds),
  };
}

interface ApplicationDeps {
  readonly version: string;
  readonly db: Db;
  readonly status: () => Promise<ServerStatus>;
  /** ms since 1970 */
  readonly now: number;
}

/** ms that a scrape waits for the database; common scrapers wait for 10 s. */
const timeout = 5000;

const count = sql<number>`cast(count(*) as integer)`;

/** Without an answer of the database only that it is down. */
async function readApplicationMetrics(deps: ApplicationDeps): Promise<Registry> {
  const registry = new Registry();
  const registers = [registry];
  const show = (name: string, help: string, value: number | null | undefined) => {
    // Not shown while it is unknown.
    if (value !== null && value !== undefined) new Gauge({ name, help, registers }).set(value);
  };
  const build = { name: 'banyan_build_info', help: 'Version of the program and of Node.js.', registers };
  const labels = { version: deps.version, node: process.version };
  new Gauge({ ...build, labelNames: Object.keys(labels) }).set(labels, 1);
  const stored = await waitBriefly(readStored(deps), databaseDown, timeout).catch(() => undefined);
  show('banyan_database_up', 'Whether the database answers.', stored ? 1 : 0);
  if (!stored) return registry;
  const { version, packages, sessions, status } = stored;
  const { backups, disk, pictures, mails } = status;
  show('banyan_catalogue_version', 'Raised by every change of the catalogue.', version);
  show('banyan_packages', 'Packages that visitors see.', packages);
  const kinds = { name: 'banyan_sessions', help: 'Sessions that have not ended.', registers };
  const counts = new Gauge({ ...kinds, labelNames: ['kind'] });
  for (const kind of ['member', 'admin'])
    counts.set({ kind }, sessions.find((row) => row.kind === kind)?.count ?? 0);
  show('banyan_pictures_waiting', 'Pictures that wait for their variants.', pictures.waiting);
  show('banyan_pictures_bytes', 'Bytes of stored pictures.', pictures.used);
  show('banyan_pictures_quota_bytes', 'PICTURES_QUOTA.', pictures.quota);
  show('banyan_disk_free_bytes', 'Free on the disk of DATA_DIR.', disk.free);
  show('banyan_disk_size_bytes', 'Size of the disk of DATA_DIR.', disk.total);
  show('banyan_mails_waiting', 'Mails that wait for another try.', mails.waiting);
  show('banyan_mail_failing', 'Whether the last try failed.', mails.failure ? 1 : 0);
  const lastGood = backups.last && backups.last.at / 1000;
  show('banyan_backup_last_success_timestamp_seconds', 'The last good backup, Unix time.', lastGood);
  show('banyan_backup_late', 'Whether it is older than two days.', backups.state === 'late' ? 1 : 0);
  show('banyan_backup_failing', 'Whether the last try failed.', backups.failure ? 1 : 0);
  return registry;
}

const databaseDown = () => new Error('The database does not answer');

async function readStored({ db, status, now }: ApplicationDeps) {
  const { version } = await db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow();
  const { packages } = await db
    .selectFrom('entities')
    .where('kind', '=', 'package')
    .where('deleted_at', 'is', null)
    .where('visibility', '=', 'public')
    .select(count.as('packages'))
    .executeTakeFirstOrThrow();
  const sessions = await db
    .selectFrom('sessions')
    .select(['kind', count.as('count')])
    .where('ends_at', '>', now)
    .groupBy('kind')
    .execute();
  return { version, packages, sessions, status: await status() };
}

import { mkdir } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { resumeReplacing } from './backup/replace-data.ts';
import { createBackupProgram } from './backup/scheduled/backup-program.ts';
import { createBackups } from './backup/scheduled/backups.ts';
import { createBrochureThreads } from './brochure/brochure-thread.ts';
import { day } from './clock.ts';
import { createBackgroundTasks, loadOnce } from './concurrency.ts';
import { readConfig, type Config } from './config.ts';
import { isShared } from './database/advisory-locks.ts';
import {
  findFolderPermissionWarning,
  lockFolder,
  removeLeftUploads,
  restrictFilePermissions,
} from './database/data-folder.ts';
import { openDatabase } from './database/database.ts';
import type { Db } from './database/schema.ts';
import { createServerClock } from './database/server-clock.ts';
import { createServer } from './http/app.ts';
import { listen } from './http/listener/http-server.ts';
import { createLog } from './log.ts';
import { createMailer } from './mail/mailer.ts';
import { createOutbox, openMailKey } from './mail/outbox.ts';
import { readStoredBytes, withPictureLock } from './pictures/picture-records.ts';
import { openPictureStore } from './pictures/storage/folder-store.ts';
import { readFreeSpace } from './pictures/storage/storage-quota.ts';
import { logSweep, sweepPictures } from './pictures/sweep.ts';
import { createEncoder } from './pictures/variants/encoder.ts';
import { fetchRenderer, programFiles, readVersion } from './program-files.ts';
import { seedDatabase } from './sample/load-sample-data.ts';
import { readStatus, listWarnings } from './server-status.ts';
import { createStartOutput } from './start-message.ts';

/** ms, at a stop for requests, then mails, then the rest, then the log; at start for the data folder's lock, first tasks. */
const timeouts = { requests: 60_000, mails: 10_000, cleanup: 3000, log: 1000, lock: 5000, firstTasks: 1000 };

const output = createStartOutput(process.stdout);
let log = createLog(output.isTerminal ? 'text' : 'json');
/** Writes the rest of the log first: at exit, pino would repeat a write into a closed pipe forever. */
const exit = (code: 0 | 1) => {
  log.flush(() => process.exit(code));
  setTimeout(() => process.exit(code), timeouts.log);
};
const fail = (cause: unknown) => {
  output.failed();
  process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}\n`);
  exit(1);
};
const fatal = (cause: unknown) => {
  log.error({ error: cause });
  fail(cause);
};
process.on('uncaughtException', fatal);

/** Imported with the first upload: the library of pictures takes a third of the time of a start. */
const loadPictureProcessor = loadOnce(async () => {
  const { createPictureProcessor } = await import('./pictures/processing/process-picture.ts');
  return createPictureProcessor();
});

async function start(config: Config): Promise<void> {
  const { dataDir, databaseUrl, publicUrl, adminEmail } = config;
  if (config.logFormat !== undefined) log = createLog(config.logFormat);
  log.level = config.logLevel;
  restrictFilePermissions();
  const releaseFolderLock = databaseUrl === undefined ? lockFolder(dataDir, timeouts.lock) : undefined;
  if (releaseFolderLock) await resumeReplacing(dataDir);
  await mkdir(dataDir, { recursive: true });
  const database = await openDatabase(config, 'always');
  const { db } = database;
  log.info({ event: 'database opened', engine: database.engine });
  const pictures = openPictureStore(config);
  const warning = await findFolderPermissionWarning(dataDir);
  if (warning !== undefined) log.warn({ event: warning });
  // Other processes may share the folder, unless this one has its lock.
  const spoolFolder = join(dataDir, 'uploads');
  await removeLeftUploads(spoolFolder, releaseFolderLock !== undefined);
  const clock = createServerClock({ db, name: `${hostname()}-${config.port}`, log });
  await clock.record();
  const sweep = async (lock: Db) =>
    logSweep(log, await sweepPictures(lock, pictures, { now: clock.deletionTime() }));
  const isSharedDatabase = isShared(db);
  if (!isSharedDatabase) await withPictureLock(db, sweep);
  const seed = { config, db, store: pictures, folder: programFiles.sample };
  output.prepared({ publicUrl, adminEmail, administrator: await seedDatabase(seed) });

  const background = createBackgroundTasks(log);
  const mailer = createMailer(config, clock);
  const key = await openMailKey(dataDir, log);
  const outbox = createOutbox({ db, mailer, key, clock, background, log });
  const version = await readVersion(dirname(programFiles.built));
  const free = () => readFreeSpace(dataDir);
  const backups = createBackups({ config, db, program: createBackupProgram(programFiles.cli), clock, log });
  const status = () =>
    readStatus({
      version,
      config,
      db,
      backups,
      mails: outbox.status,
      now: clock.now(),
    });
  const warnings = () => listWarnings({ config, db, runs: backups.list, free, now: clock.now() });
  const server = await createServer({
    config,
    version,
    database,
    pictures,
    space: { free, used: () => readStoredBytes(db), sweep },
    processPicture: async (bytes, fileName, kind) => (await loadPictureProcessor())(bytes, fileName, kind),
    encodeVariants: createEncoder({ program: programFiles.encoder }),
    clock,
    log,
    outbox,
    warnings,
    status,
    backups,
    background,
    siteFolder: join(programFiles.built, 'site'),
    renderer: fetchRenderer,
    renderBrochure: createBrochureThreads(programFiles.brochureWorker, programFiles.fonts),
    spoolFolder,
  });
  const listening = await listen(server, log, config);
  output.listening(publicUrl);
  background.run('looking for warnings', async () => {
    for (const { kind, message } of await warnings()) log.warn({ event: 'warning', kind }, message);
  });
  server.pictureWorker.start();
  server.packageCounter.start();
  outbox.wake();
  if (isSharedDatabase) background.run('sweeping pictures', () => withPictureLock(db, sweep));
  const expire = () => background.run('deleting what was kept long enough', () => server.expire());
  expire();
  const recordTime = () => void clock.record().then((outcome) => outcome === 'confirmed' && expire());
  const timers = [setInterval(expire, day), setInterval(recordTime, clock.interval)];
  backups.start();

  const stop = async () => {
    log.info({ event: 'stopping' });
    const longest = config.drain + timeouts.requests + timeouts.mails + timeouts.cleanup;
    setTimeout(() => fatal(new Error('The server did not stop in time')), longest).unref();
    for (const timer of timers) clearInterval(timer);
    const workerStopped = server.pictureWorker.stop();
    await Promise.all([backups.stop(), listening.stop(timeouts.requests, config.drain)]);
    outbox.stop();
    const stopped = [background.idle(), workerStopped, server.packageCounter.stop()];
    await Promise.race([Promise.all(stopped), pause(timeouts.mails)]);
    await database.close();
    releaseFolderLock?.();
    log.info({ event: 'stopped' });
    exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop().catch(fatal));
  // What they warn of comes before what a terminal shows last.
  await Promise.race([background.idle(), pause(timeouts.firstTasks)]);
  output.ended();
}

try {
  await start(readConfig(process.env));
} catch (cause) {
  (output.isTerminal ? fail : fatal)(cause);
}

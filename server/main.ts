import { mkdir, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { PageRenderer } from '#contract/page-renderer.ts';
import { systemClock } from './accounts/clock.ts';
import { createServer } from './app.ts';
import { createBackground } from './background.ts';
import { finishReplacing } from './backup/replace.ts';
import { readConfig, type Config } from './config.ts';
import { openDatabase } from './data/database.ts';
import { lockFolder } from './data/folder-lock.ts';
import { keepFilesPrivate, openFolderWarning } from './data/private-files.ts';
import { inTurn, isShared } from './data/turns.ts';
import { listen } from './http/http-server.ts';
import { createLog } from './log.ts';
import { createMailer } from './mail/create-mailer.ts';
import { createMailQueue } from './mail/mail-queue.ts';
import { freeSpace } from './pictures/free-space.ts';
import { openPictureStore } from './pictures/open-store.ts';
import { createPictureProcessor } from './pictures/process.ts';
import { logSweep, sweepPictures } from './pictures/sweep.ts';
import { fillFirst } from './first-start.ts';
import { listWarnings } from './warnings.ts';

/** ms, at a stop for requests, then mails, then the rest; at start for the data folder's lock. */
const patience = { requests: 60_000, mails: 10_000, rest: 3000, lock: 5000 };

const { log, flush } = createLog();
const say = (line: string) => void process.stdout.write(`${line}\n`);
const give = (cause: unknown): never => {
  log.error({ error: cause });
  flush();
  process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}\n`);
  process.exit(1);
};
process.on('uncaughtException', give);

/** `dist`: the bundled server's parent folder, or in the project when this runs from source. */
function builtFolder(): string {
  const here = dirname(fileURLToPath(import.meta.url));
  return basename(dirname(here)) === 'dist' ? dirname(here) : join(dirname(here), 'dist');
}

let renderer: Promise<PageRenderer> | undefined;

/** Imported with the first page, so that the start does not wait for it. */
function fetchRenderer(): Promise<PageRenderer> {
  const address = pathToFileURL(join(builtFolder(), 'render', 'render-page.js')).href;
  renderer ??= import(/* @vite-ignore */ address).then(
    (module: { renderer: PageRenderer }) => module.renderer,
  );
  return renderer;
}

async function start(config: Config): Promise<void> {
  keepFilesPrivate();
  const leaveFolder =
    config.databaseUrl === undefined ? lockFolder(config.dataDir, patience.lock) : undefined;
  if (leaveFolder) await finishReplacing(config.dataDir);
  await mkdir(config.dataDir, { recursive: true });
  const database = await openDatabase(config);
  log.info({ event: 'database opened', engine: database.engine });
  const pictures = openPictureStore(config);
  const warning = await openFolderWarning(config.dataDir);
  if (warning !== undefined) log.warn({ event: warning });
  // Other processes may share the folder, unless this one has its lock.
  const processName = `${hostname()}-${config.port}`;
  const spoolFolder = join(config.dataDir, 'uploads', processName);
  await rm(leaveFolder ? dirname(spoolFolder) : spoolFolder, { recursive: true, force: true });
  const sweep = async () => logSweep(log, await sweepPictures(database.db, pictures, { now: Date.now() }));
  const shared = isShared(database.db);
  if (!shared) await sweep();
  await fillFirst({ config, db: database.db, store: pictures, folder: join(builtFolder(), 'sample') }, say);

  const background = createBackground(log);
  const mailQueue = createMailQueue({
    mailer: createMailer(config, systemClock),
    folder: join(config.dataDir, 'mail-queue', leaveFolder ? '' : processName),
    clock: systemClock,
    log,
  });
  const free = () => freeSpace(config.dataDir);
  const warnings = () => listWarnings({ config, db: database.db, free, now: Date.now() });
  const server = await createServer({
    config,
    database,
    pictures,
    space: {
      free,
      used: () => pictures.used(),
      sweep,
    },
    processPicture: createPictureProcessor(),
    clock: systemClock,
    log,
    mailer: mailQueue,
    warnings,
    background,
    siteFolder: join(builtFolder(), 'site'),
    renderer: fetchRenderer,
    spoolFolder,
  });
  const listening = await listen(server, log, config);
  say(config.publicUrl);
  background.run('looking for warnings', async () => {
    for (const { kind, message } of await warnings()) log.warn({ event: 'warning', kind }, message);
  });
  background.run('taking up waiting mails', () => mailQueue.resume());
  if (shared) background.run('sweeping pictures', () => inTurn(database.db, 'pictures', sweep));

  const stop = async () => {
    setTimeout(
      () => give(new Error('The server did not stop in time')),
      config.drain + patience.requests + patience.mails + patience.rest,
    ).unref();
    mailQueue.stop();
    await listening.stop(patience.requests, config.drain);
    await Promise.race([background.idle(), pause(patience.mails)]);
    await database.close();
    leaveFolder?.();
    flush();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop().catch(give));
}

try {
  await start(readConfig(process.env));
} catch (cause) {
  give(cause);
}

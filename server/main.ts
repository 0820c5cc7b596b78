import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { systemClock } from './accounts/clock.ts';
import { createServer } from './app.ts';
import { createBackground } from './background.ts';
import { readConfig, type Config } from './config.ts';
import { openDatabase } from './data/database.ts';
import { listen } from './http/http-server.ts';
import { createLog } from './log.ts';
import { createMailer } from './mail/create-mailer.ts';
import { createPatientMailer } from './mail/patient-mailer.ts';
import { createFolderStore } from './pictures/folder-store.ts';
import { freeSpace } from './pictures/free-space.ts';
import { createPictureProcessor } from './pictures/process.ts';
import { createS3Store } from './pictures/s3-store.ts';
import { sweepPictures } from './pictures/sweep.ts';
import { fillFirst } from './first-start.ts';

/** Milliseconds after a signal to stop for running requests to finish, then for mails, then for everything else. */
const patience = { requests: 10_000, mails: 10_000, rest: 3000 };

const { log, flush } = createLog();
const say = (line: string) => void process.stdout.write(`${line}\n`);
const give = (cause: unknown): never => {
  log.error({ error: cause });
  flush();
  process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}\n`);
  process.exit(1);
};
process.on('uncaughtException', give);

/** `dist`: beside the bundled server, or in the project when this runs from source. */
function builtFolder(): string {
  const here = dirname(fileURLToPath(import.meta.url));
  return basename(dirname(here)) === 'dist' ? dirname(here) : join(dirname(here), 'dist');
}

async function start(config: Config): Promise<void> {
  const database = await openDatabase(config);
  const pictures = config.bucket
    ? createS3Store(config.bucket)
    : createFolderStore(join(config.dataDir, 'pictures'));
  const spoolFolder = join(config.dataDir, 'uploads');
  await rm(spoolFolder, { recursive: true, force: true });
  await sweepPictures(database.db, pictures);
  await fillFirst({ config, db: database.db, store: pictures, folder: join(builtFolder(), 'sample') }, say);

  const background = createBackground(log);
  const server = await createServer({
    config,
    database,
    pictures,
    disk: {
      free: () => freeSpace(config.dataDir),
      used: () => pictures.used(),
      // Beside other servers a picture without a record may be one that another is about to record.
      sweep: config.databaseUrl === undefined ? () => sweepPictures(database.db, pictures) : undefined,
    },
    processPicture: createPictureProcessor(),
    clock: systemClock,
    log,
    mailer: createPatientMailer(createMailer(config, systemClock), log),
    background,
    siteFolder: join(builtFolder(), 'site'),
    spoolFolder,
  });
  const listening = await listen(server, log, config);
  say(config.publicUrl);

  const stop = async () => {
    setTimeout(
      () => give(new Error('The server did not stop in time')),
      patience.requests + patience.mails + patience.rest,
    ).unref();
    await listening.stop(patience.requests);
    await Promise.race([background.idle(), pause(patience.mails)]);
    await database.close();
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

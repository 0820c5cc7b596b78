import { parseArgs } from 'node:util';
import { backUp } from '#server/backup/backup.ts';
import { openBackupSource } from '#server/backup/backup-source.ts';
import { checkBackup } from '#server/backup/check-backup.ts';
import { recordBackup } from '#server/backup/last-backup.ts';
import { createBackupBucket } from '#server/backup/scheduled/backup-bucket.ts';
import { backupFile, makeBackup } from '#server/backup/scheduled/make-backup.ts';
import {
  exitCodes,
  UsageError,
  type CommandContext,
  type ExitCode,
  type RunCommand,
} from '#server/cli/command.ts';
import { readConfig, type Config } from '#server/config.ts';

/**
 * `npm run backup -- FILE`. The server runs it with `--scheduled NAME`, for a file in `backups` of DATA_DIR, and
 * `--upload NAME`, into BACKUP_URL, both with `--kept-from TIME` (`server/backup/scheduled/backup-program.ts`).
 */
export const runBackup: RunCommand = async (args, context) => {
  const { scheduled, upload, file, keptFrom } = readArguments(args);
  const config = readConfig(context.environment);
  if (scheduled !== undefined) return makeScheduled(config, scheduled, keptFrom, context);
  if (upload !== undefined) return uploadScheduled(config, upload, keptFrom);
  return makeFile(config, file, context);
};

function readArguments(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { scheduled: text, upload: text, 'kept-from': text },
  });
  const { scheduled, upload, 'kept-from': keptFrom } = values;
  const [first, ...rest] = [scheduled, upload, ...positionals].filter((value) => value !== undefined);
  if (first === undefined || rest.length > 0) throw new UsageError();
  // Without the bounds of a running server, no backup is removed.
  return { scheduled, upload, file: first, keptFrom: Number(keptFrom ?? 0) };
}

/** The counts say what was left out. */
const missingPictures = (missing: readonly string[]) =>
  `${missing.length} picture files that the database names are missing, and so in the backup: ${missing.slice(0, 20).join(', ')}${missing.length > 20 ? ' and more' : ''}`;

async function makeScheduled(
  config: Config,
  name: string,
  keptFrom: number,
  { print, complain }: CommandContext,
): Promise<ExitCode> {
  const made = await makeBackup({
    config,
    name,
    now: Date.now(),
    keptFrom,
    onProgress: printPercents(print),
  });
  if (made.outcome === 'incomplete') {
    complain(missingPictures(made.missing));
    return exitCodes.incomplete;
  }
  print(JSON.stringify({ bytes: made.bytes, sha256: made.sha256 }));
  return exitCodes.done;
}

/** A line for each percent; the server reads them (`backup-program.ts`). */
function printPercents(print: CommandContext['print']): (share: number) => void {
  let last = -1;
  return (share) => {
    const percent = Math.floor(share * 100);
    if (percent === last) return;
    last = percent;
    print(JSON.stringify({ share: percent / 100 }));
  };
}

async function uploadScheduled(config: Config, name: string, keptFrom: number): Promise<ExitCode> {
  const { publicUrl, dataDir, backups } = config;
  if (!backups.bucket) throw new Error('BACKUP_URL is not set.');
  const bucket = createBackupBucket({ ...backups.bucket, publicUrl });
  await bucket.upload(backupFile(dataDir, name));
  await bucket.removeExpired(backups.timeZone, keptFrom);
  return exitCodes.done;
}

async function makeFile(
  config: Config,
  file: string,
  { print, complain }: CommandContext,
): Promise<ExitCode> {
  const { shown, pictures, missing } = await backUp(openBackupSource(config), file);
  await checkBackup(file);
  const isWhole = missing.length === 0;
  if (isWhole)
    await recordBackup(config.dataDir, Date.now()).catch((cause: Error) =>
      complain(`Warning: the backup is complete, but DATA_DIR cannot remember it: ${cause.message}`),
    );
  else complain(`Warning: ${missingPictures(missing)}`);
  print(`${file}: ${shown.packages} packages, ${shown.destinations} destinations, ${pictures} picture files`);
  return isWhole ? exitCodes.done : exitCodes.incomplete;
}

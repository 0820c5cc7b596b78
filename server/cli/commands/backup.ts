import { parseArgs } from 'node:util';
import type { BackupProgress } from '#contract/backups.ts';
import { backUp } from '#server/backup/backup.ts';
import { checkBackup } from '#server/backup/check-backup.ts';
import { recordBackup } from '#server/backup/backup-state.ts';
import { makeBackup } from '#server/backup/scheduled/make-backup.ts';
import {
  exitCodes,
  UsageError,
  type CommandContext,
  type ExitCode,
  type RunCommand,
} from '#server/cli/command.ts';
import { readConfig, type Config } from '#server/config.ts';

/**
 * `npm run backup -- FILE`. The server runs it with `--scheduled NAME`, for a file in `backups` of DATA_DIR and a copy
 * in BACKUP_URL, and `--kept-from TIME` (`server/backup/scheduled/backup-program.ts`).
 */
export const runBackup: RunCommand = async (args, context) => {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { scheduled: text, 'kept-from': text },
  });
  const { scheduled, 'kept-from': keptFrom } = values;
  const [first, ...rest] = [scheduled, ...positionals].filter((value) => value !== undefined);
  if (first === undefined || rest.length > 0) throw new UsageError();
  const config = readConfig(context.environment);
  if (scheduled === undefined) return makeFile(config, first, context);
  // Without the time of a running server, no backup is removed.
  return makeScheduled(config, scheduled, Number(keptFrom ?? 0), context);
};

/** The counts say what was left out. */
const missingPictures = (missing: readonly string[]) =>
  `${missing.length} picture files that the database names are missing, and so in the backup: ${missing.slice(0, 20).join(', ')}${missing.length > 20 ? ' and more' : ''}`;

async function makeScheduled(
  config: Config,
  name: string,
  keptFrom: number,
  { print, complain }: CommandContext,
): Promise<ExitCode> {
  const missing = await makeBackup({ config, name, keptFrom, onProgress: printProgress(print) });
  if (missing.length === 0) return exitCodes.done;
  complain(missingPictures(missing));
  return exitCodes.incomplete;
}

/** A line for each step and percent; the server reads them (`backup-program.ts`). */
function printProgress(print: CommandContext['print']): (progress: BackupProgress) => void {
  let last = '';
  return ({ step, share }) => {
    const line = JSON.stringify({ step, share: share === null ? null : Math.floor(share * 100) / 100 });
    if (line !== last) print(line);
    last = line;
  };
}

async function makeFile(
  config: Config,
  file: string,
  { print, complain }: CommandContext,
): Promise<ExitCode> {
  const { shown, pictures, missing } = await backUp(config, file);
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

import { parseArgs } from 'node:util';
import type { BackupProgress } from '#contract/backups.ts';
import type { Manifest } from '#server/backup/archive.ts';
import { requireEmbeddedFolder } from '#server/backup/assert-database.ts';
import { backUp } from '#server/backup/backup.ts';
import { checkBackup } from '#server/backup/check-backup.ts';
import { recordBackup } from '#server/backup/backup-state.ts';
import { restore } from '#server/backup/restore.ts';
import { makeBackup } from '#server/backup/scheduled/make-backup.ts';
import { exitCodes, UsageError, type CommandContext, type RunCommand } from '#server/cli/command.ts';
import { readConfig, type Config } from '#server/config.ts';

/**
 * `npm run backup -- FILE`. The server runs it with `--scheduled NAME`, for a file in `backups` of DATA_DIR and a copy
 * in BACKUP_URL, and `--kept-from TIME` (`server/backup/scheduled/backup-program.ts`).
 */
export const runBackup: RunCommand = async (args, context) => {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { scheduled: text, 'kept-from': text },
  });
  const { scheduled, 'kept-from': keptFrom } = values;
  const first = onlyOne([scheduled ?? [], positionals].flat());
  const config = readConfig(context.environment);
  if (scheduled === undefined) return makeFile(config, first, context);
  // Without the time of a running server, no backup is removed.
  return makeScheduled(config, scheduled, Number(keptFrom ?? 0), context);
};

export const runRestore: RunCommand = async (args, { environment, print, complain }) => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false } },
  });
  const file = onlyOne(positionals);
  const dataDir = requireEmbeddedFolder(readConfig(environment));
  const { manifest, formerDataDir } = await restore(file, dataDir, values);
  const { missing, createdAt } = manifest;
  print(
    `${dataDir} holds the backup of ${new Date(createdAt).toISOString()}: ${formatCounts(manifest)}. Everybody signs in anew.`,
  );
  if (missing.length > 0) complain(`Warning: pictures that were missing already: ${missing.join(', ')}`);
  if (formerDataDir !== undefined)
    print(`What was there before is in ${formerDataDir}; delete it when all is well.`);
  return exitCodes.done;
};

function onlyOne([first, ...rest]: readonly string[]): string {
  if (first === undefined || rest.length > 0) throw new UsageError();
  return first;
}

const formatCounts = ({ shown, pictures }: Manifest) =>
  `${shown.packages} packages, ${shown.destinations} destinations, ${pictures} picture files`;

/** The counts say what was left out. */
const missingPictures = (missing: readonly string[]) =>
  `${missing.length} picture files that the database names are missing, and so in the backup: ${missing.slice(0, 20).join(', ')}${missing.length > 20 ? ' and more' : ''}`;

async function makeScheduled(config: Config, name: string, keptFrom: number, context: CommandContext) {
  const missing = await makeBackup({ config, name, keptFrom, onProgress: printProgress(context.print) });
  if (missing.length === 0) return exitCodes.done;
  context.complain(missingPictures(missing));
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

async function makeFile(config: Config, file: string, { print, complain }: CommandContext) {
  const manifest = await backUp(config, file);
  const { missing } = manifest;
  await checkBackup(file);
  const isWhole = missing.length === 0;
  if (isWhole)
    await recordBackup(config.dataDir, Date.now()).catch((cause: Error) =>
      complain(`Warning: the backup is complete, but DATA_DIR cannot remember it: ${cause.message}`),
    );
  else complain(`Warning: ${missingPictures(missing)}`);
  print(`${file}: ${formatCounts(manifest)}`);
  return isWhole ? exitCodes.done : exitCodes.incomplete;
}

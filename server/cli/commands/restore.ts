import { parseArgs } from 'node:util';
import { requireEmbeddedFolder } from '#server/backup/assert-database.ts';
import { restore } from '#server/backup/restore.ts';
import { exitCodes, UsageError, type RunCommand } from '#server/cli/command.ts';
import { readConfig } from '#server/config.ts';

export const runRestore: RunCommand = async (args, { environment, print, complain }) => {
  const { file, replace } = readArguments(args);
  const dataDir = requireEmbeddedFolder(readConfig(environment));
  const { manifest, formerDataDir } = await restore(file, dataDir, { replace });
  const { shown, pictures, missing, createdAt } = manifest;
  print(
    `${dataDir} holds the backup of ${new Date(createdAt).toISOString()}: ${shown.packages} packages, ` +
      `${shown.destinations} destinations, ${pictures} picture files. Everybody signs in anew.`,
  );
  if (missing.length > 0) complain(`Warning: pictures that were missing already: ${missing.join(', ')}`);
  if (formerDataDir !== undefined)
    print(`What was there before is in ${formerDataDir}; delete it when all is well.`);
  return exitCodes.done;
};

function readArguments(args: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false } },
  });
  const [file, ...rest] = positionals;
  if (file === undefined || rest.length > 0) throw new UsageError();
  return { file, replace: values.replace };
}

/** `npm run restore -- FILE [--replace]`: restores a backup into DATA_DIR, while no server uses it. */
import { parseArgs } from 'node:util';
import { requireEmbeddedFolder } from '#server/backup/assert-database.ts';
import { restore } from '#server/backup/restore.ts';
import { readConfig } from '#server/config.ts';
import { restrictFilePermissions } from '#server/database/data-folder.ts';

const usage = 'Usage: npm run restore -- FILE [--replace]';

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { replace: { type: 'boolean', default: false } },
    });
    const [file, ...rest] = positionals;
    if (file !== undefined && rest.length === 0) return { file, replace: values.replace };
  } catch {
    // An unknown option.
  }
  throw new Error(usage);
}

try {
  const { file, replace } = readArguments();
  restrictFilePermissions();
  const dataDir = requireEmbeddedFolder(readConfig(process.env));
  const { manifest, formerDataDir } = await restore(file, dataDir, { replace });
  const { rows, pictures, missing, createdAt } = manifest;
  console.log(
    `${dataDir} holds the backup of ${new Date(createdAt).toISOString()}: ${rows['packages'] ?? 0} packages, ` +
      `${rows['destinations'] ?? 0} destinations, ${pictures} picture files. Everybody signs in anew.`,
  );
  if (missing.length > 0) console.error(`Warning: pictures that were missing already: ${missing.join(', ')}`);
  if (formerDataDir !== undefined)
    console.log(`What was there before is in ${formerDataDir}; delete it when all is well.`);
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : String(cause));
  process.exitCode = 1;
}

/** `npm run backup -- FILE`: DATA_DIR in one file, also while the server runs. Exit code 2: pictures are missing. */
import { backUp } from '#server/backup/backup.ts';
import { requireEmbeddedFolder } from '#server/backup/assert-database.ts';
import { recordBackup } from '#server/backup/last-backup.ts';
import { readConfig } from '#server/config.ts';
import { restrictFilePermissions } from '#server/database/data-folder.ts';

try {
  const [file, ...rest] = process.argv.slice(2);
  if (file === undefined || rest.length > 0 || file.startsWith('-'))
    throw new Error('Usage: npm run backup -- FILE');
  restrictFilePermissions();
  const dataDir = requireEmbeddedFolder(readConfig(process.env));
  const { rows, pictures, missing } = await backUp(dataDir, file);
  if (missing.length > 0) {
    console.error(
      `Warning: these pictures are missing in ${dataDir}, and so in the backup: ${missing.join(', ')}`,
    );
    process.exitCode = 2;
  } else await recordBackup(dataDir, Date.now());
  console.log(
    `${file}: ${rows['packages'] ?? 0} packages, ${rows['destinations'] ?? 0} destinations, ${pictures} picture files`,
  );
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : String(cause));
  process.exitCode = 1;
}

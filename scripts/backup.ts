/**
 * `npm run backup -- FILE`: database and pictures in one file, also while servers run. Exit code 2: pictures are missing.
 * The server runs it with `--scheduled NAME`, for a file in `backups` of DATA_DIR, and `--upload NAME`, into BACKUP_URL.
 */
import { parseArgs } from 'node:util';
import { backUp } from '#server/backup/backup.ts';
import { openBackupSource } from '#server/backup/backup-source.ts';
import { checkBackup } from '#server/backup/check-backup.ts';
import { recordBackup } from '#server/backup/last-backup.ts';
import { createBackupBucket } from '#server/backup/scheduled/backup-bucket.ts';
import { backupFile, makeBackup } from '#server/backup/scheduled/make-backup.ts';
import { readConfig, type Config } from '#server/config.ts';
import { restrictFilePermissions } from '#server/database/data-folder.ts';

const usage = 'Usage: npm run backup -- FILE';

function readArguments() {
  try {
    const text = { type: 'string' } as const;
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { scheduled: text, upload: text },
    });
    const { scheduled, upload } = values;
    const [first, ...rest] = [scheduled, upload, ...positionals].filter((value) => value !== undefined);
    if (first !== undefined && rest.length === 0) return { scheduled, upload, file: first };
  } catch {
    // An unknown option.
  }
  throw new Error(usage);
}

/** The counts say what was left out. */
const missingPictures = (missing: readonly string[]) =>
  `${missing.length} picture files that the database names are missing, and so in the backup: ${missing.slice(0, 20).join(', ')}${missing.length > 20 ? ' and more' : ''}`;

async function makeScheduled(config: Config, name: string): Promise<void> {
  const made = await makeBackup({ config, name, now: Date.now() });
  if (made.outcome === 'incomplete') {
    console.error(missingPictures(made.missing));
    process.exitCode = 2;
    return;
  }
  console.log(JSON.stringify({ bytes: made.bytes, sha256: made.sha256 }));
}

async function uploadScheduled(config: Config, name: string): Promise<void> {
  const { publicUrl, dataDir, backups } = config;
  if (!backups.bucket) throw new Error('BACKUP_URL is not set.');
  const bucket = createBackupBucket({ ...backups.bucket, publicUrl });
  await bucket.upload(backupFile(dataDir, name));
  await bucket.removeExpired(backups.timeZone);
}

async function makeFile(config: Config, file: string): Promise<void> {
  const { rows, pictures, missing } = await backUp(openBackupSource(config), file);
  await checkBackup(file);
  if (missing.length > 0) {
    console.error(`Warning: ${missingPictures(missing)}`);
    process.exitCode = 2;
  } else await recordBackup(config.dataDir, Date.now());
  console.log(
    `${file}: ${rows['packages'] ?? 0} packages, ${rows['destinations'] ?? 0} destinations, ${pictures} picture files`,
  );
}

try {
  const given = readArguments();
  restrictFilePermissions();
  const config = readConfig(process.env);
  if (given.scheduled !== undefined) await makeScheduled(config, given.scheduled);
  else if (given.upload !== undefined) await uploadScheduled(config, given.upload);
  else await makeFile(config, given.file);
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : String(cause));
  process.exitCode = 1;
}

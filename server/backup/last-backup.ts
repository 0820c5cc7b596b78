import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { latestTime } from '#server/clock.ts';

const lastBackupFile = (dataDir: string) => path.join(dataDir, 'last-backup.json');

const LastBackupSchema = v.pipe(v.string(), v.parseJson(), v.object({ at: v.number() }));

/** Records in a data folder that a backup of it by hand is complete. @param at ms since 1970 */
export async function recordBackup(dataDir: string, at: number): Promise<void> {
  await writeFile(lastBackupFile(dataDir), `${JSON.stringify({ at })}\n`);
}

/** ms since 1970; of the last one by hand; undefined when none is recorded, or one from the future. @param now ms since 1970 */
export async function readLastBackup(dataDir: string, now: number): Promise<number | undefined> {
  const text = await readFile(lastBackupFile(dataDir), 'utf8').catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'ENOENT') return undefined;
    throw cause;
  });
  const result = v.safeParse(LastBackupSchema, text);
  return result.success && result.output.at <= latestTime(now) ? result.output.at : undefined;
}

import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';

const lastBackupFile = (dataDir: string) => path.join(dataDir, 'last-backup.json');

const LastBackupSchema = v.pipe(v.string(), v.parseJson(), v.object({ at: v.number() }));

/** Records in a data folder that its backup is complete. @param at ms since 1970 */
export async function recordBackup(dataDir: string, at: number): Promise<void> {
  await writeFile(lastBackupFile(dataDir), `${JSON.stringify({ at })}\n`);
}

/** ms since 1970; undefined when no backup is recorded. */
export async function readLastBackup(dataDir: string): Promise<number | undefined> {
  const text = await readFile(lastBackupFile(dataDir), 'utf8').catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'ENOENT') return undefined;
    throw cause;
  });
  const result = v.safeParse(LastBackupSchema, text);
  return result.success ? result.output.at : undefined;
}

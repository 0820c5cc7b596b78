import { stat } from 'node:fs/promises';

/** Sets the umask: new files get 0600 and folders 0700. */
export function restrictFilePermissions(): void {
  process.umask(0o077);
}

/** A warning when other users of the machine can look into a data folder; undefined when they cannot. */
export async function findFolderPermissionWarning(dataDir: string): Promise<string | undefined> {
  const { mode } = await stat(dataDir);
  if ((mode & 0o077) === 0) return undefined;
  return `Other users of this machine can look into ${dataDir}. Keep them out: chmod -R go= ${dataDir}`;
}

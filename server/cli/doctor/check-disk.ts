import { mkdtemp, rm, statfs } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '#server/config.ts';
import { findFolderPermissionWarning } from '#server/database/data-folder.ts';
import { megabyte, type Finding } from './finding.ts';

/** Space, permissions, and whether files can be made. @throws when they cannot */
export async function checkDisk({
  dataDir,
  storageLimits: { reserve },
}: Pick<Config, 'dataDir' | 'storageLimits'>): Promise<readonly Finding[]> {
  const subject = 'disk';
  await rm(await mkdtemp(path.join(dataDir, 'doctor-')), { recursive: true });
  const { bavail, bsize, files, ffree } = await statfs(dataDir);
  const free = bavail * bsize;
  const space = `${Math.round(free / megabyte)} MB are free on the disk of ${dataDir}`;
  const found: Finding[] = [];
  if (free < 2 * reserve)
    found.push({
      subject,
      level: free < reserve ? 'problem' : 'warning',
      message: `${space}; below ${Math.round(reserve / megabyte)} MB (DISK_RESERVE) no picture can be saved.`,
      advice: 'Free space, or take a larger disk.',
    });
  // Some file systems have no fixed number of files and say 0.
  if (files > 0 && ffree / files < 0.02)
    found.push({
      subject,
      level: 'warning',
      message: `The disk of ${dataDir} can take only ${ffree} more files.`,
      advice: 'Remove files (inodes), or take a larger disk.',
    });
  const permissions = await findFolderPermissionWarning(dataDir);
  if (permissions !== undefined)
    found.push({
      subject,
      level: 'warning',
      message: `Other users of this machine can look into ${dataDir}.`,
      advice: `chmod -R go= ${dataDir}`,
    });
  return found.length > 0 ? found : [{ subject, level: 'good', message: space }];
}

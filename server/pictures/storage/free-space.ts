import { statfs } from 'node:fs/promises';

/** Bytes that this process may still write on the disk of a folder. */
export async function readFreeSpace(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** The folder is deleted after the work. */
export async function withSpool<T>(parent: string, work: (folder: string) => Promise<T>): Promise<T> {
  await mkdir(parent, { recursive: true });
  const folder = await mkdtemp(join(parent, 'upload-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

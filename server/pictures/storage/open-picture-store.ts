import path from 'node:path';
import type { Config } from '#server/config.ts';
import { createFolderStore } from './folder-store.ts';
import { createS3Store } from './s3-store.ts';
import type { PictureStore } from './picture-store.ts';

export function openPictureStore({ bucket, dataDir }: Pick<Config, 'bucket' | 'dataDir'>): PictureStore {
  return bucket ? createS3Store(bucket) : createFolderStore(path.join(dataDir, 'pictures'));
}

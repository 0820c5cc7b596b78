import { createHash, hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import path from 'node:path';
import type { Bucket } from '#server/config.ts';
import { hashFile } from '#server/ids.ts';
import { createS3Client } from '#server/pictures/storage/s3-client.ts';
import { listExpired } from './schedule.ts';

/** Bytes sent and read at once; the smallest part of a multipart upload but the last is 5 MB. */
const defaultPartSize = 8 * 1024 * 1024;
/** ms for one part, on a slow line. */
const partTimeout = 5 * 60_000;

/**
 * Copies of backups in an S3-compatible bucket. Methods throw when it refuses.
 * @param publicUrl of the installation, whose host name is the folder: one bucket may hold the backups of several
 */
export function createBackupBucket({
  publicUrl,
  partSize = defaultPartSize,
  ...bucket
}: Bucket & { readonly publicUrl: string; readonly partSize?: number }) {
  const client = createS3Client('bucket of the backups', { timeout: partTimeout, ...bucket });
  const folder = new URL(publicUrl).hostname.replaceAll(/[^\w.-]/g, '-');

  /** @param bytes its size @throws when it is missing, also after the first piece */
  async function* read(name: string, bytes: number): AsyncGenerator<Buffer> {
    for (let start = 0; start < bytes; start += partSize) {
      const end = Math.min(start + partSize, bytes);
      const piece = await client.read(`${folder}/${name}`, `bytes=${start}-${end - 1}`);
      if (!piece) throw new Error(`The bucket of the backups does not hold ${name}`);
      if (piece.bytes.length !== end - start)
        throw new Error(`The bucket of the backups answered other bytes of ${name} than were asked for`);
      yield piece.bytes;
    }
  }

  /** Compares what the bucket holds with a file, by the checksum that it keeps; where it keeps another one, by reading it back. */
  const holds = async (file: string): Promise<boolean> => {
    const name = path.basename(file);
    const stored = await client.head(`${folder}/${name}`);
    if (!stored) return false;
    if ((await tagsOf(file, partSize)).includes(stored.ETag?.replaceAll('"', '') ?? '')) return true;
    const { sha256, bytes } = await hashFile(file);
    if (stored.ContentLength !== bytes) return false;
    const readBack = createHash('sha256');
    for await (const piece of read(name, bytes)) readBack.update(piece);
    return readBack.digest('hex') === sha256;
  };

  return {
    /** Sends a file in parts, unless the bucket holds it already. @throws when it holds something else afterwards */
    upload: async (file: string): Promise<void> => {
      if (await holds(file)) return;
      const name = path.basename(file);
      const { Upload } = await import('@aws-sdk/lib-storage');
      const params = { Bucket: client.Bucket, Key: `${folder}/${name}`, ContentType: 'application/x-tar' };
      const parts = { partSize, queueSize: 1 };
      const sent = await client.request((s3) =>
        new Upload({ client: s3, params: { ...params, Body: createReadStream(file) }, ...parts }).done(),
      );
      if (!sent) throw new Error('There is no bucket at BACKUP_URL');
      if (!(await holds(file)))
        throw new Error(`The bucket of the backups holds something else than ${name}`);
    },
    read,
    /** Removes those that are no longer kept (`listExpired`). @returns their names */
    removeExpired: async (timeZone: string, keptFrom: number): Promise<string[]> => {
      const names: string[] = [];
      for await (const { name } of client.objects(`${folder}/`)) names.push(name.slice(folder.length + 1));
      const expired = listExpired(names, timeZone, keptFrom);
      for (const name of expired) await client.remove(`${folder}/${name}`);
      return expired;
    },
  };
}

/** What the bucket may call a file: the MD5 of its bytes, or of the MD5s of its parts, as AWS does. */
async function tagsOf(file: string, partSize: number): Promise<string[]> {
  const [all, parts] = [createHash('md5'), createHash('md5')];
  let count = 0;
  const pieces: AsyncIterable<Buffer> = createReadStream(file, { highWaterMark: partSize });
  for await (const piece of pieces) {
    all.update(piece);
    parts.update(hash('md5', piece, 'buffer'));
    count += 1;
  }
  return [all.digest('hex'), `${parts.digest('hex')}-${count}`];
}

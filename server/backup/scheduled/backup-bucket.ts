import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import type { Bucket } from '#server/config.ts';
import { createS3Client } from '#server/pictures/storage/s3-client.ts';
import { bytesAt } from '#server/backup/tar.ts';
import { isBackupName, listExpired } from './retention.ts';

/** Bytes sent and read at once; the smallest part of a multipart upload but the last is 5 MB. */
const defaultPartSize = 16 * 1024 * 1024;
/** ms for one part, on a slow line. */
const partTimeout = 5 * 60_000;

/** Copies of backups in an S3-compatible bucket, below the host name of the installation. Methods throw when it refuses. */
export interface BackupBucket {
  /**
   * Sends a file in parts and compares the checksum that the bucket keeps of them; where it keeps another one, the copy
   * is read back. @throws when it differs
   */
  upload(file: string): Promise<void>;
  /** @param bytes its size @throws when it is missing, also after the first piece */
  read(name: string, bytes: number): AsyncGenerator<Buffer>;
  /** Removes those that are no longer kept (`listExpired`). @returns their names */
  removeExpired(timeZone: string, keptFrom: number): Promise<string[]>;
}

export interface BackupBucketOptions extends Bucket {
  /** Of the installation: one bucket may hold the backups of several. */
  readonly publicUrl: string;
  readonly partSize?: number;
}

export function createBackupBucket({
  publicUrl,
  partSize = defaultPartSize,
  ...bucket
}: BackupBucketOptions): BackupBucket {
  const { sendRequest, objects } = createS3Client('bucket of the backups', {
    timeout: partTimeout,
    ...bucket,
  });
  const folder = new URL(publicUrl).hostname.replaceAll(/[^\w.-]/g, '-');

  async function* read(name: string, bytes: number): AsyncGenerator<Buffer> {
    for (let start = 0; start < bytes; start += partSize) {
      const end = Math.min(start + partSize, bytes);
      const range = { headers: { range: `bytes=${start}-${end - 1}` } };
      const answer = await sendRequest('GET', `/${folder}/${name}`, range);
      if (!answer) throw missing(name);
      if (answer.bytes.length !== end - start)
        throw new Error(`The bucket of the backups answered other bytes of ${name} than were asked for`);
      yield answer.bytes;
    }
  }

  /** UploadPart of the S3 API. @returns the ETags, in order, and those that the whole may get from the bytes sent */
  async function sendParts(
    file: string,
    key: string,
    id: string,
  ): Promise<{ readonly tags: readonly string[]; readonly whole: readonly string[] }> {
    const handle = await open(file, 'r');
    try {
      const { size } = await handle.stat();
      const tags: string[] = [];
      // The MD5 of the MD5s of the parts, as AWS makes it, or of all bytes.
      const [sums, all] = [createHash('md5'), createHash('md5')];
      for (let start = 0; start < size; start += partSize) {
        const body = new Uint8Array(await bytesAt(handle, start, Math.min(partSize, size - start)));
        const query = new URLSearchParams({ partNumber: String(tags.length + 1), uploadId: id });
        const answer = await sendRequest('PUT', `/${key}?${query}`, { body });
        tags.push(answer?.headers.get('etag') ?? '');
        sums.update(createHash('md5').update(body).digest());
        all.update(body);
      }
      return { tags, whole: [`${sums.digest('hex')}-${tags.length}`, all.digest('hex')] };
    } finally {
      await handle.close();
    }
  }

  /** CompleteMultipartUpload of the S3 API, which answers 200 also when it fails. */
  async function complete(key: string, id: string, tags: readonly string[]): Promise<void> {
    const parts = tags.map(
      (tag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${tag}</ETag></Part>`,
    );
    const body = `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`;
    const headers = { 'content-type': 'application/xml' };
    const answer = await sendRequest('POST', `/${key}?${new URLSearchParams({ uploadId: id })}`, {
      body,
      headers,
    });
    if (!answer || answer.bytes.includes('<Error>'))
      throw new Error('The bucket of the backups did not put the parts together');
  }

  return {
    upload: async (file) => {
      const name = path.basename(file);
      const key = `${folder}/${name}`;
      const begun = await sendRequest('POST', `/${key}?uploads=`, {
        headers: { 'content-type': 'application/x-tar' },
      });
      const id = /<UploadId>([^<]+)<\/UploadId>/.exec(begun?.bytes.toString() ?? '')?.[1];
      if (id === undefined) throw new Error('There is no bucket at BACKUP_URL that takes uploads in parts');
      const send = async () => {
        const { tags, whole } = await sendParts(file, key, id);
        await complete(key, id, tags);
        return whole;
      };
      const sums = await send().catch(async (cause: unknown) => {
        // Parts of an upload that is not ended cost storage.
        await sendRequest('DELETE', `/${key}?${new URLSearchParams({ uploadId: id })}`).catch(
          () => undefined,
        );
        throw cause;
      });
      const { sha256, bytes } = await hashFile(file);
      const found = await sendRequest('HEAD', `/${key}`);
      const hasSize = Number(found?.headers.get('content-length')) === bytes;
      if (hasSize && sums.includes(found?.headers.get('etag')?.replaceAll('"', '') ?? '')) return;
      const stored = createHash('sha256');
      for await (const piece of read(name, bytes)) stored.update(piece);
      if (!hasSize || stored.digest('hex') !== sha256)
        throw new Error(`The bucket of the backups holds something else than ${name}`);
    },
    read,
    removeExpired: async (timeZone, keptFrom) => {
      const names: string[] = [];
      for await (const { name: key } of objects(`${folder}/`)) {
        const name = key.slice(folder.length + 1);
        if (isBackupName(name)) names.push(name);
      }
      const expired = listExpired(names, timeZone, keptFrom);
      for (const name of expired) await sendRequest('DELETE', `/${folder}/${name}`);
      return expired;
    },
  };
}

const missing = (name: string) => new Error(`The bucket of the backups does not hold ${name}`);

/** SHA-256, hexadecimal, and size in bytes. */
export async function hashFile(file: string): Promise<{ sha256: string; bytes: number }> {
  const hash = createHash('sha256');
  let bytes = 0;
  const pieces: AsyncIterable<Buffer> = createReadStream(file, { highWaterMark: 1024 * 1024 });
  for await (const piece of pieces) {
    hash.update(piece);
    bytes += piece.length;
  }
  return { sha256: hash.digest('hex'), bytes };
}

import { hash, randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { request, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '#server/database/testing/temporary-database.ts';
import { createS3Client } from '#server/pictures/storage/s3-client.ts';
import { startS3 } from '#server/pictures/testing/s3-server.ts';
import { createBackupBucket } from './backup-bucket.ts';
import { backupName } from './backup-files.ts';
import { openLoopbackServer } from '#server/testing/loopback-server.ts';
import { listAll } from '#server/testing/list-all.ts';
import { day } from '#server/clock.ts';

const now = Date.UTC(2026, 10, 22);

const partSize = 5 * 1024 * 1024;

/** What is changed on the way: the ETag of a HEAD, a byte of the second part, or the answer to the end of an upload. */
interface Change {
  readonly tag?: string;
  readonly spoils?: true;
  readonly ends?: string;
}

async function open(change: Change = {}) {
  const server = await startS3();
  onTestFinished(server.stop);
  const { url, methods } = await startProxy(server.url, change);
  const options = { ...server, url, sessionToken: undefined, region: undefined };
  const client = createS3Client('bucket', options);
  const bucket = createBackupBucket({ ...options, publicUrl: 'https://banyan.example', partSize });
  const names = async () => (await listAll(client.objects(''))).map(({ name }) => name);
  return { options, client, bucket, names, methods };
}

/** Stands in front of a bucket. @returns its address, and the methods of what is asked for */
async function startProxy(target: string, { tag, spoils, ends }: Change) {
  const methods: string[] = [];
  const forward = async (asked: IncomingMessage, answer: ServerResponse) => {
    const { method = '', url = '', headers } = asked;
    const body = await buffer(asked);
    if (spoils && url.includes('partNumber=2')) body[7] = (body[7] ?? 0) ^ 1;
    methods.push(method);
    if (ends !== undefined && method === 'POST' && url.includes('uploadId=')) {
      answer.writeHead(200, { 'content-type': 'application/xml' }).end(ends);
      return;
    }
    const forwarded = request(new URL(url, target), { method, headers }, (found) => {
      const changed = method === 'HEAD' && tag !== undefined && { etag: `"${tag}"` };
      answer.writeHead(found.statusCode ?? 500, { ...found.headers, ...changed });
      found.pipe(answer);
    });
    forwarded.end(body);
  };
  const { host, close } = await openLoopbackServer(forward);
  onTestFinished(close);
  return { url: `http://${host}${new URL(target).pathname}`, methods };
}

/** Of two parts and a half. */
async function createFile(): Promise<string> {
  const made = path.join(await temporaryFolder(), backupName(now));
  await writeFile(made, randomBytes(2.5 * partSize));
  return made;
}

it('a file is sent and can be read again', async () => {
  const { bucket, names } = await open();
  const sent = await createFile();
  await bucket.upload(sent);
  expect(await names()).toEqual([`banyan.example/${backupName(now)}`]);
  const pieces = await listAll(bucket.read(backupName(now), 2.5 * partSize));
  expect(Buffer.concat(pieces).equals(await readFile(sent))).toBe(true);
  expect(pieces.map(({ length }) => length)).toEqual([partSize, partSize, partSize / 2]);
});

const md5 = (bytes: Buffer) => hash('md5', bytes, 'buffer');

it.each([
  [
    'parts',
    (bytes: Buffer) => {
      const parts = [0, 1, 2].map((part) => md5(bytes.subarray(part * partSize, (part + 1) * partSize)));
      return `${md5(Buffer.concat(parts)).toString('hex')}-3`;
    },
  ],
  ['bytes', (bytes: Buffer) => md5(bytes).toString('hex')],
])('a copy of whose %s the bucket keeps the checksum is not downloaded', async (_, tagOf) => {
  const sent = await createFile();
  const { bucket, methods } = await open({ tag: tagOf(await readFile(sent)) });
  await bucket.upload(sent);
  expect(methods).toEqual(['HEAD', 'POST', 'PUT', 'PUT', 'PUT', 'POST', 'HEAD']);
  await bucket.upload(sent);
  expect(methods.slice(7)).toEqual(['HEAD']);
});

it('a copy of which the bucket keeps another checksum, as with a key of its own, is read back', async () => {
  const { bucket, methods } = await open({ tag: '0123456789abcdef0123456789abcdef-3' });
  await bucket.upload(await createFile());
  expect(methods.filter((method) => method === 'GET')).toHaveLength(3);
});

it('a copy that differs is an error', async () => {
  const { bucket } = await open({ spoils: true });
  await expect(bucket.upload(await createFile())).rejects.toThrow('holds something else than');
});

it('an upload whose parts the bucket does not put together, which it answers with 200, is ended', async () => {
  const ends = '<Error><Code>InvalidPart</Code><Message>No</Message></Error>';
  const { bucket, methods } = await open({ ends });
  await expect(bucket.upload(await createFile())).rejects.toThrow('The bucket of the backups answered');
  expect(methods.at(-1)).toBe('DELETE');
});

it('a missing bucket and a missing file are errors', async () => {
  const { bucket, options } = await open();
  await expect(bucket.read(backupName(now), 10).next()).rejects.toThrow('does not hold');
  const url = options.url.replace('/pictures', '/nothing');
  const elsewhere = createBackupBucket({ ...options, url, publicUrl: 'https://banyan.example' });
  await expect(elsewhere.upload(await createFile())).rejects.toThrow('There is no bucket at BACKUP_URL');
});

it('those no longer kept are removed, of this installation only', async () => {
  const { client, bucket, names } = await open();
  const all = Array.from({ length: 10 }, (_, days) => backupName(now - days * day));
  const own = ['notes.txt', ...all].map((name) => `banyan.example/${name}`);
  const others = all.map((name) => `staging.banyan.example/${name}`);
  for (const key of [...own, ...others]) await client.put(key, 'text/plain', Buffer.from('x'));
  expect(await bucket.removeExpired('UTC', now)).toEqual(all.slice(8));
  expect((await names()).toSorted()).toEqual([...own.slice(0, 9), ...others].toSorted());
});

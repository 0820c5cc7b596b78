import { createHash, randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { temporaryFolder } from '#server/database/testing/temporary-database.ts';
import { createS3Client } from '#server/pictures/storage/s3-client.ts';
import { startS3 } from '#server/pictures/testing/s3-server.ts';
import { createBackupBucket } from './backup-bucket.ts';
import { backupName } from './retention.ts';
import { listAll } from '#server/testing/list-all.ts';

const day = 24 * 60 * 60_000;
const now = Date.UTC(2026, 10, 22);

async function open() {
  const server = await startS3();
  onTestFinished(server.stop);
  const options = { ...server, sessionToken: undefined, region: undefined };
  const client = createS3Client('bucket', options);
  const bucket = createBackupBucket({ ...options, publicUrl: 'https://banyan.example', partSize: 5000 });
  const names = async () => (await listAll(client.objects(''))).map(({ name }) => name);
  const put = (key: string) => client.sendRequest('PUT', `/${key}`, { body: new Uint8Array([1]) });
  return { options, bucket, names, put };
}

async function file(bytes: number, time = now): Promise<string> {
  const made = path.join(await temporaryFolder(), backupName(time));
  await writeFile(made, randomBytes(bytes));
  return made;
}

it.each([1, 5000, 12_345])('a file of %i bytes is sent in parts and can be read again', async (bytes) => {
  const { bucket, names } = await open();
  const sent = await file(bytes);
  await bucket.upload(sent);
  expect(await names()).toEqual([`banyan.example/${backupName(now)}`]);
  const pieces = await listAll(bucket.read(backupName(now), bytes));
  expect(Buffer.concat(pieces).equals(await readFile(sent))).toBe(true);
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(5000);
});

/** Counts requests by method; `answer` may change what the bucket answers. */
function watchRequests(answer: (response: Response, method: string) => Response) {
  const methods: string[] = [];
  const send = fetch;
  vi.stubGlobal('fetch', async (request: Request, init?: RequestInit) => {
    methods.push(request.method);
    return answer(await send(request, init), request.method);
  });
  return methods;
}

const withTag = (tag: string) => (response: Response, method: string) => {
  if (method !== 'HEAD') return response;
  const headers = new Headers(response.headers);
  headers.set('etag', `"${tag}"`);
  return new Response(null, { headers });
};
const md5 = (bytes: Buffer) => createHash('md5').update(bytes).digest();

it.each([
  [
    'parts',
    (bytes: Buffer) =>
      `${md5(Buffer.concat([0, 5000, 10_000].map((start) => md5(bytes.subarray(start, start + 5000))))).toString('hex')}-3`,
  ],
  ['bytes', (bytes: Buffer) => md5(bytes).toString('hex')],
])('a copy of whose %s the bucket keeps the checksum is not downloaded', async (_, tagOf) => {
  const { bucket } = await open();
  const sent = await file(12_000);
  const methods = watchRequests(withTag(tagOf(await readFile(sent))));
  await bucket.upload(sent);
  expect(methods).toEqual(['POST', 'PUT', 'PUT', 'PUT', 'POST', 'HEAD']);
});

it('a copy of which the bucket keeps another checksum, as with a key of its own, is read back', async () => {
  const { bucket } = await open();
  const sent = await file(12_000);
  const methods = watchRequests(withTag('0123456789abcdef0123456789abcdef-3'));
  await bucket.upload(sent);
  expect(methods.filter((method) => method === 'GET')).toHaveLength(3);
});

it('a copy that differs is an error', async () => {
  const { bucket } = await open();
  const sent = await file(12_000);
  const send = fetch;
  // The second part arrives with another byte.
  vi.stubGlobal('fetch', async (request: Request, init?: RequestInit) => {
    if (request.method !== 'PUT' || !request.url.includes('partNumber=2')) return send(request, init);
    const body = new Uint8Array(await request.arrayBuffer());
    body[7] = (body[7] ?? 0) ^ 1;
    return send(new Request(request.url, { method: 'PUT', headers: request.headers, body }), init);
  });
  await expect(bucket.upload(sent)).rejects.toThrow('holds something else than');
});

it('a missing bucket and a missing file are errors', async () => {
  const { bucket, options } = await open();
  await expect(bucket.read(backupName(now), 10).next()).rejects.toThrow('does not hold');
  const url = options.url.replace('/pictures', '/nothing');
  const elsewhere = createBackupBucket({ ...options, url, publicUrl: 'https://banyan.example' });
  await expect(elsewhere.upload(await file(10))).rejects.toThrow('There is no bucket at BACKUP_URL');
});

it('those no longer kept are removed, of this installation only', async () => {
  const { bucket, names, put } = await open();
  const all = Array.from({ length: 10 }, (_, days) => backupName(now - days * day));
  for (const name of all) await put(`banyan.example/${name}`);
  await put('banyan.example/notes.txt');
  for (const name of all) await put(`staging.banyan.example/${name}`);
  expect(await bucket.removeExpired('UTC', now)).toEqual(all.slice(8));
  const left = await names();
  expect(left.filter((name) => name.startsWith('staging.'))).toHaveLength(10);
  expect(left.filter((name) => name.startsWith('banyan.')).toSorted()).toEqual(
    [...all.slice(0, 8), 'notes.txt'].map((name) => `banyan.example/${name}`).toSorted(),
  );
});

import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { temporaryFolder } from '#server/database/testing/temporary-database.ts';
import { createS3Client } from '#server/pictures/storage/s3-client.ts';
import { startS3 } from '#server/pictures/testing/s3-server.ts';
import { createBackupBucket } from './backup-bucket.ts';
import { backupName } from './retention.ts';

const day = 24 * 60 * 60_000;
const now = Date.UTC(2026, 10, 22);

async function open() {
  const server = await startS3();
  onTestFinished(server.stop);
  const options = { ...server, sessionToken: undefined, region: undefined };
  const client = createS3Client('bucket', options);
  const installation = (publicUrl: string) => createBackupBucket({ ...options, publicUrl, partSize: 5000 });
  const names = async () => {
    const listed: string[] = [];
    for await (const { name } of client.objects('')) listed.push(name);
    return listed;
  };
  const put = (key: string) => client.sendRequest('PUT', `/${key}`, { body: new Uint8Array([1]) });
  return { client, bucket: installation('https://banyan.example'), installation, names, put };
}

async function file(bytes: number, time = now): Promise<string> {
  const made = path.join(await temporaryFolder(), backupName(time));
  await writeFile(made, randomBytes(bytes));
  return made;
}

it.each([1, 5000, 12_345])('a file of %i bytes is sent in parts and read back', async (bytes) => {
  const { bucket, names } = await open();
  const sent = await file(bytes);
  await bucket.upload(sent);
  expect(await names()).toEqual([`banyan.example/${backupName(now)}`]);
  const pieces: Buffer[] = [];
  for await (const piece of bucket.read(backupName(now), bytes)) pieces.push(piece);
  expect(Buffer.concat(pieces).equals(await readFile(sent))).toBe(true);
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(5000);
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
  const { installation, bucket } = await open();
  await expect(bucket.read(backupName(now), 10).next()).rejects.toThrow('does not hold');
  const server = await startS3();
  onTestFinished(server.stop);
  const elsewhere = createBackupBucket({
    ...server,
    url: server.url.replace('/pictures', '/nothing'),
    sessionToken: undefined,
    region: undefined,
    publicUrl: 'https://banyan.example',
  });
  await expect(elsewhere.upload(await file(10))).rejects.toThrow('There is no bucket at BACKUP_URL');
  expect(installation).toBeDefined();
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

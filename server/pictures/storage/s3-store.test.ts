import { expect, test } from 'vitest';
import { createS3Store } from './s3-store.ts';
import { startBucketStub } from '#server/pictures/testing/bucket-stub.ts';
import { collectGarbage } from '#server/testing/collect-garbage.ts';
import { listAll } from '#server/testing/list-all.ts';

const names = ['a', 'b', 'c', 'd', 'e'].map((digit) => `${digit.repeat(32)}-320.avif`);
const [one = ''] = names;
const file = (name: string) => ({ name, type: 'image/avif', bytes: Buffer.from(`pixels of ${name}`) });

async function inNewBucket({ name = 'bucket/', timeout = 30_000 } = {}) {
  const bucket = await startBucketStub();
  const url = new URL(name, bucket.url).href;
  return { bucket, store: createS3Store({ url, accessKeyId: 'key', secretAccessKey: 'secret', timeout }) };
}

test('a picture is put with its type, immutable caching and a signature', async () => {
  const { bucket, store } = await inNewBucket();
  await store.put([file(one)]);
  expect(bucket.objects.get(one)?.bytes.toString()).toBe(`pixels of ${one}`);
  expect(bucket.objects.get(one)?.headers).toMatchObject({
    'content-type': 'image/avif',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(bucket.authorizations).toEqual([
    expect.stringMatching(/^AWS4-HMAC-SHA256 Credential=key\/\d{8}\/us-east-1\/s3\/aws4_request/),
  ]);
});

test('a bucket that does not exist is an error, not an empty store', async () => {
  const { store } = await inNewBucket({ name: 'nowhere' });
  await expect(store.put([file(one)])).rejects.toThrow('no such bucket');
  await expect(listAll(store.list())).rejects.toThrow('no such bucket');
});

test('a bucket that fails once is asked again; one that refuses or fails on is an error, not a missing picture', async () => {
  const { bucket, store } = await inNewBucket();
  bucket.fail(503);
  await store.put([file(one)]);
  expect(bucket.objects.has(one)).toBe(true);
  bucket.fail(403);
  await expect(store.read(one)).rejects.toThrow('403');
  bucket.fail(...Array.from({ length: 100 }, () => 503));
  await expect(store.read(one)).rejects.toThrow('503');
  await expect(store.put([file(one)])).rejects.toThrow('503');
});

test.each(['../x', `${one}?acl`])('the name %j is never requested', async (name) => {
  const { bucket, store } = await inNewBucket();
  await expect(store.put([file(name)])).rejects.toThrow('Not the name of a picture file');
  expect([await store.read(name), await store.size(name)]).toEqual([undefined, undefined]);
  await store.remove([name]);
  expect(bucket.authorizations).toEqual([]);
});

test('lists the pictures of all pages with their bytes', async () => {
  const { bucket, store } = await inNewBucket();
  await store.put(names.map(file));
  bucket.objects.set('notes.txt', { bytes: Buffer.alloc(1000), headers: {} });
  const listed = (await listAll(store.files())).map(({ name, size }) => [name, size]);
  expect(listed).toEqual(names.map((name) => [name, file(name).bytes.length]));
});

const notArrived = () => false;

test.each(['answers', 'bodies'] as const)(
  'a request to a bucket whose %s never come fails in time, also after a garbage collection',
  async (what) => {
    const { bucket, store } = await inNewBucket({ timeout: 300 });
    // Not by the store, which would give up on a busy machine.
    bucket.objects.set(one, { bytes: file(one).bytes, headers: {} });
    bucket.hang(what);
    const arrives = bucket.nextRequest().then(() => true);
    let reading: Promise<unknown>;
    // On a busy machine the time may be over before the request is sent: then it is made again.
    do {
      reading = store.read(one);
    } while (!(await Promise.race([arrives, reading.then(notArrived, notArrived)])));
    collectGarbage();
    await expect(reading).rejects.toThrow('did not answer within 300 ms');
    await bucket.abandoned();
  },
);

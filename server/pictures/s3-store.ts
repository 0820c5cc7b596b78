import { AwsClient } from 'aws4fetch';
import { isPictureFileName } from './names.ts';
import type { PictureStore } from './store.ts';

export interface S3StoreOptions {
  /** The address of the bucket, such as https://host/bucket or https://bucket.host. */
  readonly url: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** For temporary credentials. */
  readonly sessionToken?: string | undefined;
  /** us-east-1 when not said, as most compatible stores take it. */
  readonly region?: string | undefined;
}

/** Ms after which a request to the store is given up. */
const patience = 30_000;
/** Requests that are sent again when the store is overloaded or failing. */
const retries = 2;
const cacheControl = 'public, max-age=31536000, immutable';

/** A file as the store lists it, with its bytes. */
interface Listed {
  readonly name: string;
  readonly size: number;
}

/** Keeps pictures in a bucket of an S3-compatible store; whatever it refuses or does not answer throws. */
export function createS3Store(options: S3StoreOptions): PictureStore {
  const { accessKeyId, secretAccessKey, sessionToken, region = 'us-east-1' } = options;
  const bucket = options.url.replace(/\/+$/, '');
  const client = new AwsClient({
    accessKeyId,
    secretAccessKey,
    ...(sessionToken !== undefined && { sessionToken }),
    region,
    service: 's3',
    retries,
  });

  /** @returns the answer; undefined for a 404 */
  const ask = async (method: string, resource: string, init: RequestInit = {}) => {
    const address = `${bucket}${resource}`;
    const answer = await client.fetch(address, { ...init, method, signal: AbortSignal.timeout(patience) });
    if (answer.ok) return answer;
    await answer.body?.cancel();
    if (answer.status === 404) return undefined;
    throw new Error(`The picture store answered ${answer.status} to ${method}`);
  };

  return {
    put: async (files) => {
      for (const { name, type, bytes } of files) {
        if (!isPictureFileName(name))
          throw new Error(`Not the name of a picture file: ${JSON.stringify(name)}`);
        const headers = { 'content-type': type, 'cache-control': cacheControl };
        const stored = await ask('PUT', `/${name}`, { headers, body: new Uint8Array(bytes) });
        if (!stored) throw new Error('The picture store has no such bucket');
        await stored.body?.cancel();
      }
    },
    read: async (name) => {
      const found = isPictureFileName(name) ? await ask('GET', `/${name}`) : undefined;
      return found && Buffer.from(await found.arrayBuffer());
    },
    has: async (name) => isPictureFileName(name) && (await ask('HEAD', `/${name}`)) !== undefined,
    remove: async (names) => {
      for (const name of names.filter(isPictureFileName))
        await (await ask('DELETE', `/${name}`))?.body?.cancel();
    },
    used: async () => {
      let bytes = 0;
      for await (const page of pages()) for (const { size } of page) bytes += size;
      return bytes;
    },
    async *list() {
      for await (const page of pages()) yield* page.map(({ name }) => name);
    },
  };

  /** All picture files, as many at once as the store lists. */
  async function* pages(): AsyncGenerator<readonly Listed[]> {
    let next: string | undefined = '';
    while (next !== undefined) {
      const page = await listPage(next);
      yield page.files;
      next = page.next;
    }
  }

  /** One page of files (ListObjectsV2 of the S3 API); `from` is '' for the first. */
  async function listPage(from: string): Promise<{ files: Listed[]; next: string | undefined }> {
    const query = new URLSearchParams({ 'list-type': '2', ...(from && { 'continuation-token': from }) });
    const answer = await ask('GET', `/?${query}`);
    if (!answer) throw new Error('The picture store has no such bucket');
    const xml = await answer.text();
    const files = Array.from(xml.matchAll(/<Contents>([^]*?)<\/Contents>/g), ([, entry = '']) => ({
      name: /<Key>([^<]*)<\/Key>/.exec(entry)?.[1] ?? '',
      size: Number(/<Size>(\d+)<\/Size>/.exec(entry)?.[1] ?? 0),
    }));
    const [, next] = /<NextContinuationToken>([^<]+)<\/NextContinuationToken>/.exec(xml) ?? [];
    return { files: files.filter(({ name }) => isPictureFileName(name)), next };
  }
}

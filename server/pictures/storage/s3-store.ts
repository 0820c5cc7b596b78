import { setTimeout as pause } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { isPictureFileName } from './picture-file-names.ts';
import { isDay, type ListedFile, type PictureStore, type TrashedFile } from './picture-store.ts';

export interface S3StoreOptions {
  /** Of the bucket: https://host/bucket or https://bucket.host. */
  readonly url: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string | undefined;
  /** Default: us-east-1, which most compatible stores accept. */
  readonly region?: string | undefined;
  /** ms after which a request fails; default 30 s. */
  readonly timeout?: number;
}

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Buffer;
}

/** ms for a request with its retries and the body of its answer. */
const defaultTimeout = 30_000;
const maxRetries = 2;
/** ms before the first retry; doubled before the second. */
const retryPause = 50;
const cacheControl = 'public, max-age=31536000, immutable';

const trashKeyOf = ({ name, day }: TrashedFile) => `trash/${day}/${name}`;

/** Stores pictures in an S3-compatible bucket. Methods throw when it refuses or does not answer in time. */
export function createS3Store(options: S3StoreOptions): PictureStore {
  const {
    accessKeyId,
    secretAccessKey,
    sessionToken,
    region = 'us-east-1',
    timeout = defaultTimeout,
  } = options;
  const bucket = options.url.replace(/\/+$/, '');
  const client = new AwsClient({
    accessKeyId,
    secretAccessKey,
    ...(sessionToken !== undefined && { sessionToken }),
    region,
    service: 's3',
  });

  /** @returns undefined for a 404 @throws for any other refusal, and when the store does not answer in time */
  const sendRequest = async (
    method: string,
    resource: string,
    init: RequestInit = {},
  ): Promise<Answer | undefined> => {
    const answer = await withTimeout(timeout, (signal) =>
      sendWithRetries(async () => {
        // A signal passed to the signed Request would be garbage-collected with it and never abort.
        const signed = await client.sign(`${bucket}${resource}`, { ...init, method });
        const response = await fetch(signed, { signal });
        const { status, headers } = response;
        return { status, headers, bytes: Buffer.from(await response.arrayBuffer()) };
      }),
    );
    if (answer.status >= 200 && answer.status < 300) return answer;
    if (answer.status === 404) return undefined;
    throw new Error(`The picture store answered ${answer.status} to ${method}`);
  };

  return {
    put: async (files) => {
      for (const { name, type, bytes } of files) {
        if (!isPictureFileName(name))
          throw new Error(`Not the name of a picture file: ${JSON.stringify(name)}`);
        await store(name, type, new Uint8Array(bytes));
      }
    },
    read: async (name) => {
      const found = isPictureFileName(name) ? await sendRequest('GET', `/${name}`) : undefined;
      return found?.bytes;
    },
    size: async (name) => {
      const found = isPictureFileName(name) ? await sendRequest('HEAD', `/${name}`) : undefined;
      return found && Number(found.headers.get('content-length'));
    },
    remove: async (names) => {
      for (const name of names.filter(isPictureFileName)) await removeKey(name);
    },
    async *list() {
      for await (const { name } of listFiles()) yield name;
    },
    files: listFiles,
    moveToTrash: async (names, day) => {
      for (const name of names.filter(isPictureFileName)) await move(name, trashKeyOf({ name, day }));
    },
    async *trash() {
      for await (const { name: key } of objects('trash/')) {
        const [, day = '', name = ''] = key.split('/');
        if (isDay(day) && isPictureFileName(name)) yield { name, day };
      }
    },
    readFromTrash: async (file) => (await sendRequest('GET', `/${trashKeyOf(file)}`))?.bytes,
    restore: (file) => move(trashKeyOf(file), file.name),
    removeFromTrash: (file) => removeKey(trashKeyOf(file)),
  };

  async function removeKey(key: string): Promise<void> {
    await sendRequest('DELETE', `/${key}`);
  }

  async function move(from: string, to: string): Promise<void> {
    const found = await sendRequest('GET', `/${from}`);
    if (!found) return;
    const type = found.headers.get('content-type') ?? 'application/octet-stream';
    await store(to, type, new Uint8Array(found.bytes));
    await removeKey(from);
  }

  async function store(key: string, type: string, body: Uint8Array<ArrayBuffer>): Promise<void> {
    const headers = { 'content-type': type, 'cache-control': cacheControl };
    const stored = await sendRequest('PUT', `/${key}`, { headers, body });
    if (!stored) throw new Error('The picture store has no such bucket');
  }

  async function* listFiles(): AsyncGenerator<ListedFile> {
    for await (const file of objects('')) if (isPictureFileName(file.name)) yield file;
  }

  async function* objects(prefix: string): AsyncGenerator<ListedFile> {
    let next: string | undefined = '';
    while (next !== undefined) {
      const page = await listPage(prefix, next);
      yield* page.objects;
      next = page.next;
    }
  }

  /** ListObjectsV2 of the S3 API; `from` is '' for the first page. */
  async function listPage(
    prefix: string,
    from: string,
  ): Promise<{ objects: ListedFile[]; next: string | undefined }> {
    const query = new URLSearchParams({
      'list-type': '2',
      ...(prefix && { prefix }),
      ...(from && { 'continuation-token': from }),
    });
    const answer = await sendRequest('GET', `/?${query}`);
    if (!answer) throw new Error('The picture store has no such bucket');
    const xml = answer.bytes.toString();
    const listed = Array.from(xml.matchAll(/<Contents>([^]*?)<\/Contents>/g), ([, entry = '']) => ({
      name: /<Key>([^<]*)<\/Key>/.exec(entry)?.[1] ?? '',
      size: Number(/<Size>(\d+)<\/Size>/.exec(entry)?.[1] ?? 0),
      modifiedAt: Date.parse(/<LastModified>([^<]*)<\/LastModified>/.exec(entry)?.[1] ?? ''),
    }));
    const [, next] = /<NextContinuationToken>([^<]+)<\/NextContinuationToken>/.exec(xml) ?? [];
    return { objects: listed, next };
  }
}

/** @throws after so many ms, aborting the signal */
async function withTimeout<T>(ms: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      const failure = new Error(`The picture store did not answer within ${ms} ms`);
      reject(failure);
      controller.abort(failure);
    }, ms);
  });
  try {
    return await Promise.race([work(controller.signal), deadline]);
  } finally {
    clearTimeout(timer);
  }
}

/** Retries while the store is overloaded (429) or failing (5xx). */
async function sendWithRetries(send: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 0; ; attempt += 1) {
    const answer = await send();
    if ((answer.status < 500 && answer.status !== 429) || attempt === maxRetries) return answer;
    await pause(retryPause * 2 ** attempt);
  }
}

import { setTimeout as pause } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import type { ListedFile } from './picture-store.ts';

export interface S3Options {
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

export interface S3Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Buffer;
}

/** The S3 API of one bucket. Methods throw when it refuses or does not answer in time. */
export interface S3Client {
  /** @param resource key with a leading slash, and query @returns undefined for a 404 */
  readonly sendRequest: (
    method: string,
    resource: string,
    init?: RequestInit,
  ) => Promise<S3Answer | undefined>;
  readonly objects: (prefix: string) => AsyncGenerator<ListedFile>;
}

/** ms for a request with its retries and the body of its answer. */
const defaultTimeout = 30_000;
const maxRetries = 2;
/** ms before the first retry; doubled before the second. */
const retryPause = 50;

/** @param what the bucket is for messages, such as `picture store` */
export function createS3Client(what: string, options: S3Options): S3Client {
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
  const sendRequest: S3Client['sendRequest'] = async (method, resource, init = {}) => {
    const answer = await withTimeout(timeout, what, (signal) =>
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
    throw new Error(`The ${what} answered ${answer.status} to ${method}`);
  };

  /** ListObjectsV2 of the S3 API; `from` is '' for the first page. */
  const listPage = async (
    prefix: string,
    from: string,
  ): Promise<{ objects: ListedFile[]; next: string | undefined }> => {
    const query = new URLSearchParams({
      'list-type': '2',
      ...(prefix && { prefix }),
      ...(from && { 'continuation-token': from }),
    });
    const answer = await sendRequest('GET', `/?${query}`);
    if (!answer) throw new Error(`The ${what} has no such bucket`);
    const xml = answer.bytes.toString();
    const listed = Array.from(xml.matchAll(/<Contents>([^]*?)<\/Contents>/g), ([, entry = '']) => ({
      name: /<Key>([^<]*)<\/Key>/.exec(entry)?.[1] ?? '',
      size: Number(/<Size>(\d+)<\/Size>/.exec(entry)?.[1] ?? 0),
      modifiedAt: Date.parse(/<LastModified>([^<]*)<\/LastModified>/.exec(entry)?.[1] ?? ''),
    }));
    const [, next] = /<NextContinuationToken>([^<]+)<\/NextContinuationToken>/.exec(xml) ?? [];
    return { objects: listed, next };
  };

  return {
    sendRequest,
    async *objects(prefix) {
      let next: string | undefined = '';
      while (next !== undefined) {
        const page = await listPage(prefix, next);
        yield* page.objects;
        next = page.next;
      }
    },
  };
}

/** @throws after so many ms, aborting the signal */
async function withTimeout<T>(
  ms: number,
  what: string,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      const failure = new Error(`The ${what} did not answer within ${ms} ms`);
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
async function sendWithRetries(send: () => Promise<S3Answer>): Promise<S3Answer> {
  for (let attempt = 0; ; attempt += 1) {
    const answer = await send();
    if ((answer.status < 500 && answer.status !== 429) || attempt === maxRetries) return answer;
    await pause(retryPause * 2 ** attempt);
  }
}

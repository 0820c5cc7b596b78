import { addAbortSignal, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { GetObjectCommandOutput, S3 } from '@aws-sdk/client-s3';
import * as v from 'valibot';
import { loadOnce } from '#server/concurrency.ts';
import type { ListedFile } from './picture-store.ts';

export interface S3Options {
  /** Of the bucket: https://host/bucket or https://bucket.host. */
  readonly url: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string | undefined;
  /** Default: us-east-1, which most compatible stores accept. */
  readonly region?: string | undefined;
  /** ms after which a request with its retries and the body of its answer fails; default 30 s. */
  readonly timeout?: number;
}

/** What the library throws for an answer that refuses; of several classes, also where its body is no XML. */
const Refused = v.object({ $metadata: v.object({ httpStatusCode: v.number() }) });

/**
 * The S3 API of one bucket; the library is loaded with the first request. Methods throw when the bucket refuses or does
 * not answer in time. @param what the bucket is for messages, such as `picture store`
 */
export function createS3Client(what: string, options: S3Options) {
  const { accessKeyId, secretAccessKey, sessionToken, region = 'us-east-1' } = options;
  const { timeout = 30_000 } = options;
  const Bucket = options.url.replace(/\/+$/, '');
  const load = loadOnce(async () => {
    const library = await import('@aws-sdk/client-s3');
    return new library.S3({
      region,
      credentials: { accessKeyId, secretAccessKey, ...(sessionToken !== undefined && { sessionToken }) },
      // The address names the bucket.
      bucketEndpoint: true,
      requestHandler: { requestTimeout: timeout, throwOnRequestTimeout: true },
      // Several compatible stores refuse the newer checksum headers.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
  });

  /** @returns undefined for a 404 @throws with the status of any other refusal, without what the bucket says */
  async function request<T>(send: (s3: S3) => Promise<T>): Promise<T | undefined> {
    try {
      return await send(await load());
    } catch (cause) {
      if (!v.is(Refused, cause)) throw cause;
      const { httpStatusCode: status } = cause.$metadata;
      if (status === 404) return undefined;
      // oxlint-disable-next-line preserve-caught-error -- the cause quotes the request with its key id
      throw new Error(`The ${what} answered ${status}`);
    }
  }

  /** As `request`. @throws also after the timeout, which aborts it */
  async function requestInTime<T>(send: (s3: S3, httpOptions: { abortSignal: AbortSignal }) => Promise<T>) {
    const abortSignal = AbortSignal.timeout(timeout);
    try {
      return await request((s3) => send(s3, { abortSignal }));
    } catch (cause) {
      if (abortSignal.aborted) throw new Error(`The ${what} did not answer within ${timeout} ms`, { cause });
      throw cause;
    }
  }

  async function* objects(Prefix: string): AsyncGenerator<ListedFile> {
    let ContinuationToken: string | undefined;
    do {
      const input = { Bucket, Prefix, ContinuationToken };
      const page = await requestInTime((s3, httpOptions) => s3.listObjectsV2(input, httpOptions));
      if (!page) throw new Error(`The ${what} has no such bucket`);
      for (const { Key = '', Size = 0, LastModified } of page.Contents ?? [])
        yield { name: Key, size: Size, modifiedAt: LastModified?.getTime() ?? NaN };
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken !== undefined);
  }

  return {
    Bucket,
    request,
    /** @param Range such as `bytes=0-9`; by default the whole object */
    read: (Key: string, Range?: string) =>
      requestInTime(async (s3, httpOptions) => {
        const { Body, ContentType } = await s3.getObject({ Bucket, Key, Range }, httpOptions);
        return { type: ContentType, bytes: await readBody(Body, httpOptions.abortSignal) };
      }),
    objects,
    /** @returns undefined when there is no such bucket */
    put: (Key: string, ContentType: string, Body: Buffer, CacheControl?: string) =>
      requestInTime((s3, httpOptions) =>
        s3.putObject({ Bucket, Key, ContentType, Body, CacheControl }, httpOptions),
      ),
    /** Size in bytes, and the ETag. */
    head: (Key: string) => requestInTime((s3, httpOptions) => s3.headObject({ Bucket, Key }, httpOptions)),
    remove: async (Key: string): Promise<void> => {
      await requestInTime((s3, httpOptions) => s3.deleteObject({ Bucket, Key }, httpOptions));
    },
  };
}

async function readBody(body: GetObjectCommandOutput['Body'], signal: AbortSignal): Promise<Buffer> {
  if (!(body instanceof Readable)) throw new Error('The answer of a bucket has no body');
  return buffer(addAbortSignal(signal, body));
}

import { LRUCache } from 'lru-cache';
import { type FocalPoint, parsePreviewCrop } from '#contract/picture-details.ts';
import {
  parsePictureAddress,
  pictureAddress,
  pictureFormats,
  pictureVariant,
  previewAddress,
  storedWidths,
  type PictureMetadata,
} from '#contract/pictures.ts';
import { pictureFileName, previewFileName } from '#server/pictures/storage/picture-file-names.ts';
import type { Clock } from '#server/clock.ts';
import { createQueue, waitBriefly } from '#server/concurrency.ts';
import type { RestoreTrashed } from '#server/pictures/trashed-pictures.ts';
import type { PictureStore } from '#server/pictures/storage/picture-store.ts';
import { picturesUnavailable } from '#server/refusal.ts';
import { mediaTypeOf } from '#server/http/responses/file-names.ts';
import {
  createCachedResponse,
  sizeOf,
  type RawHeaders,
  type CachedResponse,
} from '#server/http/responses/cached-response.ts';
import { pictureHeaders } from '#server/http/middleware/security-headers.ts';

/** Bytes. */
const maxCacheBytes = 24 * 1024 * 1024;
/** Of previews that are cut around a focal point. */
const maxCropBytes = 4 * 1024 * 1024;

/** ms to wait for the record of a picture before its bucket is asked. */
const recordWait = 250;

/** Pictures that are read from a bucket at once; more mean that it hangs. */
const maxReads = 500;

/** Seconds for which the JPEG is answered in place of a variant that is still to be made. */
const substituteLifetime = 30;

interface CachedPicture {
  readonly response: CachedResponse;
  /** ms since 1970 */
  readonly expiresAt: number;
}
const createCache = (maxSize: number) =>
  new LRUCache<string, CachedPicture>({ maxSize, sizeCalculation: ({ response }) => sizeOf(response) });

interface CachedPicturesOptions {
  readonly clock: Clock;
  /** Called when a picture has no JPEG. */
  readonly restoreTrashed: RestoreTrashed;
  /** Asked before a bucket, whose reads cost money: anybody can invent addresses. */
  readonly isRecorded: (hash: string) => Promise<boolean>;
  /** ms for which a picture is answered from memory; limited where another server may remove its files. */
  readonly lifetime?: number | undefined;
  /** Previews are cut around a point that a package has; around another one anybody could ask for ten thousand. */
  readonly hasFocalPoint: (metadata: PictureMetadata, focal: FocalPoint) => Promise<boolean>;
}

/**
 * Stored pictures by address (contract/pictures.ts). In place of a variant that is not there yet the JPEG is answered,
 * for a short time.
 */
export function createCachedPictures(
  store: Pick<PictureStore, 'read' | 'isOutside'>,
  common: RawHeaders,
  { clock, restoreTrashed, isRecorded, lifetime = Infinity, hasFocalPoint }: CachedPicturesOptions,
) {
  const cache = createCache(maxCacheBytes);
  const immutable = [...common, ...pictureHeaders, 'cache-control', 'public, max-age=31536000, immutable'];
  const temporary = [...common, ...pictureHeaders, 'cache-control', `public, max-age=${substituteLifetime}`];
  let changes = 0;
  /** By address; what comes too late for its request is in memory for the next one. */
  const reads = new Map<string, Promise<CachedResponse | undefined>>();
  const cropQueue = createQueue();
  let crops = createCache(maxCropBytes);
  const peek = (address: string): CachedResponse | undefined => {
    const found = cache.get(address) ?? crops.get(address);
    return found && found.expiresAt > clock.now() ? found.response : undefined;
  };
  async function readCrop(metadata: PictureMetadata, focal: FocalPoint): Promise<Buffer | undefined> {
    if (!(await hasFocalPoint(metadata, focal))) return undefined;
    const jpeg = await store.read(pictureFileName(metadata.hash, metadata.width, 'jpg'));
    if (!jpeg) return undefined;
    const { encodePreviewCrop } = await import('#server/pictures/processing/encode.ts');
    return cropQueue(() => encodePreviewCrop(jpeg, focal));
  }

  /** A database that fails or hangs does not take the pictures with it. */
  const mayExist = ({ hash }: PictureMetadata) =>
    waitBriefly(isRecorded(hash), picturesUnavailable, recordWait).catch(() => true);

  async function readFiles(
    address: string,
    { name, substitute, metadata, focal }: RequestedPicture,
  ): Promise<CachedResponse | undefined> {
    if (store.isOutside && !(await mayExist(metadata))) return undefined;
    const readStored = async () => {
      const own = await (focal ? readCrop(metadata, focal) : store.read(name));
      return { own, bytes: own ?? (await store.read(substitute)) };
    };
    const changesBefore = changes;
    let { own, bytes } = await readStored();
    if (!bytes && (await restoreTrashed(metadata))) ({ own, bytes } = await readStored());
    if (!bytes) return undefined;
    const type = mediaTypeOf(own ? name : substitute);
    const response = createCachedResponse({ type, headers: own ? immutable : temporary, body: bytes });
    const expiresAt = clock.now() + (own ? lifetime : substituteLifetime * 1000);
    // Files that have changed since may be others than those read.
    if (changes !== changesBefore) return response;
    if (!focal) cache.set(address, { response, expiresAt });
    else if (own) crops.set(address, { response, expiresAt });
    return response;
  }

  function readOnce(address: string, requested: RequestedPicture): Promise<CachedResponse | undefined> {
    const running = reads.get(address);
    if (running) return running;
    if (reads.size >= maxReads) throw picturesUnavailable();
    const reading = readFiles(address, requested).finally(() => {
      if (reads.get(address) === reading) reads.delete(address);
    });
    reads.set(address, reading);
    return reading;
  }

  return {
    peek,
    /** @returns undefined for an unknown picture @throws 503 when a bucket does not answer within a second */
    read: async (address: string): Promise<CachedResponse | undefined> => {
      const cached = peek(address);
      if (cached) return cached;
      const requested = parseAddress(address);
      if (!requested) return undefined;
      if (!store.isOutside) return readFiles(address, requested);
      return waitBriefly(readOnce(address, requested), picturesUnavailable);
    },
    /** Removes a picture with all its variants from memory, since its files have changed. */
    forget: (metadata: PictureMetadata): void => {
      changes += 1;
      reads.clear();
      for (const rest of filesOf(metadata).keys()) cache.delete(pictureAddress(metadata) + rest);
      crops = createCache(maxCropBytes);
    },
  };
}

/** The names of a picture's files, by what follows its address. */
function filesOf({ hash, width }: PictureMetadata): ReadonlyMap<string, string> {
  const variants = storedWidths(width).flatMap((step) =>
    pictureFormats.map(
      (format) => [pictureVariant('', step, format), pictureFileName(hash, step, format)] as const,
    ),
  );
  return new Map([
    ['', pictureFileName(hash, width, 'jpg')],
    [previewAddress(''), previewFileName(hash)],
    ...variants,
  ]);
}

type RequestedPicture = NonNullable<ReturnType<typeof parseAddress>>;

/**
 * @returns `name` of the file, `substitute`: that of the JPEG which is answered while there is no such file, `focal` of a
 * preview that is cut around this point; undefined for an address that no picture can have
 */
function parseAddress(address: string) {
  const crop = parsePreviewCrop(address);
  const cropped = crop && parsePictureAddress(crop.picture);
  if (cropped && crop.picture === pictureAddress(cropped)) {
    const preview = previewFileName(cropped.hash);
    return { name: preview, substitute: preview, metadata: cropped, focal: crop.focal };
  }
  const [, picture = '', rest = ''] = /^(\/pictures\/[^/]+)(\/.*)?$/.exec(address) ?? [];
  const metadata = parsePictureAddress(picture);
  const name = metadata && filesOf(metadata).get(rest);
  if (!name) return undefined;
  const substitute = pictureFileName(metadata.hash, metadata.width, 'jpg');
  return { name, substitute, metadata, focal: undefined };
}

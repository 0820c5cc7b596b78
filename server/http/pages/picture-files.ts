import type { Hono } from 'hono';
import {
  parsePictureAddress,
  pictureAddress,
  pictureFormats,
  pictureVariant,
  previewAddress,
  storedWidths,
  type PictureMetadata,
  type PictureFormat,
} from '#contract/pictures.ts';
import { pictureFileName, previewFileName } from '#server/pictures/storage/picture-file-names.ts';
import type { Clock } from '#server/clock.ts';
import type { PictureStore } from '#server/pictures/storage/picture-store.ts';
import { createLruCache } from '#server/http/responses/lru-cache.ts';
import type { HttpEnv } from '#server/http/context.ts';
import { notFound } from '#server/http/responses/http-failure.ts';
import { mediaTypeOf } from '#server/http/responses/media-types.ts';
import {
  createCachedResponse,
  type RawHeaders,
  type CachedResponse,
} from '#server/http/responses/cached-response.ts';
import { route } from '#server/http/route.ts';
import { pictureHeaders } from '#server/http/middleware/security-headers.ts';
import { sendCached } from '#server/http/calls/catalogue-reads.ts';

/** Bytes. */
const memory = 24 * 1024 * 1024;

/** Seconds for which the JPEG is answered in place of a variant that is still to be made. */
const substituteLifetime = 30;

export interface CachedPictures {
  peek(address: string): CachedResponse | undefined;
  /** @returns undefined for an unknown picture */
  read(address: string): Promise<CachedResponse | undefined>;
  /** Removes a picture with all its variants from memory, since its files have changed. */
  forget(facts: PictureMetadata): void;
}

interface CachedPicture {
  readonly ready: CachedResponse;
  readonly size: number;
  /** ms since 1970 */
  readonly until: number;
}

/**
 * Stored pictures by address (contract/pictures.ts). In place of a variant that is not there yet the JPEG is answered,
 * for a short time.
 * @param lifetime ms for which a picture is answered from memory; limited where another server may remove its files
 */
export function createCachedPictures(
  store: Pick<PictureStore, 'read'>,
  common: RawHeaders,
  clock: Clock,
  lifetime = Infinity,
): CachedPictures {
  const kept = createLruCache<CachedPicture>(memory, ({ size }) => size);
  const lasting = [...common, ...pictureHeaders, 'cache-control', 'public, max-age=31536000, immutable'];
  const brief = [...common, ...pictureHeaders, 'cache-control', `public, max-age=${substituteLifetime}`];
  let changes = 0;
  const peek = (address: string) => {
    const found = kept.get(address);
    return found && found.until > clock.now() ? found.ready : undefined;
  };
  return {
    peek,
    read: async (address) => {
      const wanted = fileOf(address);
      if (!wanted) return undefined;
      const known = peek(address);
      if (known) return known;
      const changesBefore = changes;
      const own = await store.read(wanted.name);
      const bytes = own ?? (wanted.name === wanted.jpeg ? undefined : await store.read(wanted.jpeg));
      if (!bytes) return undefined;
      const type = mediaTypeOf(own ? wanted.name : wanted.jpeg);
      const ready = createCachedResponse({ type, headers: own ? lasting : brief, body: bytes }, {});
      const until = clock.now() + (own ? lifetime : substituteLifetime * 1000);
      // Files that have changed since may be others than those read.
      if (changes === changesBefore) kept.set(address, { ready, size: bytes.length, until });
      return ready;
    },
    forget: (facts) => {
      changes += 1;
      for (const address of listPictureAddresses(facts)) kept.delete(address);
    },
  };
}

function listPictureAddresses(facts: PictureMetadata): string[] {
  const picture = pictureAddress(facts);
  const variants = storedWidths(facts.width).flatMap((width) =>
    pictureFormats.map((format) => pictureVariant(picture, width, format)),
  );
  return [picture, previewAddress(picture), ...variants];
}

/** Names of the file of an address and of its picture's JPEG; undefined for an address that no picture can have. */
function fileOf(address: string): { readonly name: string; readonly jpeg: string } | undefined {
  const [, picture = '', preview, width, format] =
    /^(\/pictures\/[^/]+)(?:\/(?:(preview\.jpg)|(\d{1,4})\.([a-z]+)))?$/.exec(address) ?? [];
  const facts = parsePictureAddress(picture);
  if (!facts) return undefined;
  const jpeg = pictureFileName(facts.hash, facts.width, 'jpg');
  if (preview) return { name: previewFileName(facts.hash), jpeg };
  if (width === undefined) return { name: jpeg, jpeg };
  return isFormat(format) && isStoredWidth(facts, width)
    ? { name: pictureFileName(facts.hash, Number(width), format), jpeg }
    : undefined;
}

const isFormat = (format = ''): format is PictureFormat => pictureFormats.some((known) => known === format);
const isStoredWidth = ({ width }: PictureMetadata, text: string) =>
  storedWidths(width).some((stored) => String(stored) === text);

export function addPictures(app: Hono<HttpEnv>, pictures: CachedPictures): void {
  for (const path of ['/pictures/:picture', '/pictures/:picture/:variant'])
    route(app, path, {
      GET: async (context) => {
        const ready = await pictures.read(context.req.path);
        if (!ready) throw notFound('Picture');
        return sendCached(context, ready);
      },
    });
}

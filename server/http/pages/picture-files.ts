import type { Hono } from 'hono';
import {
  parsePictureAddress,
  pictureFormats,
  storedWidths,
  type PictureMetadata,
  type PictureFormat,
} from '#contract/pictures.ts';
import { pictureFileName, previewFileName } from '#server/pictures/storage/picture-file-names.ts';
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

export interface CachedPictures {
  peek(address: string): CachedResponse | undefined;
  /** @returns undefined for an unknown picture */
  read(address: string): Promise<CachedResponse | undefined>;
  /** Removes a picture with all its variants from memory, since its files were replaced or moved to the trash. */
  forget(hash: string): void;
}

/** Stored pictures by address (contract/pictures.ts). */
export function createCachedPictures(store: PictureStore, common: RawHeaders): CachedPictures {
  const kept = createLruCache<{ readonly ready: CachedResponse; readonly size: number }>(
    memory,
    ({ size }) => size,
  );
  const headers = [...common, ...pictureHeaders, 'cache-control', 'public, max-age=31536000, immutable'];
  const peek = (address: string) => kept.get(address)?.ready;
  return {
    peek,
    read: async (address) => {
      const name = fileOf(address);
      if (name === undefined) return undefined;
      const known = peek(address);
      if (known) return known;
      const bytes = await store.read(name);
      if (!bytes) return undefined;
      const ready = createCachedResponse({ type: mediaTypeOf(name), headers, body: bytes }, {});
      kept.set(address, { ready, size: bytes.length });
      return ready;
    },
    forget: (hash) => kept.deleteByPrefix(`/pictures/${hash}-`),
  };
}

function fileOf(address: string): string | undefined {
  const [, picture = '', preview, width, format] =
    /^(\/pictures\/[^/]+)(?:\/(?:(preview\.jpg)|(\d{1,4})\.([a-z]+)))?$/.exec(address) ?? [];
  const facts = parsePictureAddress(picture);
  if (!facts) return undefined;
  if (preview) return previewFileName(facts.hash);
  if (width === undefined) return pictureFileName(facts.hash, facts.width, 'jpg');
  return isFormat(format) && isStoredWidth(facts, width)
    ? pictureFileName(facts.hash, Number(width), format)
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

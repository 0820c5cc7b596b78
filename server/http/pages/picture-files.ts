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
const maxCacheBytes = 24 * 1024 * 1024;

export interface CachedPictures {
  peek(address: string): CachedResponse | undefined;
  /** @returns undefined for an unknown picture */
  read(address: string): Promise<CachedResponse | undefined>;
  /** Removes a picture with all its variants from memory, since its files were replaced. */
  forget(metadata: PictureMetadata): void;
}

export function createCachedPictures(store: PictureStore, common: RawHeaders): CachedPictures {
  const cache = createLruCache<{ readonly response: CachedResponse; readonly size: number }>(
    maxCacheBytes,
    ({ size }) => size,
  );
  const headers = [...common, ...pictureHeaders, 'cache-control', 'public, max-age=31536000, immutable'];
  const peek = (address: string) => cache.get(address)?.response;
  return {
    peek,
    read: async (address) => {
      const name = parseFileName(address);
      if (name === undefined) return undefined;
      const cached = peek(address);
      if (cached) return cached;
      const bytes = await store.read(name);
      if (!bytes) return undefined;
      const response = createCachedResponse({ type: mediaTypeOf(name), headers, body: bytes }, {});
      cache.set(address, { response, size: bytes.length });
      return response;
    },
    forget: (metadata) => {
      for (const address of listPictureAddresses(metadata)) cache.delete(address);
    },
  };
}

function listPictureAddresses(metadata: PictureMetadata): string[] {
  const picture = pictureAddress(metadata);
  const variants = storedWidths(metadata.width).flatMap((width) =>
    pictureFormats.map((format) => pictureVariant(picture, width, format)),
  );
  return [picture, previewAddress(picture), ...variants];
}

function parseFileName(address: string): string | undefined {
  const [, picture = '', preview, width, format] =
    /^(\/pictures\/[^/]+)(?:\/(?:(preview\.jpg)|(\d{1,4})\.([a-z]+)))?$/.exec(address) ?? [];
  const metadata = parsePictureAddress(picture);
  if (!metadata) return undefined;
  if (preview) return previewFileName(metadata.hash);
  if (width === undefined) return pictureFileName(metadata.hash, metadata.width, 'jpg');
  return isFormat(format) && isStoredWidth(metadata, width)
    ? pictureFileName(metadata.hash, Number(width), format)
    : undefined;
}

const isFormat = (format = ''): format is PictureFormat => pictureFormats.some((cached) => cached === format);
const isStoredWidth = ({ width }: PictureMetadata, text: string) =>
  storedWidths(width).some((stored) => String(stored) === text);

export function addPictures(app: Hono<HttpEnv>, pictures: CachedPictures): void {
  for (const path of ['/pictures/:picture', '/pictures/:picture/:variant'])
    route(app, path, {
      GET: async (context) => {
        const response = await pictures.read(context.req.path);
        if (!response) throw notFound('Picture');
        return sendCached(context, response);
      },
    });
}

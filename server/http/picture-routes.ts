import type { Hono } from 'hono';
import {
  parsePictureAddress,
  pictureAddress,
  pictureFormats,
  pictureVariant,
  previewAddress,
  storedWidths,
  type PictureFacts,
  type PictureFormat,
} from '#contract/pictures.ts';
import { pictureFileName, previewFileName } from '#server/pictures/names.ts';
import type { PictureStore } from '#server/pictures/store.ts';
import { createBoundedMap } from './bounded-map.ts';
import type { HttpEnv } from './context.ts';
import { notFound } from './failure.ts';
import { mediaTypeOf } from './media-types.ts';
import { readyWith, type FlatHeaders, type Ready } from './ready.ts';
import { route } from './routes.ts';
import { pictureHeaders } from './security-headers.ts';
import { sendReady } from './tours-read.ts';

/** Bytes. */
const memory = 24 * 1024 * 1024;

export interface Pictures {
  peek(address: string): Ready | undefined;
  /** @returns undefined for an unknown picture */
  read(address: string): Promise<Ready | undefined>;
  /** Removes a picture with all its variants from memory, since its files were replaced. */
  forget(facts: PictureFacts): void;
}

/** Stored pictures by address (contract/pictures.ts). */
export function createPictures(store: PictureStore, common: FlatHeaders): Pictures {
  const kept = createBoundedMap<{ readonly ready: Ready; readonly size: number }>(memory, ({ size }) => size);
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
      const ready = readyWith({ type: mediaTypeOf(name), headers, body: bytes }, {});
      kept.set(address, { ready, size: bytes.length });
      return ready;
    },
    forget: (facts) => {
      for (const address of addressesOf(facts)) kept.delete(address);
    },
  };
}

function addressesOf(facts: PictureFacts): string[] {
  const picture = pictureAddress(facts);
  const variants = storedWidths(facts.width).flatMap((width) =>
    pictureFormats.map((format) => pictureVariant(picture, width, format)),
  );
  return [picture, previewAddress(picture), ...variants];
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
const isStoredWidth = ({ width }: PictureFacts, text: string) =>
  storedWidths(width).some((stored) => String(stored) === text);

export function addPictures(app: Hono<HttpEnv>, pictures: Pictures): void {
  for (const path of ['/pictures/:picture', '/pictures/:picture/:variant'])
    route(app, path, {
      GET: async (context) => {
        const ready = await pictures.read(context.req.path);
        if (!ready) throw notFound('Picture');
        return sendReady(context, ready);
      },
    });
}

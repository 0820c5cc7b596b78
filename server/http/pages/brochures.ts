import type { AgencyChanges } from '#contract/agency.ts';
import { LRUCache } from 'lru-cache';
import type { Package } from '#contract/package.ts';
import type { BrochureTexts } from '#contract/brochure.ts';
import type { RenderBrochure } from '#server/brochure/brochure-thread.ts';
import { day, indianOffset } from '#server/clock.ts';
import type { ServerDeps } from '#server/http/context.ts';
import {
  createCachedResponse,
  hashContent,
  sizeOf,
  type CachedResponse,
  type RawHeaders,
} from '#server/http/responses/cached-response.ts';
import { fileNameParameters } from '#server/http/responses/file-names.ts';
import { Refusal, picturesUnavailable, retryAfter } from '#server/refusal.ts';
import { waitBriefly, createQueue } from '#server/concurrency.ts';
import { brochureHeaders, noindexHeaders } from '#server/http/middleware/security-headers.ts';
import type { PictureStore } from '#server/pictures/storage/picture-store.ts';

/** Bytes. */
const maxCacheBytes = 24 * 1024 * 1024;
/** Brochures that are made or wait for it; one more is refused. */
const maxPending = 12;
/** ms after a failure until a brochure is tried again, as a thread that hangs takes a core for its whole time. */
const retryDelay = 5 * 60_000;
const maxFailures = 1000;

/** Each brochure is made once for a text, its pictures and a day, one at a time, and kept in memory. */
export function createBrochures(
  { renderBrochure, renderer, pictures, clock, config, siteFolder }: ServerDeps,
  common: RawHeaders,
) {
  const cache = new LRUCache<string, CachedResponse>({ maxSize: maxCacheBytes, sizeCalculation: sizeOf });
  const failures = new LRUCache<string, { cause: unknown; at: number }>({ max: maxFailures });
  const pending = new Map<string, Promise<CachedResponse>>();
  const queue = createQueue();

  const readPicture: PictureStore['read'] = (name) =>
    pictures.isOutside ? waitBriefly(pictures.read(name), picturesUnavailable) : pictures.read(name);

  async function render(create: RenderBrochure, tour: Package, texts: BrochureTexts, issued: number) {
    const { readBrochurePictures, readBrochurePoster } =
      await import('#server/brochure/brochure-pictures.ts');
    const jpegs = await readBrochurePictures({ read: readPicture }, tour);
    const poster = jpegs.length === 0 ? await readBrochurePoster(siteFolder, texts.poster) : undefined;
    const body = await create({ texts, pictures: jpegs, poster, issued });
    const headers = [
      ...common,
      ...brochureHeaders,
      'cache-control',
      'no-cache',
      // Search results lead to the page, which is never outdated.
      ...noindexHeaders,
      'content-disposition',
      `inline; ${fileNameParameters([texts.name, texts.place], 'tour', '.pdf')}`,
    ];
    return createCachedResponse({ type: 'application/pdf', headers, body });
  }

  /** @returns undefined where this server makes no brochures */
  return async (tour: Package, agency: AgencyChanges): Promise<CachedResponse | undefined> => {
    if (!renderBrochure || !renderer) return undefined;
    const site = await renderer();
    const address = new URL(site.packagePath(tour._id), config.publicUrl).href;
    const texts = site.brochureTexts(tour, address, agency);
    if (!texts) return undefined;
    // A whole day, so that every process makes the same bytes.
    const issued = Math.floor((clock.now() + indianOffset) / day) * day - indianOffset;
    const key = hashContent(JSON.stringify([texts, tour.images, tour.pictureDetails, issued]));
    const ready = cache.get(key) ?? pending.get(key);
    if (ready) return ready;
    const failure = failures.get(key);
    if (failure && clock.now() - failure.at < retryDelay) throw failure.cause;
    if (pending.size >= maxPending)
      throw new Refusal(
        503,
        'Many brochures are being made just now. Please try again in a moment.',
        retryAfter(10),
      );
    const making = queue(() => render(renderBrochure, tour, texts, issued));
    pending.set(key, making);
    try {
      const response = await making;
      cache.set(key, response);
      return response;
    } catch (cause) {
      // A bucket that hangs takes no core.
      if (!(cause instanceof Refusal)) failures.set(key, { cause, at: clock.now() });
      throw cause;
    } finally {
      pending.delete(key);
    }
  };
}

import { parsePictureAddress, type PictureMetadata } from '#contract/pictures.ts';
import { pictureFileName } from '#server/pictures/storage/picture-file-names.ts';
import type { Log } from '#server/log.ts';
import type { PictureStore } from '#server/pictures/storage/picture-store.ts';
import type { Site } from './site-files.ts';

/** Bytes; more would delay the page's text. */
const maxInlineBytes = 24_000;

/** What React's `preload` renders for an image (react.dev/reference/react-dom/preload). */
const poster = /<link rel="preload" as="image" href="(\/assets\/[^"]+\.svg)"[^>]*\/>/;
const photograph = /<link rel="preload" as="image"[^>]*? imageSrcSet="([^" ]+)\/(\d+)\.avif [^"]*"[^>]*\/>/;

interface Markup {
  readonly head: string;
  readonly body: string;
}

export interface PreloadedMarkup extends Markup {
  readonly rules: string;
}

export type PreloadLcpPicture = (page: Markup) => Promise<PreloadedMarkup>;

/**
 * Embeds the first picture of a page, so that it is painted without another request: a poster, or the smallest variant
 * of a photograph as background of its `img` until the sharp one is loaded.
 * @param timeout ms to wait for the store
 */
export function createLcpPreloader(
  site: Pick<Site, 'file'>,
  store: Pick<PictureStore, 'read'>,
  log: Pick<Log, 'warn'>,
  timeout = 1000,
): PreloadLcpPicture {
  const readInTime: PictureStore['read'] = async (name) => {
    try {
      return await Promise.race([store.read(name), rejectAfter(timeout)]);
    } catch (cause) {
      log.warn({ event: 'picture not embedded', name, error: cause });
      return undefined;
    }
  };
  return async ({ head, body }) => {
    const [whole, address = ''] = poster.exec(head) ?? [];
    const drawing = site.file(address)?.pick(['identity'])?.body.toString();
    if (whole !== undefined && drawing !== undefined && drawing.length < maxInlineBytes)
      return {
        head: head.replace(whole, ''),
        body: body.replace(`src="${address}"`, () => `src="${dataAddress(drawing)}"`),
        rules: '',
      };
    return { head, body, rules: await underlay(head, readInTime) };
  };
}

/** A data: address (RFC 2397) with few escapes, as it compresses better. */
const dataAddress = (svg: string) =>
  `data:image/svg+xml,${svg
    .replaceAll(/[%#\n]/g, encodeURIComponent)
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')}`;

function rejectAfter(ms: number): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error(`The picture store did not answer within ${ms} ms`)), ms).unref();
  });
}

async function underlay(head: string, read: PictureStore['read']): Promise<string> {
  const [, address = '', width] = photograph.exec(head) ?? [];
  const facts = parsePictureAddress(address);
  const bytes = facts && (await read(pictureFileName(facts.hash, Number(width), 'avif')));
  if (!bytes || bytes.length > maxInlineBytes) return '';
  return `img[src="${address}"]{background:url("${fullSize(bytes, facts)}") center/cover}`;
}

/** Browsers measure the largest paint by a picture's natural size (https://www.w3.org/TR/largest-contentful-paint/). */
function fullSize(avif: Buffer, { width, height }: Pick<PictureMetadata, 'width' | 'height'>): string {
  const size = `width='${width}' height='${height}'`;
  const image = `<image ${size} href='data:image/avif;base64,${avif.toString('base64')}'/>`;
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' ${size}>${image}</svg>`;
  return dataAddress(svg);
}

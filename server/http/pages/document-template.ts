import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { agencyElementId, type AgencyChanges } from '#contract/agency.ts';
import {
  brochuresMark,
  countsMark,
  pageStateId,
  type PageModules,
  type PageRequest,
  type RenderedPage,
} from '#contract/page-renderer.ts';
import { parsePictureAddress, storedWidths, type PictureMetadata } from '#contract/pictures.ts';
import { hashSource, inlineHashes, type InlineHashes } from '#server/http/middleware/security-headers.ts';
import type { Log } from '#server/log.ts';
import { pictureFileName } from '#server/pictures/storage/picture-file-names.ts';
import { longestWait, waitBriefly } from '#server/concurrency.ts';
import type { PictureStore } from '#server/pictures/storage/picture-store.ts';
import type { CachedResponse } from '#server/http/responses/cached-response.ts';
import { collectChunks, parseViteManifest, type Manifest } from './vite-manifest.ts';

const entry = 'index.html';

/**
 * @param scripts `none` for a page that stays as the server rendered it
 * @returns `inline`: hashes of our own scripts and styles only, so that none in the rendered markup is allowed
 */
type DocumentTemplate = (
  page: RenderedPage & { readonly agency?: AgencyChanges },
  scripts?: 'none',
) => Promise<{ readonly text: string; readonly inline: InlineHashes }>;

/** @returns undefined while the site is not built */
export async function loadDocumentTemplate(
  folder: string,
  pictures: Pick<PictureStore, 'read'>,
  log: Pick<Log, 'warn'>,
  hasBrochures: boolean,
): Promise<DocumentTemplate | undefined> {
  const read = (name: string) => readFile(join(folder, name), 'utf8');
  const [indexHtml, manifestText] = await Promise.all([read(entry), read('.vite/manifest.json')]).catch(
    () => [],
  );
  if (indexHtml === undefined || manifestText === undefined) return undefined;
  const manifest = parseViteManifest(manifestText);
  const styleFiles = new Set(Object.values(manifest).flatMap(({ css }) => css));
  const styles = new Map(
    await Promise.all([...styleFiles].map(async (name) => [name, await read(name)] as const)),
  );
  const { start, middle, end } = splitIndexHtml(
    addMarks(indexHtml, [countsMark, ...(hasBrochures ? [brochuresMark] : [])]),
  );
  const template = inlineHashes(start + middle + end);

  return async (page, scripts) => {
    const { head, body, structuredData, rules, photograph, state, parts } = page;
    const { first, style } = filesOf(manifest, parts);
    const script = manifest[entry]?.file ?? '';
    const preloads = scripts === 'none' ? [] : first.filter((file) => file !== script).map(preload);
    // Low priority: pictures come first, as the page can be read before its script runs.
    const main = `<script type="module" crossorigin fetchpriority="low" src="/${script}"></script>`;
    const background = photograph === undefined ? '' : await createBackgroundRule(photograph, pictures, log);
    const sheet = `${style.map((name) => styles.get(name) ?? '').join('')}${rules}`;
    // After the markup: the picture would delay the first paint of the text.
    const sheets = background === '' ? [sheet] : [sheet, background];
    const text = [
      start,
      head,
      ...preloads,
      `<style>${sheet}</style>`,
      ...style.map(loadedMarker),
      middle,
      body,
      '</div>',
      background && `<style>${background}</style>`,
      structuredData,
      dataElement(pageStateId, state),
      agencyElement(page.agency),
      scripts === 'none' ? '' : main,
      end,
    ].join('');
    return { text, inline: { ...template, styles: [...template.styles, ...sheets.map(hashSource)] } };
  };
}

/** JSON as a data block (HTML Standard, `script`), which browsers do not run. */
const dataElement = (id: string, json: string) =>
  `<script type="application/json" id="${id}">${json.replaceAll('<', '\\u003c')}</script>`;

/** '' for an agency that is as in the code. */
export const agencyElement = (changes: AgencyChanges = {}) =>
  Object.keys(changes).length > 0 ? dataElement(agencyElementId, JSON.stringify(changes)) : '';

const preload = (file: string) =>
  `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}">`;

/** Marks a style sheet as loaded for Vite's loader; a disabled link fetches nothing. */
const loadedMarker = (file: string) => `<link rel="stylesheet" crossorigin disabled href="/${file}">`;

function filesOf(manifest: Manifest, { first, shown }: PageModules) {
  const hydrated = [entry, ...first];
  return {
    first: collectChunks(manifest, hydrated).map(({ file }) => file),
    style: [...new Set(collectChunks(manifest, [...hydrated, ...shown]).flatMap(({ css }) => css))],
  };
}

/** Names on the root element what this server offers; static hosts, which serve the same file, offer none of it. */
const addMarks = (indexHtml: string, marks: readonly string[]) =>
  indexHtml.replace('<html', ['<html', ...marks.map((mark) => `data-${mark}`)].join(' '));

const root = '<div id="root">';

function splitIndexHtml(indexHtml: string) {
  const document = indexHtml
    .replace(/<title>[^]*?<\/title>/, '')
    .replace(/<meta data-head[^>]*>/, '')
    .replace(/<script type="module"[^>]*><\/script>/, '')
    .replaceAll(/<link rel="(?:stylesheet|modulepreload)"[^>]*>/g, '')
    .replace(/<noscript>[^]*?<\/noscript>/, '');
  const headEnd = document.indexOf('</head>');
  const rootStart = document.indexOf(root);
  if (headEnd < 0 || rootStart < 0) throw new Error('index.html has no head, or no #root');
  const rootEnd = rootStart + root.length;
  return {
    start: document.slice(0, headEnd),
    middle: document.slice(headEnd, rootEnd),
    end: document.slice(rootEnd).replace('</div>', ''),
  };
}

/** Bytes; more would delay the page's text. */
const maxInlineBytes = 24_000;

/** A poster that is painted without a request. */
export const createEmbed =
  (site: { readonly file: (path: string) => CachedResponse | undefined }): PageRequest['embed'] =>
  (address) => {
    const [file = '', view] = address.split('#');
    const drawing = site.file(file)?.select(['identity'])?.body.toString();
    if (drawing === undefined || drawing.length >= maxInlineBytes) return undefined;
    return dataAddress(drawing) + (view === undefined ? '' : `#${view}`);
  };

/** A data: address (RFC 2397) with few escapes, as it compresses better. */
const dataAddress = (svg: string) => `data:image/svg+xml,${svg.replaceAll(/[%#\n]/g, encodeURIComponent)}`;

/** Paints the smallest variant behind a photograph without a request; '' where there is none. @param timeout ms */
export async function createBackgroundRule(
  address: string,
  store: Pick<PictureStore, 'read'>,
  log: Pick<Log, 'warn'>,
  timeout = longestWait,
): Promise<string> {
  const metadata = parsePictureAddress(address);
  const [smallest] = metadata ? storedWidths(metadata.width) : [];
  if (!metadata || smallest === undefined) return '';
  const name = pictureFileName(metadata.hash, smallest, 'avif');
  try {
    const bytes = await waitBriefly(store.read(name), () => new Error('The picture store hangs'), timeout);
    if (!bytes || bytes.length > maxInlineBytes) return '';
    return `img[src="${address}"]{background:url("${scaleToFullSize(bytes, metadata)}") center/cover}`;
  } catch (cause) {
    log.warn({ event: 'picture not embedded', name, error: cause });
    return '';
  }
}

/** Browsers measure the largest paint by a picture's natural size (https://www.w3.org/TR/largest-contentful-paint/). */
function scaleToFullSize(avif: Buffer, { width, height }: Pick<PictureMetadata, 'width' | 'height'>): string {
  const size = `width='${width}' height='${height}'`;
  const image = `<image ${size} href='data:image/avif;base64,${avif.toString('base64')}'/>`;
  return dataAddress(`<svg xmlns='http://www.w3.org/2000/svg' ${size}>${image}</svg>`);
}

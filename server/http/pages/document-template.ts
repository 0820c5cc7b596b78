import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { agencyElementId, type AgencyChanges } from '#contract/agency.ts';
import { brochuresMark, countsMark } from '#contract/document-marks.ts';
import {
  dehydratedStateId,
  type PageModules,
  type PreloadedPoster,
  type RenderedPage,
} from '#contract/page-renderer.ts';
import { parsePictureAddress, storedWidths, type PictureMetadata } from '#contract/pictures.ts';
import { hashSource, inlineHashes, type InlineHashes } from '#server/http/middleware/security-headers.ts';
import type { Log } from '#server/log.ts';
import { pictureFileName } from '#server/pictures/storage/picture-file-names.ts';
import { longestWait, waitBriefly } from '#server/brief-wait.ts';
import type { PictureStore } from '#server/pictures/storage/picture-store.ts';
import type { Site } from './site-files.ts';
import { parseViteManifest, type Manifest } from './vite-manifest.ts';

const entry = 'index.html';

/** `inline`: hashes of our own scripts and styles only, so that none in the rendered markup is allowed. */
export interface CompleteDocument {
  readonly text: string;
  readonly inline: InlineHashes;
}

/** @param scripts `none` for a page that stays as the server rendered it */
export type DocumentTemplate = (
  page: RenderedPage & { readonly agency?: AgencyChanges },
  scripts?: 'none',
) => Promise<CompleteDocument>;

/** @returns undefined while the site is not built */
export async function loadDocumentTemplate(
  folder: string,
  embedPicture: EmbedPicture,
  hasBrochures: boolean,
): Promise<DocumentTemplate | undefined> {
  const read = (name: string) => readFile(join(folder, name), 'utf8');
  const [indexHtml, manifestText] = await Promise.all([
    read(entry).catch(() => undefined),
    read('.vite/manifest.json').catch(() => undefined),
  ]);
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
    const { head, rules, dehydratedState, parts } = page;
    const { first, style } = filesOf(manifest, parts);
    const script = manifest[entry]?.file ?? '';
    const preloads = scripts === 'none' ? [] : first.filter((file) => file !== script).map(preload);
    // Low priority: pictures come first, as the page can be read before its script runs.
    const main = `<script type="module" crossorigin fetchpriority="low" src="/${script}"></script>`;
    const picture = await embedPicture(page);
    const sheet = `${style.map((name) => styles.get(name) ?? '').join('')}${rules}`;
    // After the markup: the picture would delay the first paint of the text.
    const sheets = picture.rules === '' ? [sheet] : [sheet, picture.rules];
    const text = [
      start,
      picture.preload,
      head,
      ...preloads,
      `<style>${sheet}</style>`,
      ...style.map(loadedMarker),
      middle,
      picture.body,
      '</div>',
      picture.rules && `<style>${picture.rules}</style>`,
      dataElement(dehydratedStateId, dehydratedState),
      agencyElement(page.agency),
      scripts === 'none' ? '' : main,
      end,
    ].join('');
    return { text, inline: { ...template, styles: [...template.styles, ...sheets.map(hashSource)] } };
  };
}

/** JSON as a data block (HTML Standard, `script`), which browsers do not run. */
const dataElement = (id: string, data: unknown) =>
  `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

/** '' for an agency that is as in the code. */
export const agencyElement = (changes: AgencyChanges = {}) =>
  Object.keys(changes).length > 0 ? dataElement(agencyElementId, changes) : '';

const preload = (file: string) =>
  `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}">`;

/** Marks a style sheet as loaded for Vite's loader; a disabled link fetches nothing. */
const loadedMarker = (file: string) => `<link rel="stylesheet" crossorigin disabled href="/${file}">`;

function filesOf(manifest: Manifest, { first, shown }: PageModules) {
  const scripts = new Set<string>();
  const style = new Set<string>();
  const visited = new Set<string>();
  const visit = (name: string, runs: boolean) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has no ${name}`);
    if (runs) scripts.add(chunk.file);
    if (visited.has(name)) return;
    visited.add(name);
    chunk.imports.forEach((imported) => visit(imported, runs));
    for (const file of chunk.css) style.add(file);
  };
  for (const name of [entry, ...first]) visit(name, true);
  for (const name of shown) visit(name, false);
  return { first: [...scripts], style: [...style] };
}

/** Names on the root element what this server offers; static hosts, which serve the same file, offer none of it. */
const addMarks = (indexHtml: string, marks: readonly string[]) =>
  indexHtml.replace('<html', ['<html', ...marks.map((mark) => `data-${mark}`)].join(' '));

const root = '<div id="root">';

function splitIndexHtml(indexHtml: string) {
  const document = indexHtml
    .replace(/<title data-shell>[^]*?<\/title>/, '')
    .replace(/<meta\s+data-shell[^>]*>/, '')
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

export interface EmbeddedPicture {
  readonly body: string;
  /** The poster's preload, unless the poster is embedded. */
  readonly preload: string;
  readonly rules: string;
}

export type EmbedPicture = (
  page: Pick<RenderedPage, 'body' | 'poster' | 'photograph'>,
) => Promise<EmbeddedPicture>;

/** A poster, or the smallest variant behind a photograph, painted without a request. @param timeout ms */
export function createPictureEmbedder(
  site: Pick<Site, 'file'>,
  store: Pick<PictureStore, 'read'>,
  log: Pick<Log, 'warn'>,
  timeout = longestWait,
): EmbedPicture {
  const readWithTimeout: PictureStore['read'] = async (name) => {
    try {
      return await waitBriefly(store.read(name), () => new Error('The picture store hangs'), timeout);
    } catch (cause) {
      log.warn({ event: 'picture not embedded', name, error: cause });
      return undefined;
    }
  };
  return async ({ body, poster, photograph }) => {
    const [file = '', view] = poster?.address.split('#') ?? [];
    const drawing = poster && site.file(file)?.select(['identity'])?.body.toString();
    if (poster && drawing !== undefined && drawing.length < maxInlineBytes) {
      const address = dataAddress(drawing) + (view === undefined ? '' : `#${view}`);
      return { body: replacePoster(body, poster, address), preload: '', rules: '' };
    }
    const rules = photograph === undefined ? '' : await createBackgroundRule(photograph, readWithTimeout);
    return { body, preload: poster?.preload ?? '', rules };
  };
}

const replacePoster = (body: string, { at, address }: PreloadedPoster, replacement: string) =>
  body.slice(0, at) + replacement + body.slice(at + address.length);

/** A data: address (RFC 2397) with few escapes, as it compresses better. */
const dataAddress = (svg: string) =>
  `data:image/svg+xml,${svg
    .replaceAll(/[%#\n]/g, encodeURIComponent)
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')}`;

async function createBackgroundRule(address: string, read: PictureStore['read']): Promise<string> {
  const metadata = parsePictureAddress(address);
  const [smallest] = metadata ? storedWidths(metadata.width) : [];
  if (!metadata || smallest === undefined) return '';
  const bytes = await read(pictureFileName(metadata.hash, smallest, 'avif'));
  if (!bytes || bytes.length > maxInlineBytes) return '';
  return `img[src="${address}"]{background:url("${scaleToFullSize(bytes, metadata)}") center/cover}`;
}

/** Browsers measure the largest paint by a picture's natural size (https://www.w3.org/TR/largest-contentful-paint/). */
function scaleToFullSize(avif: Buffer, { width, height }: Pick<PictureMetadata, 'width' | 'height'>): string {
  const size = `width='${width}' height='${height}'`;
  const image = `<image ${size} href='data:image/avif;base64,${avif.toString('base64')}'/>`;
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' ${size}>${image}</svg>`;
  return dataAddress(svg);
}

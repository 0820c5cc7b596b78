import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { dehydratedStateId, type PageModules, type RenderedPage } from '#contract/page-renderer.ts';
import type { PreloadLcpPicture } from './lcp-preload.ts';
import { hoistStyles } from './hoist-styles.ts';
import { hashSource, inlineHashes, type InlineHashes } from '#server/http/middleware/security-headers.ts';

/** https://vite.dev/guide/backend-integration */
const ManifestSchema = v.record(
  v.string(),
  v.object({
    file: v.string(),
    imports: v.optional(v.array(v.string()), []),
    css: v.optional(v.array(v.string()), []),
  }),
);
type Manifest = v.InferOutput<typeof ManifestSchema>;

const entry = 'index.html';

/** `inline`: hashes of our own scripts and styles only, so that none in the rendered markup is allowed. */
export interface CompleteDocument {
  readonly text: string;
  readonly inline: InlineHashes;
}

export type DocumentTemplate = (page: RenderedPage, embed: PreloadLcpPicture) => Promise<CompleteDocument>;

/** @returns undefined while the site is not built */
export async function loadDocumentTemplate(folder: string): Promise<DocumentTemplate | undefined> {
  const read = (name: string) => readFile(join(folder, name), 'utf8');
  const [shell, manifestText] = await Promise.all([
    read(entry).catch(() => undefined),
    read('.vite/manifest.json').catch(() => undefined),
  ]);
  if (shell === undefined || manifestText === undefined) return undefined;
  const manifest = v.parse(ManifestSchema, JSON.parse(manifestText));
  const sheets = new Set(Object.values(manifest).flatMap(({ css }) => css));
  const styles = new Map(
    await Promise.all([...sheets].map(async (name) => [name, await read(name)] as const)),
  );
  const { start, middle, end } = splitShell(shell);
  const template = inlineHashes(start + middle + end);

  return async (page, embed) => {
    const { given, parts } = page;
    const { first, style } = filesOf(manifest, parts);
    const script = manifest[entry]?.file ?? '';
    const { markup, rules } = hoistStyles(page.body);
    const early = await embed({ head: page.head, body: markup });
    const sheet = `${style.map((name) => styles.get(name) ?? '').join('')}${rules}${early.rules}`;
    const text = [
      start,
      early.head,
      ...first.filter((file) => file !== script).map(preload),
      `<style>${sheet}</style>`,
      ...style.map(known),
      middle,
      early.body,
      `</div><script type="application/json" id="${dehydratedStateId}">${JSON.stringify(given).replaceAll('<', '\\u003c')}</script>`,
      // Low priority: pictures come first, as the page can be read before its script runs.
      `<script type="module" crossorigin fetchpriority="low" src="/${script}"></script>`,
      end,
    ].join('');
    return { text, inline: { ...template, styles: [...template.styles, hashSource(sheet)] } };
  };
}

const preload = (file: string) =>
  `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}">`;

/** Marks a style sheet as loaded for Vite's loader; a disabled link fetches nothing. */
const known = (file: string) => `<link rel="stylesheet" crossorigin disabled href="/${file}">`;

function filesOf(manifest: Manifest, { first, shown }: PageModules) {
  const scripts = new Set<string>();
  const style = new Set<string>();
  const seen = new Set<string>();
  const visit = (name: string, runs: boolean) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has no ${name}`);
    if (runs) scripts.add(chunk.file);
    if (seen.has(name)) return;
    seen.add(name);
    chunk.imports.forEach((imported) => visit(imported, runs));
    for (const file of chunk.css) style.add(file);
  };
  for (const name of [entry, ...first]) visit(name, true);
  for (const name of shown) visit(name, false);
  return { first: [...scripts], style: [...style] };
}

const root = '<div id="root">';

/** The document without the parts that the rendered page brings itself. */
function splitShell(shell: string) {
  const document = shell
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

import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { originalAgency, toAgency, toManifestTexts, type AgencyChanges } from '#contract/agency.ts';
import { escapeHtml } from '#contract/plain-text.ts';
import type { Firebase } from '#server/config.ts';
import { mediaTypeOf } from '#server/http/responses/file-names.ts';
import {
  createCachedResponse,
  createCompressibleResponse,
  type RawHeaders,
  type CachedResponse,
} from '#server/http/responses/cached-response.ts';
import {
  inertHeaders,
  inlineHashes,
  pageHeaders,
  workerHeaders,
} from '#server/http/middleware/security-headers.ts';
import { agencyElement } from './document-template.ts';

export type Site = Awaited<ReturnType<typeof readSite>>;

export const manifestPath = '/manifest.webmanifest';

const workerName = 'sw.js';
const immutable = 'public, max-age=31536000, immutable';

/** The built site in memory: only files found at the start exist, so no path can leave its folder. */
export async function readSite(folder: string, common: RawHeaders, firebase: Firebase | undefined) {
  const names = new Set(await listFiles(folder));
  const isVariant = (name: string) => /\.(?:br|gz)$/.test(name) && names.has(name.slice(0, -3));
  const servedNames = [...names].filter((name) => !isVariant(name) && !isHidden(name));
  const entries = await Promise.all(
    servedNames.map(async (name) => {
      const bytes = await readFile(join(folder, name));
      const variant = async (end: string) =>
        names.has(name + end) ? readFile(join(folder, name + end)) : undefined;
      const br = await variant('.br');
      const gzip = await variant('.gz');
      const vary = br || gzip ? ['vary', 'Accept-Encoding'] : [];
      const headers = [...common, ...headersOf(name, bytes, firebase), ...vary];
      const answer = { type: mediaTypeOf(name), headers, body: bytes };
      return [`/${name}`, createCachedResponse(answer, { br, gzip })] as const;
    }),
  );
  const files = new Map<string, CachedResponse>(entries);
  const manifest = files.get(manifestPath);
  files.delete(manifestPath);
  return {
    file: (path: string) => files.get(path),
    /** index.html, for pages that are not rendered here; undefined while the site is not built. */
    page: files.get('/index.html'),
    /** Not among the files, as it has the agency's name. */
    manifest,
  };
}

function headersOf(name: string, bytes: Buffer, firebase: Firebase | undefined): RawHeaders {
  const caching = ['cache-control', name.startsWith('assets/') ? immutable : 'no-cache'];
  if (name.endsWith('.html'))
    return [...caching, ...pageHeaders(inlineHashes(bytes.toString('utf8')), firebase)];
  return [...caching, ...(name === workerName ? workerHeaders : inertHeaders)];
}

const isHidden = (name: string) => /(?:^|\/)\./.test(name);

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
}

/** A file as the build made it, with what the owner has changed of the agency's facts. */
const changeBy =
  (rewrite: (text: string, changes: AgencyChanges) => string) =>
  (file: CachedResponse | undefined, changes: AgencyChanges): CachedResponse | undefined => {
    const built = file?.select(['identity']);
    if (Object.keys(changes).length === 0 || !built) return file;
    const { headers, notModifiedLength, body } = built;
    const index = headers.indexOf('content-type');
    return createCompressibleResponse({
      type: headers[index + 1] ?? '',
      // Without the ETag, which comes last of those that a 304 repeats.
      headers: headers.slice(0, notModifiedLength - 2),
      body: Buffer.from(rewrite(body.toString(), changes)),
    });
  };

/** index.html. */
export const createBarePage = changeBy((html, changes) =>
  replaceFacts(html, changes).replace('</body>', () => `${agencyElement(changes)}</body>`),
);

/** The web app manifest. */
export const createManifest = changeBy((json, changes) =>
  JSON.stringify({ ...JSON.parse(json), ...toManifestTexts(toAgency(changes)) }),
);

/** What the build has put into title, description and the text for browsers without scripts. */
function replaceFacts(html: string, changes: AgencyChanges): string {
  const agency = toAgency(changes);
  const texts = ({ agencyName, tagline, phones: { india } }: typeof agency) => [
    agencyName,
    tagline,
    india.address,
    india.display,
  ];
  const now = texts(agency).map(escapeHtml);
  return texts(originalAgency)
    .map(escapeHtml)
    .reduce((text, original, index) => text.replaceAll(original, () => now[index] ?? original), html);
}

import { hash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Firebase } from '#server/config.ts';
import type { HttpEnv } from '#server/http/context.ts';
import { toHeaderPairs, type RawHeaders } from '#server/http/responses/cached-response.ts';

/** Seconds. */
const year = 31_536_000;

export function commonHeaders(publicUrl: string): RawHeaders {
  const headers = ['x-content-type-options', 'nosniff', 'referrer-policy', 'strict-origin-when-cross-origin'];
  return publicUrl.startsWith('https:')
    ? [...headers, 'strict-transport-security', `max-age=${year}; includeSubDomains`]
    : headers;
}

/** Keeps other sites from embedding an answer (Fetch Standard, "Cross-Origin-Resource-Policy header"). */
const sameOriginHeaders = (policy: string, ...more: readonly string[]): RawHeaders =>
  ['content-security-policy', policy, ...more].concat('cross-origin-resource-policy', 'same-origin');

/** For data: it may not run, be framed or be embedded by another site. */
export const inertHeaders = sameOriginHeaders("default-src 'none'; frame-ancestors 'none'");

/** For pictures, which may be opened on their own and embedded by other sites. */
export const pictureHeaders: RawHeaders = [
  'content-security-policy',
  "default-src 'none'; frame-ancestors 'none'; sandbox",
  'cross-origin-resource-policy',
  'cross-origin',
  // A service worker of another origin can cache only answers that it may read.
  'access-control-allow-origin',
  '*',
];

/** For PDFs: `default-src 'none'` would also stop the browser's own viewer, which styles itself inline. */
export const brochureHeaders = sameOriginHeaders("frame-ancestors 'none'");

/** Keeps search engines from listing an answer that they have found. */
export const noindexHeaders = ['x-robots-tag', 'noindex'] as const satisfies RawHeaders;

/** For the service worker: it runs only itself and calls only its own origin (CSP Level 3, connect-src). */
export const workerHeaders = sameOriginHeaders(
  "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'",
);

/** For pages: the sign-in popup may talk to its opener, a map may be framed, inline code needs a hash. */
export const pageHeaders = (inline: InlineHashes, firebase: Firebase | undefined) =>
  sameOriginHeaders(
    pagePolicy(inline, firebase),
    'cross-origin-opener-policy',
    'same-origin-allow-popups',
    'permissions-policy',
    'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  );

export type InlineHashes = ReturnType<typeof inlineHashes>;

export const hashSource = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`;

export function inlineHashes(html: string) {
  const sources = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, text = '']) => hashSource(text));
  return {
    // A data block (HTML Standard) does not run, so it needs no hash.
    scripts: sources(/<script(?![^>]*\s(?:src=|type="application\/))[^>]*>([^]*?)<\/script>/gi),
    styles: sources(/<style[^>]*>([^]*?)<\/style>/gi),
  };
}

function pagePolicy({ scripts, styles }: InlineHashes, firebase: Firebase | undefined): string {
  /** What Google sign-in needs. */
  const google = (...hosts: readonly string[]) => (firebase ? hosts.map((host) => `https://${host}`) : []);
  const emulator = firebase?.emulatorHost === undefined ? [] : [`http://${firebase.emulatorHost}`];
  const api = google('identitytoolkit.googleapis.com', 'securetoken.googleapis.com');
  return [
    "default-src 'none'",
    ["script-src 'self'", ...google('apis.google.com'), ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    ["img-src 'self' data: blob:", ...google('lh3.googleusercontent.com')].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...api, ...emulator].join(' '),
    ['frame-src https://www.openstreetmap.org', ...google(firebase?.authDomain ?? ''), ...emulator].join(' '),
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** For reads: cached by browsers, and revalidated each time by ETag. Pages show them, and are indexed themselves. */
export function dataHeaders(common: RawHeaders, allowedOrigins: readonly string[]): RawHeaders {
  const vary = allowedOrigins.length > 0 ? 'Accept-Encoding, Origin' : 'Accept-Encoding';
  return [...common, ...inertHeaders, ...noindexHeaders, 'cache-control', 'no-cache', 'vary', vary];
}

/** Adds the common headers, and `inertHeaders` where the answer has not set them itself. */
export function setCommonHeaders(common: RawHeaders): MiddlewareHandler<HttpEnv> {
  return async (context, next) => {
    await next();
    const { headers } = context.res;
    for (const [name, value] of toHeaderPairs(common)) headers.set(name, value);
    for (const [name, value] of toHeaderPairs(inertHeaders)) if (!headers.has(name)) headers.set(name, value);
  };
}

/** Adds what every answer to a call has. */
export const setCallHeaders: MiddlewareHandler<HttpEnv> = async (context, next) => {
  await next();
  const { headers } = context.res;
  headers.set(...noindexHeaders);
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
  if (headers.get('content-type') === 'application/json')
    headers.set('content-type', 'application/json; charset=utf-8');
};

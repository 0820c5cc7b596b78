import { hash } from 'node:crypto';
import type { FlatHeaders } from './ready.ts';

/** Seconds of a year: how long browsers remember to use https only. */
const year = 31_536_000;

/** What every answer carries, whatever it is. */
export function commonHeaders(publicUrl: string): FlatHeaders {
  const always = ['x-content-type-options', 'nosniff', 'referrer-policy', 'strict-origin-when-cross-origin'];
  return publicUrl.startsWith('https:')
    ? [...always, 'strict-transport-security', `max-age=${year}; includeSubDomains`]
    : always;
}

/** For answers that are data: nothing in them may ever run or be framed. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

/** For pictures, which may be opened on their own and shown by other sites. */
export const pictureHeaders: FlatHeaders = [
  'content-security-policy',
  "default-src 'none'; sandbox",
  'cross-origin-resource-policy',
  'cross-origin',
];

/** For the site's pages: a popup for signing in may talk back, a map may be framed, nothing inline may run. */
export function pageHeaders(inline: InlineHashes): FlatHeaders {
  return [
    'content-security-policy',
    pagePolicy(inline),
    'cross-origin-opener-policy',
    'same-origin-allow-popups',
    'permissions-policy',
    'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  ];
}

export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The CSP sources of what stands inline in a page that we built ourselves. */
export function inlineHashes(html: string): InlineHashes {
  const sources = (pattern: RegExp) =>
    [...html.matchAll(pattern)].map(([, text = '']) => `'sha256-${hash('sha256', text, 'base64')}'`);
  return {
    scripts: sources(/<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/gi),
    styles: sources(/<style[^>]*>([^]*?)<\/style>/gi),
  };
}

// Google's sign-in library needs the hosts of `apis`, `identitytoolkit` and `securetoken`.
function pagePolicy({ scripts, styles }: InlineHashes): string {
  return [
    "default-src 'self'",
    ["script-src 'self' https://apis.google.com", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self' data: blob: https://lh3.googleusercontent.com",
    "font-src 'self'",
    "connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com",
    'frame-src https://www.openstreetmap.org',
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** For answers to reads: kept by browsers, asked for again each time with their ETag. */
export function dataHeaders(common: FlatHeaders, allowedOrigins: readonly string[]): FlatHeaders {
  const vary = allowedOrigins.length > 0 ? 'Accept-Encoding, Origin' : 'Accept-Encoding';
  return [...common, 'content-security-policy', dataPolicy, 'cache-control', 'no-cache', 'vary', vary];
}

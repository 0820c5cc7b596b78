import { hash } from 'node:crypto';
import type { Firebase } from '#server/config.ts';
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

/** Keeps pages of other sites from taking an answer in as a picture or a script (Fetch Standard, section 3.7). */
const ownPagesOnly: FlatHeaders = ['cross-origin-resource-policy', 'same-origin'];

/** For answers that are data: nothing in them may ever run, be framed or be taken in by another site. */
export const inertHeaders: FlatHeaders = [
  'content-security-policy',
  "default-src 'none'; frame-ancestors 'none'",
  ...ownPagesOnly,
];

/** For pictures, which may be opened on their own and shown by other sites. */
export const pictureHeaders: FlatHeaders = [
  'content-security-policy',
  "default-src 'none'; frame-ancestors 'none'; sandbox",
  'cross-origin-resource-policy',
  'cross-origin',
  // The service worker of a site on another origin can keep only what it may read.
  'access-control-allow-origin',
  '*',
];

/** For the service worker: it runs nothing but itself and asks only its own origin (CSP level 3, section 6.1.2). */
export const workerHeaders: FlatHeaders = [
  'content-security-policy',
  "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'",
  ...ownPagesOnly,
];

/**
 * For the site's pages: a popup for signing in may talk back, a map may be framed, nothing inline may run.
 * @param firebase without it, no host of Google's is allowed anything
 */
export function pageHeaders(inline: InlineHashes, firebase: Firebase | undefined): FlatHeaders {
  return [
    'content-security-policy',
    pagePolicy(inline, googleSources(firebase)),
    'cross-origin-opener-policy',
    'same-origin-allow-popups',
    'permissions-policy',
    'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    ...ownPagesOnly,
  ];
}

export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The CSP source of an inline script or style by its text. */
export const hashSource = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`;

/** The CSP sources of what stands inline in a page that we built ourselves. */
export function inlineHashes(html: string): InlineHashes {
  const sources = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, text = '']) => hashSource(text));
  return {
    // What is data does not run (HTML, "data block") and needs no leave.
    scripts: sources(/<script(?![^>]*\s(?:src=|type="application\/))[^>]*>([^]*?)<\/script>/gi),
    styles: sources(/<style[^>]*>([^]*?)<\/style>/gi),
  };
}

interface Sources {
  readonly script: readonly string[];
  readonly image: readonly string[];
  readonly connect: readonly string[];
  readonly frame: readonly string[];
}

/** What Google's sign-in library loads, calls and frames, and where people's pictures are; nothing when it is not set up. */
function googleSources(firebase: Firebase | undefined): Sources {
  if (!firebase) return { script: [], image: [], connect: [], frame: [] };
  const emulator = firebase.emulatorHost === undefined ? [] : [`http://${firebase.emulatorHost}`];
  return {
    script: ['https://apis.google.com'],
    image: ['https://lh3.googleusercontent.com'],
    connect: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com', ...emulator],
    frame: [`https://${firebase.authDomain}`, ...emulator],
  };
}

function pagePolicy({ scripts, styles }: InlineHashes, google: Sources): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...google.script, ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    ["img-src 'self' data: blob:", ...google.image].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...google.connect].join(' '),
    ['frame-src https://www.openstreetmap.org', ...google.frame].join(' '),
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** For answers to reads: kept by browsers, asked for again each time with their ETag. */
export function dataHeaders(common: FlatHeaders, allowedOrigins: readonly string[]): FlatHeaders {
  const vary = allowedOrigins.length > 0 ? 'Accept-Encoding, Origin' : 'Accept-Encoding';
  return [...common, ...inertHeaders, 'cache-control', 'no-cache', 'vary', vary];
}

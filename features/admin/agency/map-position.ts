import { parseUrl } from '#contract/page-path.ts';

/** Degrees, WGS 84. */
export interface MapPosition {
  readonly latitude: number;
  readonly longitude: number;
}

type ReadPosition =
  | { readonly kind: 'position'; readonly position: MapPosition }
  /** A short link: only its service knows where it leads. */
  | { readonly kind: 'short link' }
  | { readonly kind: 'unknown' };

const degrees = String.raw`[-+]?\d{1,3}(?:\.\d+)?`;
const pair = new RegExp(String.raw`^\s*(?:loc:)?\(?\s*(${degrees})\s*°?\s*[,;\s]\s*(${degrees})\s*°?\s*\)?`);
const wholePair = new RegExp(`${pair.source}\\s*$`);
/** Such as `18°31'37.9"N 73°52'23.5"E`, which maps apps show beside the decimal form. */
const part = String.raw`(\d{1,3})\s*°\s*(?:(\d{1,2})\s*['′’]\s*)?(?:(\d{1,2}(?:\.\d+)?)\s*(?:["″”]|'')\s*)?`;
const sexagesimal = new RegExp(`^\\s*${part}([NS])[,;\\s]*${part}([EW])\\s*$`, 'i');

const shortHosts = new Set([
  'maps.app.goo.gl',
  'goo.gl',
  'g.co',
  'osm.org',
  'maps.apple',
  'g.page',
  'share.google',
]);

/** Query parameters that hold a position, the exact ones before those of what the map shows. */
const positionNames = [
  'coordinate',
  'query',
  'q',
  'll',
  'sll',
  'destination',
  'daddr',
  'center',
  'viewpoint',
];

/**
 * The position in what an owner pastes: a link of Google Maps, Apple Maps or OpenStreetMap, a `geo:` URI (RFC 5870) or
 * coordinates. No call is made.
 */
export function readMapPosition(text: string): ReadPosition {
  const trimmed = text.trim();
  const typed = readPair(trimmed, wholePair) ?? readSexagesimal(trimmed);
  if (typed) return { kind: 'position', position: typed };
  // An app shares the name of the place and its link as one text.
  const [link] = /(?:https?:\/\/|geo:)\S+/i.exec(trimmed) ?? [];
  const address = link ?? `https://${trimmed}`;
  const url = parseUrl(address);
  if (!url) return { kind: 'unknown' };
  const position = url.protocol === 'geo:' ? readGeoUri(url) : readLink(url);
  if (position) return { kind: 'position', position };
  return shortHosts.has(url.hostname) && link !== undefined ? { kind: 'short link' } : { kind: 'unknown' };
}

/** Of a link of a maps app: the marked place before the middle of the map. */
function readLink(url: URL): MapPosition | undefined {
  const path = decode(url.pathname);
  const { searchParams } = url;
  // Google writes the place as `!3d<latitude>!4d<longitude>` into the data of the link; the last is the one chosen.
  const marked = [
    ...`${path}${decode(url.search)}`.matchAll(new RegExp(`!3d(${degrees})!4d(${degrees})`, 'g')),
  ];
  const [, markedLatitude, markedLongitude] = marked.at(-1) ?? [];
  const inPath = /\/(?:place|search|dir)\/(?:[^@]*\/)?([^/@]+)/.exec(path)?.[1];
  const hash = new URLSearchParams(url.hash.slice(1)).get('map')?.split('/');
  return (
    toPosition(markedLatitude, markedLongitude) ??
    toPosition(searchParams.get('mlat'), searchParams.get('mlon')) ??
    readText(inPath) ??
    positionNames.reduce<MapPosition | undefined>(
      (found, name) => found ?? readText(searchParams.get(name)),
      undefined,
    ) ??
    readPair(/@([^/]+)/.exec(path)?.[1] ?? '', pair) ??
    toPosition(hash?.[1], hash?.[2])
  );
}

/** `geo:18.5,73.8;u=35`; Android's `geo:0,0?q=18.5,73.8(Office)` has the place in its query. */
function readGeoUri(url: URL): MapPosition | undefined {
  const named = readPair(new URLSearchParams(url.search).get('q') ?? '', pair);
  if (named) return named;
  const position = readPair(url.pathname, pair);
  const isNowhere = position?.latitude === 0 && position.longitude === 0 && url.search !== '';
  return isNowhere ? undefined : position;
}

function readText(text: string | null | undefined): MapPosition | undefined {
  const plain = text?.replaceAll('+', ' ') ?? '';
  return readPair(plain, wholePair) ?? readSexagesimal(plain);
}

function readPair(text: string, pattern: RegExp): MapPosition | undefined {
  const [, latitude, longitude] = pattern.exec(text) ?? [];
  return toPosition(latitude, longitude);
}

function readSexagesimal(text: string): MapPosition | undefined {
  const found = sexagesimal.exec(text);
  if (!found) return undefined;
  const [, d1, m1 = '0', s1 = '0', north = '', d2, m2 = '0', s2 = '0', east = ''] = found;
  return toPosition(
    toDegrees(d1, m1, s1, north.toUpperCase() === 'S'),
    toDegrees(d2, m2, s2, east.toUpperCase() === 'W'),
  );
}

const toDegrees = (whole: string | undefined, minutes: string, seconds: string, isNegative: boolean) =>
  ((isNegative ? -1 : 1) * (Number(whole) + Number(minutes) / 60 + Number(seconds) / 3600)).toFixed(6);

/** Undefined outside of the globe's degrees. */
function toPosition(
  latitude: string | null | undefined,
  longitude: string | null | undefined,
): MapPosition | undefined {
  if (!latitude || !longitude) return undefined;
  const position = { latitude: Number(latitude), longitude: Number(longitude) };
  const isOnGlobe = Math.abs(position.latitude) <= 90 && Math.abs(position.longitude) <= 180;
  return isOnGlobe ? position : undefined;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** As the form keeps and shows it; `readMapPosition` reads it back. */
export const formatPosition = ({ latitude, longitude }: MapPosition) => `${latitude}, ${longitude}`;

/** The coordinates of a text that names a place, else the text. */
export function normalizePosition(text: string): string {
  const read = readMapPosition(text);
  return read.kind === 'position' ? formatPosition(read.position) : text;
}

/** Why a text names no place, and what to do; '' when it does. */
export const explainPosition = (text: string): string => explanations[readMapPosition(text).kind];

const explanations: Readonly<Record<ReadPosition['kind'], string>> = {
  position: '',
  'short link':
    'This short link does not say where it leads. Open it in a browser and copy the long address from there, or hold a finger on the office in your maps app and copy the two numbers',
  unknown:
    'This names no place on the map. Paste a link of a maps app, or two numbers such as 18.5272, 73.8732',
};

import type { FetchError } from 'ofetch';
import { allPackagesKey } from '#contract/category.ts';
import {
  readPackage as toPackage,
  readPackageCard,
  type Package,
  type PackageCard,
} from '#contract/package.ts';
import type { PictureDetail } from '#contract/picture-details.ts';
import type { Http } from './http.ts';

/** Logs a failure that is not shown (specification, section 8). */
export function logFailure(text: string, ...causes: readonly unknown[]) {
  // oxlint-disable-next-line no-console -- the console is the log of the browser
  console.warn(text, ...causes);
}

/** @returns undefined for what is no JSON, and without a text */
export function parseJson(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

/** Known by name, because ofetch is imported only with the first call. */
export function isFetchError(cause: unknown): cause is FetchError<unknown> {
  return cause instanceof Error && cause.name === 'FetchError';
}

/** No answer, a late or incomplete one, or missing code (fetch and `import()` throw a TypeError). */
export function isNetworkError(cause: unknown): boolean {
  if (isFetchError(cause)) return cause.status === undefined;
  return cause instanceof TypeError || (cause instanceof DOMException && cause.name === 'TimeoutError');
}

/** The server's text, else `fallback` (specification, section 8). @param key `error` for destination calls */
export function failureText(cause: unknown, fallback: string, key: 'message' | 'error' = 'message'): string {
  const text = isFetchError(cause) ? readKey(cause.data, key) : undefined;
  return typeof text === 'string' && text !== '' ? text : fallback;
}

/** The value of an own key; undefined for anything but an object that has it. */
export function readKey(answer: unknown, key: string): unknown {
  if (typeof answer !== 'object' || answer === null || !Object.hasOwn(answer, key)) return undefined;
  return Reflect.get(answer, key);
}

/** `encodeURIComponent` throws on half of a surrogate pair. */
const loneSurrogate = /\p{Surrogate}/u;

interface Entry {
  readonly _id: string;
  readonly images: readonly string[];
  readonly pictureDetails?: readonly PictureDetail[] | undefined;
}

/** The entry with the addresses of its pictures, and of what is said about them, as `addressOf` gives them. */
export const resolvePictures = <T extends Pick<Entry, 'images' | 'pictureDetails'>>(
  entry: T,
  addressOf: (address: string) => string,
): T => ({
  ...entry,
  images: [...new Set(entry.images)].map(addressOf),
  ...(entry.pictureDetails && {
    pictureDetails: entry.pictureDetails.map((detail) => ({ ...detail, address: addressOf(detail.address) })),
  }),
});

interface ReadContext {
  readonly label: string;
  readonly http: Pick<Http, 'pictureAddress'>;
}

/**
 * Leaves out entries without a usable `_id`, with a console warning, and repeated pictures of an entry.
 * @param read undefined for what cannot be read
 */
export function readEach<T extends Entry>(
  read: (entry: unknown) => T | undefined,
  entries: unknown,
  { label, http }: ReadContext,
): T[] {
  if (!Array.isArray(entries)) return [];
  const addressOf = (address: string) => http.pictureAddress(address);
  return entries.flatMap((entry: unknown) => {
    const found = read(entry);
    if (found && !loneSurrogate.test(found._id)) return [resolvePictures(found, addressOf)];
    // The operator of the backend needs to know which entries are not shown.
    logFailure(`A ${label} without an id was left out.`);
    return [];
  });
}

type PictureAddresses = Pick<Http, 'pictureAddress'>;

const label = 'package';

export const readPackages = (entries: unknown, http: PictureAddresses): Package[] =>
  readEach(toPackage, entries, { label, http });

export const readPackageCards = (entries: unknown, http: PictureAddresses): PackageCard[] =>
  readEach(readPackageCard, entries, { label, http });

/** Both forms of the specification (section 3), and a package at the top; undefined without a package. */
export function readPackage(answer: unknown, http: PictureAddresses): Package | undefined {
  const data = readKey(answer, 'data');
  const tour = readKey(data, 'package') ?? readKey(answer, 'package') ?? data;
  return tour ? readPackages([tour], http)[0] : undefined;
}

/** The entries of `tours`, or of a set grouped by category (specification, section 3), at the top or under `data`. */
export function findAllPackages(answer: unknown): unknown {
  const data = readKey(answer, 'data');
  const candidates = [
    readKey(answer, 'tours'),
    readKey(answer, allPackagesKey),
    readKey(data, allPackagesKey),
    readKey(data, 'tours'),
  ];
  return candidates.find(Array.isArray);
}

/** Whether the backend answered with one of the statuses, such as 401 (no session) or 403 (no right). */
export const hasStatus = (cause: unknown, ...statuses: readonly number[]): cause is FetchError<unknown> =>
  isFetchError(cause) && cause.status !== undefined && statuses.includes(cause.status);

/** Validation errors of a refused form, by field; empty when the backend names no field. */
export function readFieldErrors(cause: unknown): Readonly<Record<string, string>> {
  const fields = isFetchError(cause) ? readKey(cause.data, 'fields') : undefined;
  if (typeof fields !== 'object' || fields === null) return {};
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

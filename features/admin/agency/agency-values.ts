import * as v from 'valibot';
import { AgencyInputSchema, divideFacts } from '#contract/agency-input.ts';
import { completeFacts, type AgencyChanges, type AgencyFacts, type AgencyReview } from '#contract/agency.ts';
import { newImage } from '#contract/editing.ts';
import { agencyFields } from '#contract/fields/agency-fields.ts';
import type { agencyLabels } from '#features/admin/form/fields/fields.ts';
import type { FieldErrors } from '#features/admin/form/saving/form-errors.ts';
import type { PictureItem } from '#features/admin/pictures/picture-items.ts';
import { createRandomKey } from '#features/admin/random-key.ts';
import {
  explainPosition,
  formatPosition,
  normalizePosition,
  readMapPosition,
  type MapPosition,
} from './map-position.ts';

/** In their order on the screen, which is the order of the error summary. */
export const factNames = [
  'phoneIndia',
  'phoneInternational',
  'phonePackages',
  'whatsApp',
  'email',
  'address',
  'hours',
  'position',
  'nameFirst',
  'nameRest',
  'tagline',
  'facebook',
  'instagram',
  'guideName',
  'guideText',
  'guidePicture',
  'reviews',
  'gallery',
] as const satisfies readonly (keyof typeof agencyLabels)[];
export type FactName = (typeof factNames)[number];

export type TextFactName = Exclude<FactName, 'guidePicture' | 'reviews' | 'gallery'>;
export const isTextFact = (name: FactName): name is TextFactName =>
  name !== 'guidePicture' && name !== 'reviews' && name !== 'gallery';

/** What is in the code; the pictures are addresses of the site's own files. */
export interface OriginalAgency {
  readonly facts: Omit<AgencyFacts, 'guidePicture' | 'gallery'>;
  readonly guidePicture: string;
  readonly gallery: readonly { readonly address: string; readonly alt: string }[];
}

export interface ReviewEntry extends AgencyReview {
  readonly key: string;
}

/** Null is the original picture. */
export interface GallerySlot {
  readonly picture: PictureItem | null;
  readonly alt: string;
}

export interface AgencyEntries {
  /**
   * A line each for the lines of the address, and for days and time of the opening hours. The position is coordinates or
   * what a maps app shares.
   */
  readonly texts: Readonly<Record<TextFactName, string>>;
  readonly guidePicture: PictureItem | null;
  readonly reviews: readonly ReviewEntry[];
  readonly gallery: readonly GallerySlot[];
}

export type AgencyErrors = FieldErrors<FactName>;

const savedPicture = (id: string, address: string): PictureItem => ({ kind: 'saved', id, address });

export const createReviewEntry = (review: AgencyReview): ReviewEntry => ({
  ...review,
  key: createRandomKey(),
});

const withoutKey = ({ key: _key, ...review }: ReviewEntry): AgencyReview => review;

export const emptyReview: AgencyReview = {
  text: '',
  rest: '',
  name: '',
  town: '',
  trip: '',
  stamp: 'kashi',
};

export function toEntries(changes: AgencyChanges, original: OriginalAgency): AgencyEntries {
  const facts = completeFacts(original.facts, changes);
  const { address, hours, latitude, longitude, guidePicture, reviews, gallery = [], ...texts } = facts;
  return {
    texts: {
      ...texts,
      address: address.join('\n'),
      hours: hours.map(({ days, time }) => `${days}: ${time}`).join('\n'),
      position: formatPosition({ latitude, longitude }),
    },
    guidePicture: guidePicture === undefined ? null : savedPicture('guide', guidePicture),
    reviews: reviews.map(createReviewEntry),
    gallery: Array.from({ length: agencyFields.gallery.max }, (_, index) => {
      const own = gallery[index];
      return own
        ? { picture: savedPicture(`gallery-${index}`, own.picture), alt: own.alt }
        : { picture: null, alt: '' };
    }),
  };
}

/** The entries without any change but the phone in India, which the other phones are until they are set. */
export function toOriginals(
  { texts: { phoneIndia } }: AgencyEntries,
  original: OriginalAgency,
): AgencyEntries {
  return copyFact(toEntries({ phoneIndia }, original), toEntries({}, original), 'phoneIndia');
}

/** Those that are the phone in India until they are set (`completeFacts`). */
export const followingPhones = ['phoneInternational', 'phonePackages'] as const;

/** `after` with the phones that are not set as the phone in India. @param before the change @param base what is stored */
export function followPhoneIndia(
  after: AgencyEntries,
  before: AgencyEntries,
  base: AgencyEntries,
): AgencyEntries {
  const isSame = ({ texts }: AgencyEntries, name: TextFactName) => texts[name] === texts.phoneIndia;
  const { phoneIndia } = after.texts;
  const followed = followingPhones
    .filter((name) => isSame(base, name) && isSame(before, name) && after.texts[name] === before.texts[name])
    .map((name) => [name, phoneIndia]);
  return { ...after, texts: { ...after.texts, ...Object.fromEntries(followed) } };
}

const toLines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

function toHours(text: string) {
  return toLines(text).map((line) => {
    const colon = line.indexOf(':');
    return colon < 0
      ? { days: line, time: '' }
      : { days: line.slice(0, colon).trim(), time: line.slice(colon + 1).trim() };
  });
}

type AddressOfPicture = (item: PictureItem) => string;

/** The facts that differ from the originals, with their pictures as `addressOf` gives them. */
function toChanges(entries: AgencyEntries, original: OriginalAgency, addressOf: AddressOfPicture) {
  const { texts, guidePicture, reviews, gallery } = entries;
  const { position, ...plain } = texts;
  const typed = {
    ...plain,
    address: toLines(texts.address),
    hours: toHours(texts.hours),
    reviews: reviews.map(withoutKey),
  };
  const names: readonly string[] = diffFacts(entries, toOriginals(entries, original));
  const changed = Object.entries(typed).filter(([name]) => names.includes(name));
  return {
    ...Object.fromEntries(changed),
    ...(names.includes('position') && toCoordinates(position)),
    ...(guidePicture && { guidePicture: addressOf(guidePicture) }),
    ...(gallery.some(({ picture }) => picture) && {
      gallery: gallery.map(({ picture, alt }) => picture && { picture: addressOf(picture), alt }),
    }),
  };
}

/** What names no place becomes NaN, which the schema refuses. */
function toCoordinates(text: string): MapPosition {
  const read = readMapPosition(text);
  return read.kind === 'position' ? read.position : { latitude: Number.NaN, longitude: Number.NaN };
}

/** What the site would show, also of entries that are not valid yet. */
export const toPreview = (
  entries: AgencyEntries,
  original: OriginalAgency,
  addressOf: (address: string) => string,
): AgencyChanges =>
  toChanges(entries, original, (item) => (item.kind === 'new' ? item.preview : addressOf(item.address)));

export const listPictures = ({ guidePicture, gallery }: AgencyEntries) =>
  [guidePicture, ...gallery.map(({ picture }) => picture)].filter((item) => item !== null);

export const listNewPictures = (entries: AgencyEntries) =>
  listPictures(entries).filter((item) => item.kind === 'new');

export interface ParsedAgency {
  readonly facts: AgencyChanges;
  readonly images: readonly File[];
}

/** The body of a save, or the errors of the facts that are not valid. @param base what is stored, and not refused */
export function parseEntries(
  entries: AgencyEntries,
  base: AgencyEntries,
  original: OriginalAgency,
): { readonly parsed: ParsedAgency } | { readonly errors: AgencyErrors } {
  const images: File[] = [];
  const facts = toChanges(entries, original, (item) => {
    if (item.kind === 'saved') return item.address;
    images.push(item.file);
    return newImage(images.length - 1);
  });
  const { unchanged, changed } = divideFacts(
    facts,
    toPreview(base, original, (address) => address),
  );
  const result = v.safeParse(AgencyInputSchema, changed);
  if (result.success) return { parsed: { facts: { ...unchanged, ...result.output }, images } };
  const errors = result.issues.map((issue) => {
    const [fact, index] = (v.getDotPath(issue) ?? '').split('.');
    const place = fact === 'reviews' && index !== undefined ? `Review ${Number(index) + 1}: ` : '';
    return fact === 'latitude' || fact === 'longitude'
      ? (['position', explainPosition(entries.texts.position)] as const)
      : ([fact, place + issue.message] as const);
  });
  // In fromEntries later entries win, so the first problem of a fact comes last.
  return { errors: Object.fromEntries([...errors].reverse()) };
}

/** One text for each content of a fact. */
export function serializeFact(entries: AgencyEntries, name: FactName): string {
  if (name === 'position') return normalizePosition(entries.texts.position);
  if (isTextFact(name)) return entries.texts[name];
  switch (name) {
    case 'guidePicture':
      return pictureKey(entries.guidePicture);
    case 'reviews':
      return JSON.stringify(entries.reviews.map(withoutKey));
    case 'gallery':
      return JSON.stringify(entries.gallery.map(({ picture, alt }) => [pictureKey(picture), picture && alt]));
    default:
      return name satisfies never;
  }
}

const pictureKey = (item: PictureItem | null) =>
  item === null ? '' : item.kind === 'new' ? item.id : item.address;

export const diffFacts = (one: AgencyEntries, other: AgencyEntries): FactName[] =>
  one === other ? [] : factNames.filter((name) => serializeFact(one, name) !== serializeFact(other, name));

export function copyFact(to: AgencyEntries, from: AgencyEntries, name: FactName): AgencyEntries {
  return isTextFact(name)
    ? { ...to, texts: { ...to.texts, [name]: from.texts[name] } }
    : { ...to, [name]: from[name] };
}

/** Whether the address is new and the place on the map is not. */
export const leavesPositionBehind = (entries: AgencyEntries, base: AgencyEntries): boolean => {
  const changed = diffFacts(entries, base);
  return changed.includes('address') && !changed.includes('position');
};

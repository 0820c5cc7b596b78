import { limits } from '#contract/limits.ts';
import { savedPictures, type PictureItem } from '#features/admin/pictures/items.ts';
import type { Outcome } from '#features/admin/sender.ts';

/** What one call of a form carries beside its texts. */
export interface FormCall {
  /** What it edits; null creates. */
  readonly id: string | null;
  /** The version that it is based on; null where the backend counts none. */
  readonly version: number | null;
  readonly pictures: readonly PictureItem[];
  /** Whether the call names the order of the pictures. */
  readonly ordered: boolean;
}

/** What a form is saved as. */
interface Entry {
  readonly _id: string;
  readonly version: number | null;
  readonly images: readonly string[];
}

/** What is stored of a form of which a later call failed. */
export interface PartlyStored<T> {
  /** Null where the backend did not say what it created. */
  readonly id: string | null;
  readonly value: T | null;
  /** The form's pictures from now on: those that are stored, and as new ones those that are not. */
  readonly pictures: readonly PictureItem[];
}

export interface Sent<T> {
  /** What the last call came to. */
  readonly outcome: Outcome<T>;
  /** Null when everything is stored or nothing. */
  readonly partly: PartlyStored<T> | null;
}

/** How many calls a form with these pictures takes. */
export const callsFor = (pictures: readonly PictureItem[]) =>
  Math.max(1, Math.ceil(countNew(pictures) / limits.pictures));

/**
 * Sends a form. One call takes so many new pictures (`limits.pictures`); those beyond follow in calls that edit
 * what the first one has stored.
 * @param whole the form with all its pictures
 * @param send sends one call, counted from 1
 */
export async function sendInCalls<T extends Entry>(
  whole: FormCall,
  send: (call: FormCall, part: number) => Promise<Outcome<T>>,
): Promise<Sent<T>> {
  const total = countNew(whole.pictures);
  const count = callsFor(whole.pictures);
  let rest = whole;
  let partly: PartlyStored<T> | null = null;
  let message: string | null = null;
  for (let part = 1; ; part += 1) {
    const call = { ...rest, pictures: withinCall(rest.pictures) };
    // oxlint-disable-next-line no-await-in-loop -- each call is based on what the one before has stored
    const outcome = await send(call, part);
    if (outcome.type !== 'saved') {
      return { outcome: partly ? withCount(outcome, partly.pictures, total) : outcome, partly };
    }
    message ??= outcome.message;
    if (part === count) return { outcome: { ...outcome, message }, partly: null };
    const { value } = outcome;
    const { pictures, ordered } = afterCall(rest.pictures, call.pictures, value);
    const id = value?._id ?? rest.id;
    partly = { id, value, pictures };
    if (id === null) {
      const text = `Saved with ${total - countNew(pictures)} of ${total} pictures. The server did not say which entry it made: open it from the list to add the others, which are still chosen here.`;
      return { outcome: { type: 'refused', text, fields: {} }, partly };
    }
    rest = { id, version: value?.version ?? null, pictures, ordered };
  }
}

const countNew = (pictures: readonly PictureItem[]) => pictures.filter(({ kind }) => kind === 'new').length;

/** The pictures without the new ones that are too many for one call. */
function withinCall(pictures: readonly PictureItem[]): readonly PictureItem[] {
  const later = new Set(pictures.filter(({ kind }) => kind === 'new').slice(limits.pictures));
  return pictures.filter((item) => !later.has(item));
}

/**
 * The form's pictures after a call has stored some of them. The order is known where the backend answers with the
 * pictures as they were sent; elsewhere it adds new ones at the end.
 */
function afterCall(
  all: readonly PictureItem[],
  sent: readonly PictureItem[],
  value: Entry | null,
): { readonly pictures: readonly PictureItem[]; readonly ordered: boolean } {
  const images = value?.images ?? [];
  const asSent =
    images.length === sent.length &&
    sent.every((item, index) => item.kind === 'new' || item.address === images[index]);
  if (asSent) {
    const addresses = new Map(sent.map((item, index) => [item.id, images[index]]));
    const stored = all.map((item): PictureItem => {
      const address = addresses.get(item.id);
      return address === undefined ? item : { kind: 'saved', id: item.id, address };
    });
    return { pictures: stored, ordered: true };
  }
  const left = all.filter((item) => !sent.includes(item));
  const stored = value ? savedPictures(value.images, 'stored') : sent.filter(({ kind }) => kind === 'saved');
  return { pictures: [...stored, ...left], ordered: false };
}

/** A failure that says how many pictures it concerns. */
function withCount<T>(
  outcome: Exclude<Outcome<T>, { readonly type: 'saved' }>,
  pictures: readonly PictureItem[],
  total: number,
): Outcome<T> {
  const left = `Saved, but ${countNew(pictures)} of ${total} pictures are not. They are still chosen: save again to send them.`;
  if (outcome.type === 'cancelled') return { type: 'refused', text: left, fields: {} };
  return { ...outcome, text: `${left} ${outcome.text}` };
}

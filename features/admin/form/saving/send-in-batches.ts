import { limits } from '#contract/limits.ts';
import type { PictureDetail } from '#contract/picture-details.ts';
import { createSavedPictures, type PictureItem } from '#features/admin/pictures/picture-items.ts';
import type { SaveResult } from '#features/admin/save-mutation.ts';

export interface FormBatch {
  /** Null creates. */
  readonly id: string | null;
  readonly version: number | null;
  readonly pictures: readonly PictureItem[];
  readonly sendsOrder: boolean;
}

interface Entry {
  readonly _id: string;
  readonly version: number | null;
  readonly images: readonly string[];
  readonly pictureDetails?: readonly PictureDetail[] | undefined;
}

/** What is stored when a later call of a form has failed. */
export interface PartialSave<T> {
  /** Null when the answer to the create has no id. */
  readonly id: string | null;
  readonly value: T | null;
  /** Stored pictures, and as new ones those still to be sent. */
  readonly pictures: readonly PictureItem[];
}

export interface BatchedResult<T> {
  /** Of the last call. */
  readonly outcome: SaveResult<T>;
  /** Null when everything or nothing is stored. */
  readonly partialSave: PartialSave<T> | null;
}

export const countBatches = (pictures: readonly PictureItem[]) =>
  Math.max(1, Math.ceil(countNew(pictures) / limits.pictures));

/** A call carries at most `limits.pictures` new pictures; others follow in edits. `part` counts from 1. */
export async function sendInBatches<T extends Entry>(
  batch: FormBatch,
  send: (call: FormBatch, part: number) => Promise<SaveResult<T>>,
): Promise<BatchedResult<T>> {
  const total = countNew(batch.pictures);
  const count = countBatches(batch.pictures);
  let remaining = batch;
  let partialSave: PartialSave<T> | null = null;
  let message: string | null = null;
  for (let part = 1; ; part += 1) {
    const call = { ...remaining, pictures: takeBatch(remaining.pictures) };
    // oxlint-disable-next-line no-await-in-loop -- each call is based on what the one before has stored
    const outcome = await send(call, part);
    if (outcome.type !== 'saved') {
      return {
        outcome: partialSave ? addPictureCount(outcome, partialSave.pictures, total) : outcome,
        partialSave,
      };
    }
    message ??= outcome.message;
    if (part === count) return { outcome: { ...outcome, message }, partialSave: null };
    const { value } = outcome;
    const { pictures, sendsOrder } = mergeStoredPictures(remaining.pictures, call.pictures, value);
    const id = value?._id ?? remaining.id;
    partialSave = { id, value, pictures };
    if (id === null) {
      const text = `Saved with ${total - countNew(pictures)} of ${total} pictures. The server did not say which entry it made: open it from the list to add the others, which are still chosen here.`;
      return { outcome: { type: 'refused', text, fields: {} }, partialSave };
    }
    remaining = { id, version: value?.version ?? null, pictures, sendsOrder };
  }
}

const countNew = (pictures: readonly PictureItem[]) => pictures.filter(({ kind }) => kind === 'new').length;

function takeBatch(pictures: readonly PictureItem[]): readonly PictureItem[] {
  const later = new Set(pictures.filter(({ kind }) => kind === 'new').slice(limits.pictures));
  return pictures.filter((item) => !later.has(item));
}

/** Keeps the order where the answer has the pictures as sent; other backends append new ones. */
function mergeStoredPictures(
  all: readonly PictureItem[],
  sent: readonly PictureItem[],
  value: Entry | null,
): { readonly pictures: readonly PictureItem[]; readonly sendsOrder: boolean } {
  const images = value?.images ?? [];
  const asSent =
    images.length === sent.length &&
    sent.every((item, index) => item.kind === 'new' || item.address === images[index]);
  if (asSent) {
    const addresses = new Map(sent.map((item, index) => [item.id, images[index]]));
    const stored = all.map((item): PictureItem => {
      const address = addresses.get(item.id);
      return address === undefined ? item : { kind: 'saved', id: item.id, address, detail: item.detail };
    });
    return { pictures: stored, sendsOrder: true };
  }
  const unsent = all.filter((item) => !sent.includes(item));
  const stored = value ? createSavedPictures(value, 'stored') : sent.filter(({ kind }) => kind === 'saved');
  return { pictures: [...stored, ...unsent], sendsOrder: false };
}

function addPictureCount<T>(
  outcome: Exclude<SaveResult<T>, { readonly type: 'saved' }>,
  pictures: readonly PictureItem[],
  total: number,
): SaveResult<T> {
  const unsent = `Saved, but ${countNew(pictures)} of ${total} pictures are not. They are still chosen: save again to send them.`;
  if (outcome.type === 'cancelled') return { type: 'refused', text: unsent, fields: {} };
  return { ...outcome, text: `${unsent} ${outcome.text}` };
}

import { describe, expect, it, vi } from 'vitest';
import type { PictureItem } from '#features/admin/pictures/picture-items.ts';
import type { SaveResult } from '#features/admin/save-mutation.ts';
import { aDestination } from '#features/shared/testing/builders.ts';
import type { Destination } from '#contract/fields/destination-fields.ts';
import { countBatches, sendInBatches, type FormBatch } from './send-in-batches.ts';

const createNewPictures = (count: number): PictureItem[] =>
  Array.from({ length: count }, (_, index) => {
    const file = new File([String(index)], `${index}.jpg`, { type: 'image/jpeg' });
    return { kind: 'new', id: `n${index}`, file, chosen: file, preview: `blob:${index}` };
  });
const saved: PictureItem = { kind: 'saved', id: 's', address: '/s' };

const createBatch = (overrides: Partial<FormBatch> = {}): FormBatch => ({
  id: null,
  version: null,
  pictures: [],
  sendsOrder: false,
  ...overrides,
});

type Send = (call: FormBatch, part: number) => Promise<SaveResult<Destination>>;

/** Stores pictures in the order of the call, with addresses made from their ids. */
const saveCompletely: Send = ({ id, version, pictures }) =>
  Promise.resolve({
    type: 'saved',
    message: id === null ? 'Created' : 'Edited',
    value: aDestination({
      _id: id ?? 'made',
      version: (version ?? 0) + 1,
      images: pictures.map((item) => (item.kind === 'saved' ? item.address : `/${item.id}`)),
    }),
  });

const saveWithoutValue: Send = () => Promise.resolve({ type: 'saved', message: 'Done', value: null });

const names = ({ pictures }: Pick<FormBatch, 'pictures'>) =>
  pictures.map((item) => (item.kind === 'saved' ? item.address : item.id));
const failCall =
  (part: number, outcome: SaveResult<Destination>): Send =>
  (call, now) =>
    now === part ? Promise.resolve(outcome) : saveCompletely(call, now);

const countNew = ({ pictures }: FormBatch) => pictures.filter(({ kind }) => kind === 'new').length;

describe('a form', () => {
  it('is one call as long as that can carry its pictures, and with more is created and then edited', async () => {
    const send = vi.fn<Send>(saveCompletely);
    expect(countBatches([saved])).toBe(1);
    expect(await sendInBatches(createBatch({ pictures: createNewPictures(10) }), send)).toMatchObject({
      outcome: { type: 'saved', message: 'Created' },
      partialSave: null,
    });
    expect(send).toHaveBeenCalledTimes(1);
    send.mockClear();
    const { outcome } = await sendInBatches(createBatch({ pictures: createNewPictures(23) }), send);
    expect(outcome).toMatchObject({ type: 'saved', message: 'Created', value: { version: 3 } });
    expect(send.mock.calls.map(([call]) => [call.id, call.version, countNew(call)])).toEqual([
      [null, null, 10],
      ['made', 1, 10],
      ['made', 2, 3],
    ]);
  });

  it('keeps the order of its pictures and what is said about them, wherever the stored ones are among them', async () => {
    const send = vi.fn<Send>(saveCompletely);
    const [first, ...others] = createNewPictures(11);
    const described = first ? [{ ...first, detail: { alt: 'Beach' } }] : [];
    const pictures = [...described, ...others, saved];
    const { outcome } = await sendInBatches(
      createBatch({ id: 'k', version: 4, pictures, sendsOrder: true }),
      send,
    );
    const order = [...Array.from({ length: 11 }, (_, index) => `/n${index}`), '/s'];
    expect(outcome).toMatchObject({ value: { images: order } });
    expect(send.mock.lastCall?.[0].sendsOrder).toBe(true);
    expect(send.mock.lastCall?.[0].pictures[0]).toMatchObject({ address: '/n0', detail: { alt: 'Beach' } });
  });
});

describe('on a backend that answers with a message only', () => {
  it('an edit sends the other pictures too, to be added at the end', async () => {
    const send = vi.fn<Send>(saveWithoutValue);
    const pictures = [saved, ...createNewPictures(12)];
    const { outcome } = await sendInBatches(createBatch({ id: 'k', pictures, sendsOrder: true }), send);
    expect(outcome).toMatchObject({ type: 'saved', message: 'Done' });
    expect(send.mock.calls.map(([call]) => [call.id, call.sendsOrder, names(call).length])).toEqual([
      ['k', true, 11],
      ['k', false, 3],
    ]);
  });

  it('a created form keeps the other pictures, and says why', async () => {
    const send = vi.fn<Send>(saveWithoutValue);
    const { outcome, partialSave } = await sendInBatches(
      createBatch({ pictures: createNewPictures(12) }),
      send,
    );
    expect(outcome).toMatchObject({ type: 'refused' });
    expect(outcome).toHaveProperty('text', expect.stringContaining('Saved with 10 of 12 pictures.'));
    expect(partialSave?.id).toBeNull();
    expect(partialSave && names(partialSave)).toEqual(['n10', 'n11']);
    expect(send).toHaveBeenCalledTimes(1);
  });
});

describe('where a later call fails', () => {
  it('what is stored is known, and the other pictures are still new', async () => {
    const failed = { type: 'refused', text: 'No space left', fields: {} } as const;
    const { outcome, partialSave } = await sendInBatches(
      createBatch({ pictures: createNewPictures(12) }),
      failCall(2, failed),
    );
    expect(outcome).toMatchObject({ type: 'refused', text: expect.stringContaining('2 of 12 pictures') });
    expect(outcome).toHaveProperty('text', expect.stringContaining('No space left'));
    expect(partialSave).toMatchObject({ id: 'made', value: { version: 1 } });
    expect(partialSave && names(partialSave)).toEqual([
      ...Array.from({ length: 10 }, (_, index) => `/n${index}`),
      'n10',
      'n11',
    ]);
  });

  it('or is cancelled, the form says what is left', async () => {
    const { outcome } = await sendInBatches(
      createBatch({ pictures: createNewPictures(12) }),
      failCall(2, { type: 'cancelled' }),
    );
    expect(outcome).toMatchObject({ type: 'refused', text: expect.stringContaining('2 of 12 pictures') });
  });

  it('a first call that fails has stored nothing', async () => {
    const failed = { type: 'refused', text: 'No', fields: {} } as const;
    const sent = await sendInBatches(createBatch({ pictures: createNewPictures(12) }), failCall(1, failed));
    expect(sent).toEqual({ outcome: failed, partialSave: null });
  });
});

import { beforeEach, expect, it } from 'vitest';
import { createMemoryPictures } from '#features/admin/testing/form-deps.ts';
import { createPhoto } from '#features/admin/testing/pictures.ts';
import { createDraftStore } from './draft-store.ts';
import { createFormDraft } from './form-draft.ts';

beforeEach(() => localStorage.clear());

function setup() {
  let time = 0;
  const drafts = createDraftStore(localStorage, () => (time += 1_000));
  const pictures = createMemoryPictures();
  return {
    drafts,
    pictures,
    open: () => createFormDraft(drafts, pictures, { administrator: 'a1', form: 'edit:p1' }),
  };
}

it('offers on return what was typed, until it is discarded', () => {
  const { open } = setup();
  expect(open().offer()).toBeNull();
  open().save({ name: 'Goa' });
  const later = open();
  expect(later.offer()?.fields).toEqual({ name: 'Goa' });
  expect(open().offer()).not.toBeNull();
  later.discard();
  expect(later.offer()).toBeNull();
  expect(open().offer()).toBeNull();
});

it('continues a draft, and removes it once the form is saved', () => {
  const { open } = setup();
  open().save({ name: 'Goa' });
  const second = open();
  expect(second.resume()).toEqual({ name: 'Goa' });
  expect(open().offer()?.fields).toEqual({ name: 'Goa' });
  second.save({ name: 'Goa by the sea' });
  expect(open().offer()?.fields).toEqual({ name: 'Goa by the sea' });
  second.remove(null);
  expect(open().offer()).toBeNull();
});

it('keeps what is typed beside an undecided draft', () => {
  const { open } = setup();
  open().save({ name: 'Goa' });
  open().save({ name: 'Kashi' });
  const third = open();
  expect(third.offer()?.fields).toEqual({ name: 'Kashi' });
  third.discard();
  expect(third.offer()?.fields).toEqual({ name: 'Goa' });
});

it('offers what was typed before an older draft was continued', () => {
  const { open } = setup();
  open().save({ name: 'Goa' });
  const form = open();
  form.save({ name: 'Kashi' });
  form.resume();
  expect(form.offer()?.fields).toEqual({ name: 'Kashi' });
});

it('offers nothing once the text equals what is stored, but leaves an undecided draft alone', () => {
  const { open } = setup();
  const form = open();
  form.save({ name: 'Goa' });
  form.save(null);
  expect(open().offer()).toBeNull();
  open().save({ name: 'Kashi' });
  const untouched = open();
  untouched.save(null);
  untouched.remove(null);
  expect(open().offer()?.fields).toEqual({ name: 'Kashi' });
});

it('offers every undecided draft, one after the other', () => {
  const { open } = setup();
  for (const name of ['1', '2', '3', '4', '5', '6']) open().save({ name });
  const form = open();
  const names: (string | undefined)[] = [];
  for (let offer = form.offer(); offer; offer = form.offer()) {
    names.push(offer.fields['name']);
    form.discard();
  }
  expect(names).toEqual(['6', '5', '4', '3', '2', '1']);
});

it('does not overwrite what another tab types in the same form', () => {
  const { open } = setup();
  const [mine, other] = [open(), open()];
  mine.save({ name: 'Goa' });
  other.save({ name: 'Kashi' });
  mine.remove(null);
  expect(open().offer()?.fields).toEqual({ name: 'Kashi' });
});

it('continues a draft that another tab is still typing, without removing it there', () => {
  const { open } = setup();
  const other = open();
  other.save({ name: 'Goa' });
  const mine = open();
  expect(mine.resume()).toEqual({ name: 'Goa' });
  other.save({ name: 'Goa by the sea' });
  mine.remove(null);
  expect(open().offer()?.fields).toEqual({ name: 'Goa by the sea' });
});

const beach = (id: string) => {
  const file = createPhoto(`${id}.jpg`);
  return { kind: 'new', id, file, chosen: file, preview: `blob:${id}` } as const;
};

it('takes the pictures of a draft away with it, but for those that another draft names', async () => {
  const { open, pictures } = setup();
  for (const id of ['a', 'b', 'c']) await pictures.keep(beach(id));
  open().save({ name: 'Goa', pictures: 'a b' });
  const own = open();
  own.save({ name: 'Kashi', pictures: 'b c' });
  own.remove({ name: 'Kashi', pictures: 'b c' });
  expect(pictures.ids()).toEqual(['a', 'b']);
  open().discard();
  expect(pictures.ids()).toEqual([]);
});

it('offers before all others the draft that the end of the session interrupted, once, and to nobody else', () => {
  const { drafts, open, pictures } = setup();
  const form = open();
  form.save({ name: 'Goa' });
  form.interrupt();
  open().save({ name: 'newer' });
  expect(drafts.interruptedForm('a1')).toBe('edit:p1');
  expect(drafts.interruptedForm('a2')).toBeNull();
  expect(createFormDraft(drafts, pictures, { administrator: 'a1', form: 'create' }).isInterrupted()).toBe(
    false,
  );
  const back = open();
  expect(back.isInterrupted()).toBe(true);
  expect(back.resume()).toEqual({ name: 'Goa' });
  expect(back.isInterrupted()).toBe(false);
  expect(drafts.interruptedForm('a1')).toBeNull();
});

it('is removed for good with all others of the administrator: an open form keeps nothing after that', () => {
  const { drafts, open, pictures } = setup();
  const form = open();
  form.save({ name: 'Goa', pictures: 'a' });
  createFormDraft(drafts, pictures, { administrator: 'a2', form: 'create' }).save({ name: 'Kashi' });
  expect(drafts.removeAll('a1')).toEqual([{ name: 'Goa', pictures: 'a' }]);
  expect(form.save({ name: 'Goa by the sea' })).toBe(false);
  expect(drafts.listForms('a1')).toEqual([]);
  expect(drafts.listForms('a2')).toHaveLength(1);
});

import { beforeEach, expect, it } from 'vitest';
import { createDraftStore } from './draft-store.ts';
import { createFormDraft } from './form-draft.ts';

beforeEach(() => localStorage.clear());

function setup() {
  let time = 0;
  const drafts = createDraftStore(localStorage, () => (time += 1_000));
  return { drafts, open: () => createFormDraft(drafts, { administrator: 'a1', form: 'edit:p1' }) };
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
  second.save({ name: 'Goa by the sea' });
  expect(open().offer()?.fields).toEqual({ name: 'Goa by the sea' });
  second.remove();
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

it('offers nothing once the text equals what is stored', () => {
  const { open } = setup();
  const form = open();
  form.save({ name: 'Goa' });
  form.save(null);
  expect(open().offer()).toBeNull();
});

it('leaves an undecided draft alone when the form is not touched', () => {
  const { open } = setup();
  open().save({ name: 'Goa' });
  const form = open();
  form.save(null);
  form.remove();
  expect(open().offer()?.fields).toEqual({ name: 'Goa' });
});

it('removes the oldest of too many undecided drafts', () => {
  const { open } = setup();
  for (const name of ['1', '2', '3', '4', '5', '6']) open().save({ name });
  const form = open();
  const names: (string | undefined)[] = [];
  for (let offer = form.offer(); offer; offer = form.offer()) {
    names.push(offer.fields['name']);
    form.discard();
  }
  expect(names).toEqual(['6', '5', '4', '3', '2']);
});

it('does not overwrite what another tab types in the same form', () => {
  const { open } = setup();
  const [mine, other] = [open(), open()];
  mine.save({ name: 'Goa' });
  other.save({ name: 'Kashi' });
  mine.remove();
  expect(open().offer()?.fields).toEqual({ name: 'Kashi' });
});

it('continues a draft that another tab is still typing, without removing it there', () => {
  const { open } = setup();
  const other = open();
  other.save({ name: 'Goa' });
  const mine = open();
  expect(mine.resume()).toEqual({ name: 'Goa' });
  other.save({ name: 'Goa by the sea' });
  mine.remove();
  expect(open().offer()?.fields).toEqual({ name: 'Goa by the sea' });
});

it('saves a continued draft at once', () => {
  const { open } = setup();
  open().save({ name: 'Goa' });
  open().resume();
  expect(open().offer()?.fields).toEqual({ name: 'Goa' });
});

it('reports that the browser keeps nothing', () => {
  const keeper = createFormDraft(createDraftStore(null), { administrator: 'a1', form: 'new' });
  expect(keeper.save({ name: 'Goa' })).toBe(false);
});

import { beforeEach, describe, expect, it } from 'vitest';
import { createDraftStore, type DraftStorage } from './draft-store.ts';

const goa = { administrator: 'a1', form: 'p1' };
const fields = { name: 'Goa by the sea', itinerary: '[{"day":1,"description":"Panjim"}]' };
const day = 24 * 60 * 60 * 1000;

function setup() {
  let time = 1_000;
  const drafts = createDraftStore(localStorage, () => time);
  return { drafts, pass: (ms: number) => (time += ms) };
}

beforeEach(() => localStorage.clear());

describe('drafts', () => {
  it('are one for each administrator and each package', () => {
    const { drafts } = setup();
    drafts.save(goa, 'tab', fields);
    drafts.save({ ...goa, form: 'p2' }, 'tab', { name: 'Kashi' });
    expect(drafts.list({ ...goa, administrator: 'a2' })).toEqual([]);
    expect(drafts.list({ ...goa, form: 'p2' }).map(({ draft }) => draft.fields)).toEqual([{ name: 'Kashi' }]);
  });

  it('of all forms of an administrator are listed by their newest', () => {
    const { drafts, pass } = setup();
    drafts.save({ ...goa, form: 'edit:p1' }, 'one', { name: 'Goa' });
    pass(1);
    drafts.save({ ...goa, form: 'edit:p1' }, 'other', { name: 'Kashi' });
    drafts.save({ ...goa, form: 'create' }, 'tab', fields);
    drafts.save({ administrator: 'a2', form: 'create' }, 'tab', fields);
    const listed = drafts.listForms('a1').map(({ form, draft }) => [form, draft.fields['name']]);
    expect(listed).toHaveLength(2);
    expect(Object.fromEntries(listed)).toEqual({
      create: 'Goa by the sea',
      'edit:p1': 'Kashi',
    });
    pass(30 * day);
    expect(drafts.listForms('a1')).toEqual([]);
  });

  it('are not mixed up by ids that look like parts of a key', () => {
    const { drafts } = setup();
    drafts.save({ administrator: 'a:b', form: 'c' }, 'tab', fields);
    expect(drafts.list({ administrator: 'a', form: 'b:c' })).toEqual([]);
  });

  it('expire after a month, and are removed at the next save', () => {
    const { drafts, pass } = setup();
    drafts.save(goa, 'tab', fields);
    localStorage.setItem('theme', 'dark');
    pass(31 * day);
    expect(drafts.list(goa)).toEqual([]);
    drafts.save({ ...goa, form: 'p2' }, 'tab', fields);
    expect(localStorage).toHaveLength(2);
    expect(localStorage.getItem('theme')).toBe('dark');
  });

  it('of another shape are ignored', () => {
    const { drafts } = setup();
    drafts.save(goa, 'tab', fields);
    const [key = ''] = Object.keys(localStorage);
    for (const text of ['{', '[]', '{"savedAt":1000}', '{"savedAt":1000,"fields":{"name":1}}']) {
      localStorage.setItem(key, text);
      expect(drafts.list(goa)).toEqual([]);
    }
  });

  it('report that the browser does not keep them', () => {
    const full: DraftStorage = {
      length: 0,
      key: () => null,
      getItem: () => null,
      removeItem: () => undefined,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    expect(createDraftStore(full).save(goa, 'tab', fields)).toBe(false);
    expect(createDraftStore(null).save(goa, 'tab', fields)).toBe(false);
    expect(createDraftStore(null).list(goa)).toEqual([]);
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { createDrafts, type DraftStorage } from './drafts.ts';

const goa = { administrator: 'a1', form: 'p1' };
const fields = { name: 'Goa by the sea', itinerary: '[{"day":1,"description":"Panjim"}]' };
const day = 24 * 60 * 60 * 1000;

function setup() {
  let time = 1_000;
  const drafts = createDrafts(localStorage, () => time);
  return { drafts, pass: (ms: number) => (time += ms) };
}

beforeEach(() => localStorage.clear());

describe('drafts', () => {
  it('give back what was typed, and when', () => {
    const { drafts } = setup();
    expect(drafts.save(goa, fields)).toBe(true);
    expect(drafts.load(goa)).toEqual({ savedAt: 1_000, fields });
  });

  it('are one for each administrator and each package', () => {
    const { drafts } = setup();
    drafts.save(goa, fields);
    drafts.save({ ...goa, form: 'p2' }, { name: 'Kashi' });
    expect(drafts.load({ ...goa, administrator: 'a2' })).toBeNull();
    expect(drafts.load({ ...goa, form: 'p2' })?.fields).toEqual({ name: 'Kashi' });
  });

  it('are not mixed up by ids that look like parts of a key', () => {
    const { drafts } = setup();
    drafts.save({ administrator: 'a:b', form: 'c' }, fields);
    expect(drafts.load({ administrator: 'a', form: 'b:c' })).toBeNull();
  });

  it('are gone once they were dropped', () => {
    const { drafts } = setup();
    drafts.save(goa, fields);
    drafts.drop(goa);
    expect(drafts.load(goa)).toBeNull();
  });

  it('are not offered after a month, and cleared away at the next save', () => {
    const { drafts, pass } = setup();
    drafts.save(goa, fields);
    localStorage.setItem('theme', 'dark');
    pass(31 * day);
    expect(drafts.load(goa)).toBeNull();
    drafts.save({ ...goa, form: 'p2' }, fields);
    expect(localStorage).toHaveLength(2);
    expect(localStorage.getItem('theme')).toBe('dark');
  });

  it('of another shape are taken for none', () => {
    const { drafts } = setup();
    drafts.save(goa, fields);
    const [key = ''] = Object.keys(localStorage);
    for (const text of ['{', '[]', '{"savedAt":1000}', '{"savedAt":1000,"fields":{"name":1}}']) {
      localStorage.setItem(key, text);
      expect(drafts.load(goa)).toBeNull();
    }
  });

  it('say when the browser does not keep them', () => {
    const full: DraftStorage = {
      length: 0,
      key: () => null,
      getItem: () => null,
      removeItem: () => undefined,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    expect(createDrafts(full).save(goa, fields)).toBe(false);
    expect(createDrafts(null).save(goa, fields)).toBe(false);
    expect(createDrafts(null).load(goa)).toBeNull();
  });
});

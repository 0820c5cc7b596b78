import { beforeEach, expect, it } from 'vitest';
import { createProfileDrafts } from './profile-draft.ts';

beforeEach(() => sessionStorage.clear());

const draft = { name: 'Asha', picture: 'chosen' } as const;

it('is returned to the user who typed it, and to nobody else', () => {
  const drafts = createProfileDrafts(sessionStorage);
  expect(drafts.load('7')).toBeNull();
  drafts.save('7', draft);
  expect(drafts.load('7')).toEqual(draft);
  expect(drafts.load('8')).toBeNull();
  drafts.remove();
  expect(drafts.load('7')).toBeNull();
});

it.each(['{', '[]', '"7"', '{"user":"7"}', '{"user":"7","name":1}'])('reads %s as nothing', (text) => {
  sessionStorage.setItem('profile-draft', text);
  expect(createProfileDrafts(sessionStorage).load('7')).toBeNull();
});

it('does not throw without storage or with full storage', () => {
  const none = createProfileDrafts(null);
  none.save('7', draft);
  expect(none.load('7')).toBeNull();
  const full = createProfileDrafts({
    getItem: () => null,
    removeItem: () => {},
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  expect(() => full.save('7', draft)).not.toThrow();
});

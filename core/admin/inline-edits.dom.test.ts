import { beforeEach, expect, it } from 'vitest';
import { createTestApp } from '#core/session/testing/create-test-app.ts';
import { signedIn } from '#features/auth/store.ts';
import { administratorOf, getAdminStores } from './admin-stores.ts';

const asha = { _id: '7', name: 'Asha', email: 'asha@example.com', profilePic: '' };
const ravi = { ...asha, _id: '8', name: 'Ravi', email: 'ravi@example.com' };

const openStores = () => {
  const { app } = createTestApp('/admin/packages', {});
  Object.assign(app.auth.state, signedIn(asha, true));
  return { app, edits: () => getAdminStores(app).inlineEdits() };
};

beforeEach(() => localStorage.clear());

it('what was typed into a value and not saved is there after a reload, for who typed it and until it is closed', () => {
  const typed = { text: '135', base: '12000', error: '', status: 'typing' } as const;
  const before = openStores().edits();
  before.set('p1 price', typed);
  before.set('p1 days', { ...typed, status: 'asking' });
  before.set('p2 price', { ...typed, status: 'conflict', error: 'It was changed meanwhile.' });
  before.set('p2 days', typed);
  before.set('p2 days', { ...typed, status: 'saving' });
  before.set('p3 price', { ...typed, text: typed.base });
  before.set('p4 price', typed);
  before.remove('p4 price');
  const { app, edits } = openStores();
  expect(edits().state.edits).toEqual({
    'p1 price': typed,
    'p1 days': typed,
    'p2 price': { ...typed, status: 'conflict', error: 'It was changed meanwhile.' },
    'p2 days': typed,
  });
  Object.assign(app.auth.state, signedIn(ravi, true));
  expect(edits().state.edits).toEqual({});
});

it('what was typed goes with the drafts of its administrator, and a save that fails after that keeps nothing', () => {
  const { app, edits } = openStores();
  const typed = { text: '135', base: '12000', error: '', status: 'typing' } as const;
  const before = edits();
  before.set('p1 price', typed);
  const { drafts } = getAdminStores(app);
  drafts.removeAll(administratorOf(app));
  expect(edits().state.edits).toEqual({});
  before.set('p1 price', { ...typed, error: 'Failed to update package' });
  expect(drafts.listForms(administratorOf(app))).toEqual([]);
});

it('what one administrator changes in the list is offered for Undo to no other one on the device', () => {
  const { app, edits } = openStores();
  const change = { key: 'p1 price', name: 'price' as const, value: '13000', base: '12000' };
  edits().keepChange(change);
  Object.assign(app.auth.state, signedIn(ravi, true));
  expect(edits().state.lastChange).toBeNull();
  Object.assign(app.auth.state, signedIn(asha, true));
  expect(edits().state.lastChange).toEqual(change);
});

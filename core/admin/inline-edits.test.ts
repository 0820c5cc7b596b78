import { expect, it } from 'vitest';
import { createTestApp } from '#core/session/testing/create-test-app.ts';
import { signedIn } from '#features/auth/store.ts';
import { getAdminStores } from './admin-stores.ts';

const asha = { _id: '7', name: 'Asha', email: 'asha@example.com', profilePic: '' };
const ravi = { ...asha, _id: '8', name: 'Ravi', email: 'ravi@example.com' };

it('what one administrator changes in the list is offered for Undo to no other one on the device', () => {
  const { app } = createTestApp('/admin/packages', {});
  Object.assign(app.auth.state, signedIn(asha, true));
  const edits = () => getAdminStores(app).inlineEdits();
  const change = { key: 'p1 price', name: 'price' as const, value: '13000', base: '12000' };
  edits().keepChange(change);
  Object.assign(app.auth.state, signedIn(ravi, true));
  expect(edits().state.lastChange).toBeNull();
  Object.assign(app.auth.state, signedIn(asha, true));
  expect(edits().state.lastChange).toEqual(change);
});

import * as v from 'valibot';
import { expect, test } from 'vitest';
import { AdminAnswerSchema, LoginAnswerSchema, MeAnswerSchema, UserAnswerSchema } from './user.ts';

test('no user in the answer means signed out', () => {
  expect(v.parse(MeAnswerSchema, {}).user).toBeNull();
  expect(v.parse(MeAnswerSchema, { user: null }).user).toBeNull();
});

test('a profile picture that may not be rendered is none', () => {
  const { user } = v.parse(MeAnswerSchema, { user: { _id: 'u', profilePic: 'javascript:alert(1)' } });
  expect(user?.profilePic).toBe('');
});

test.each([
  [true, true],
  [false, false],
  [undefined, false],
  ['true', false],
  [1, false],
])('isAdmin %j reads as %j: only true is true', (value, expected) => {
  expect(v.parse(AdminAnswerSchema, { user: { _id: 'u' }, isAdmin: value }).isAdmin).toBe(expected);
});

test.each([{}, { profilePic: 'https://pics.example/a.jpg' }, { _id: null, name: 3 }])(
  'the user %j is accepted, as only the picture of a user is specified',
  (user) => {
    const profilePic = 'profilePic' in user ? user.profilePic : '';
    const expected = { _id: '', name: '', email: '', profilePic };
    for (const schema of [LoginAnswerSchema, UserAnswerSchema, MeAnswerSchema, AdminAnswerSchema])
      expect(v.parse(schema, { user }).user).toEqual(expected);
  },
);

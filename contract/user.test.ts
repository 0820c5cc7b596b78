import { expect, test } from 'vitest';
import { readUser } from './user.ts';

test('no user in the answer means signed out', () => {
  for (const answer of [{}, { user: null }, null]) expect(readUser(answer)).toBeNull();
});

test('a profile picture that may not be rendered is none', () => {
  expect(readUser({ user: { _id: 'u', profilePic: 'javascript:alert(1)' } })?.profilePic).toBe('');
});

test.each([{}, { profilePic: 'https://pics.example/a.jpg' }, { _id: null, name: 3 }])(
  'the user %j is accepted, as only the picture of a user is specified',
  (user) => {
    const profilePic = 'profilePic' in user ? user.profilePic : '';
    expect(readUser({ user })).toEqual({ _id: '', name: '', email: '', profilePic });
  },
);

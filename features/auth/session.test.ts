import { expect, it } from 'vitest';
import { identityOf } from './session.ts';

it('identifies a user by id, else by e-mail address, else by an empty text', () => {
  const person = { _id: '7', name: 'Asha', email: 'asha@example.com', profilePic: '' };
  expect(identityOf(person)).toBe('7');
  expect(identityOf({ ...person, _id: '' })).toBe('asha@example.com');
  expect(identityOf({ ...person, _id: '', email: '' })).toBe('');
});

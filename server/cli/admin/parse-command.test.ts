import { expect, test } from 'vitest';
import { parseCommand, usage } from './parse-command.ts';

test.each(['add', 'reset', 'remove'])('%s takes an address', (kind) => {
  expect(parseCommand([kind, 'asha@example.com'])).toEqual({ kind, email: 'asha@example.com' });
});

test('list takes nothing', () => {
  expect(parseCommand(['list'])).toEqual({ kind: 'list' });
});

test.each([[], ['help'], ['add'], ['list', 'a@b.in'], ['add', 'a@b.in', 'c@d.in'], ['Add', 'a@b.in']])(
  'anything else (%j, %j, %j) is refused with the usage',
  (...words) => {
    expect(() => parseCommand(words)).toThrow(usage);
  },
);

test('text that is no e-mail address is refused', () => {
  expect(() => parseCommand(['add', 'asha'])).toThrow("'asha' is not an e-mail address.");
});

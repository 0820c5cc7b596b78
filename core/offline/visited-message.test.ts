import { expect, it } from 'vitest';
import { isVisitedMessage } from './visited-message.ts';

it('accepts the message of a page', () => {
  expect(
    isVisitedMessage({
      type: 'seen',
      page: 'https://banyan.example/',
      addresses: ['https://banyan.example/a.svg'],
    }),
  ).toBe(true);
});

it.each([
  null,
  'seen',
  {},
  { type: 'other', page: '', addresses: [] },
  { type: 'seen', page: 7, addresses: [] },
  { type: 'seen', page: '', addresses: 'all' },
  { type: 'seen', page: '', addresses: [7] },
])('rejects %j', (message) => {
  expect(isVisitedMessage(message)).toBe(false);
});

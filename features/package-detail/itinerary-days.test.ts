import { expect, it } from 'vitest';
import { firstClause } from './itinerary-days.tsx';

it.each([
  ['Kochi to Alappuzha.', 'Kochi to Alappuzha'],
  [' Old Goa by half past eight, when Bom Jesus is empty. Then the ferry.', 'Old Goa by half past eight'],
  ['Thimphu: the great seated Buddha above the valley', 'Thimphu'],
  ['Arrival\nCheck in at the hotel', 'Arrival'],
  ['दिल्ली से आगरा। ताज महल', 'दिल्ली से आगरा'],
  ['Start at 9.30 by the gate. Walk.', 'Start at 9.30 by the gate'],
  ['Pay Rs. 1,500 at St. Thomas Mount. Walk.', 'Pay Rs. 1,500 at St. Thomas Mount'],
  ['Leave at 6 a.m. for Munnar. Tea.', 'Leave at 6 a.m. for Munnar'],
])('is the first part of %j: %j', (text, clause) => {
  expect(firstClause(text)).toBe(clause);
});

it.each(['', '   ', '\n'])('is empty for %j', (text) => {
  expect(firstClause(text)).toBe('');
});

it('is cut between two words when it is long', () => {
  const clause = firstClause('step '.repeat(40));
  expect(clause).toMatch(/^(?:step )+step…$/);
  expect(clause.length).toBeLessThanOrEqual(73);
  expect(firstClause('x'.repeat(200))).toHaveLength(73);
});

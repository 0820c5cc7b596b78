import { expect, it } from 'vitest';
import { applyDelta, createDelta, joinJson, splitJson } from './text-delta.ts';

const days = ['Kochi, then by road to Munnar', 'Up the hills between the tea', 'By boat over the backwaters'];
const [first = '', second = '', third = ''] = days;

it.each([
  ['as it was', days],
  ['with a day left out', [first, third]],
  ['with its days in another order', [third, first, second]],
  ['with a day twice, and one that is new', [second, 'A day at the sea', second, first]],
  ['empty', []],
])('an itinerary %s is rebuilt from the former one', (_, changed) => {
  const former = splitJson(JSON.stringify({ name: 'Kerala "slowly"', days }));
  const text = JSON.stringify({ name: 'Kerala', days: changed });
  expect(joinJson(applyDelta(former, createDelta(former, splitJson(text))))).toBe(text);
});

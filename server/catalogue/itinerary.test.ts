import { expect, test } from 'vitest';
import { numberDays } from './itinerary.ts';

const described = (...texts: string[]) => texts.map((description) => ({ description }));

test('a day that was there keeps its id when it moves; a new one gets a new id', () => {
  const before = [
    { id: 'arrive', description: 'Arrive' },
    { id: 'rest', description: 'Rest' },
    { id: 'rest again', description: 'Rest' },
  ];
  const ids = numberDays('p', described('Rest', 'Swim', 'Rest', 'Arrive'), before).map(({ id }) => id);
  expect(ids).toEqual([
    'rest',
    expect.not.stringMatching(/^(arrive|rest|rest again)$/),
    'rest again',
    'arrive',
  ]);
});

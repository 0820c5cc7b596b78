import { expect, test } from 'vitest';
import { numberDays } from './itinerary.ts';

const described = (...texts: string[]) => texts.map((description) => ({ description }));

test('days count from 1 in the order given', () => {
  const days = numberDays('p', described('Arrive', 'Rest', 'Leave'));
  expect(days.map(({ day, description }) => [day, description])).toEqual([
    [1, 'Arrive'],
    [2, 'Rest'],
    [3, 'Leave'],
  ]);
});

test('each day has an id of its own, also two with the same text', () => {
  const ids = numberDays('p', described('Rest', 'Rest')).map(({ id }) => id);
  expect(new Set(ids).size).toBe(2);
});

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

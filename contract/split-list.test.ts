import { expect, test } from 'vitest';
import { splitList } from './split-list.ts';

test.each([
  ['', []],
  [' Beach, Fort , ,Market,', ['Beach', 'Fort', 'Market']],
  ['Coffee tasting at 1,100 m', ['Coffee tasting at 1,100 m']],
  ['Breakfast, 2 dinners, 1,100 m walk', ['Breakfast', '2 dinners', '1,100 m walk']],
  ['2 nights,3 days,Rs. 1,25,000,१,१०० m', ['2 nights', '3 days', 'Rs. 1,25,000,१,१०० m']],
  ['Rooms 1, 2', ['Rooms 1', '2']],
  ['Days 1, 2, 3.', ['Days 1', '2', '3.']],
  ['1. Tea, 2. Rum', ['Tea', 'Rum']],
  ['3. class train, Tea', ['3. class train', 'Tea']],
  ['(c) 2024, \u2800, \u3164', ['(c) 2024']],
])('commas that are not between digits divide one line: %j', (text, entries) => {
  expect(splitList(text)).toEqual(entries);
});

test.each([
  ['Tea, twice\r\nGuide,\n\n Fort\u2028Beach', ['Tea, twice', 'Guide', 'Fort', 'Beach']],
  ['• Fort • Market, with tea • Beach', ['Fort', 'Market, with tea', 'Beach']],
  ['Fort ✓ Visa ✔\uFE0FTips · Tea, \u{1F5F8} Rum', ['Fort', 'Visa', 'Tips', 'Tea', 'Rum']],
  ['\uF0B7\tTea\n\uF0B7\tRum\no\tGin', ['Tea', 'Rum', 'Gin']],
  ['\u200E➤ Tea ► Rum\n•\n-\n◦ - Gin', ['Tea', 'Rum', 'Gin']],
  ['7. Tea\n8. Rum\n(iv) Gin', ['Tea', 'Rum', 'Gin']],
])('lines and bullets divide before commas do, which stay in their entries: %j', (text, entries) => {
  expect(splitList(text)).toEqual(entries);
});

test.each([
  '- Fort',
  '–\u00A0Fort',
  '— Fort',
  '* Fort',
  '-\tFort',
  '1. Fort',
  '1) Fort',
  '(1) Fort',
  '१. Fort',
  'a) Fort',
  '(i) Fort',
  'o   Fort',
  '• 1. Fort',
])('the mark in front of %j goes', (text) => {
  expect(splitList(`${text}, Tea`)).toContain(text.startsWith('•') ? 'Fort, Tea' : 'Fort');
  expect(splitList(`Tea\n${text}`)).toEqual(['Tea', 'Fort']);
});

test.each([
  '4 nights',
  '1.5 l of water',
  '24.12. evening',
  '24. December dinner',
  '9.am departure',
  '*** hotel',
  '-5 °C nights',
  'airport pick-up',
  'Dinner - buffet – daily',
  '*Fort* at dawn',
  'on (a) boat',
  'off-season',
  'Kochi → Munnar',
  '3★ hotel 🏨',
])('%j stays as it is', (text) => {
  expect(splitList(text)).toEqual([text]);
  expect(splitList(`Tea\n${text}`)).toEqual(['Tea', text]);
});

import { expect, it } from 'vitest';
import { pasteDays } from './paste-days.ts';

it('lets the browser paste a single day', () => {
  expect(pasteDays({ text: '', start: 0, end: 0 }, 'Arrive in Kochi\n')).toBeNull();
});

it('fills an empty row and the next ones', () => {
  expect(pasteDays({ text: '', start: 0, end: 0 }, 'Day 1 Kochi\r\nDay 2 Munnar\r\n')).toEqual({
    texts: ['Kochi', 'Munnar'],
    whole: 'Day 1 Kochi\nDay 2 Munnar',
  });
});

it('loses nothing of a row that has text, but what was selected', () => {
  expect(pasteDays({ text: 'First: old. Later.', start: 7, end: 11 }, 'Kochi\nMunnar\nHome.')).toEqual({
    texts: ['First: Kochi', 'Munnar', 'Home. Later.'],
    whole: 'First: Kochi\nMunnar\nHome. Later.',
  });
});

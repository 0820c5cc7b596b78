import { describe, expect, it } from 'vitest';
import { parseDays, pasteDays } from './paste-days.ts';

it('lets the browser paste a single day', () => {
  expect(pasteDays({ text: '', start: 0, end: 0 }, 'Arrive in Kochi\n')).toBeNull();
});

it('loses nothing of a row that has text, but what was selected', () => {
  expect(pasteDays({ text: 'First: old. Later.', start: 7, end: 11 }, 'Kochi\nMunnar\nHome.')).toEqual({
    texts: ['First: Kochi', 'Munnar', 'Home. Later.'],
    fullText: 'First: Kochi\nMunnar\nHome. Later.',
  });
});

describe('days that are pasted', () => {
  it('are one a line, without empty lines and the marks in front', () => {
    expect(parseDays('1. Arrive in Kochi\r\n\r\n  Drive to Munnar \n3.\tTea estates\n')).toEqual([
      'Arrive in Kochi',
      'Drive to Munnar',
      'Tea estates',
    ]);
  });

  it('are the blocks under their Day lines, however those are written, and the text before them', () => {
    const pasted = [
      'Pick-up at eight',
      'Day 1: Arrive in Kochi',
      'Evening walk in Fort Kochi',
      '',
      'DAY 02 - Drive to Alappuzha',
      'Day 3',
      'Kuttanad canals',
      'Day-4. Home',
      'day 5) Rest',
      'Day 6',
    ].join('\n');
    expect(parseDays(pasted)).toEqual([
      'Pick-up at eight',
      'Arrive in Kochi\nEvening walk in Fort Kochi',
      'Drive to Alappuzha',
      'Kuttanad canals',
      'Home',
      'Rest',
      '',
    ]);
  });

  it('are one when there is one line', () => {
    expect(parseDays('A daybreak walk')).toEqual(['A daybreak walk']);
    expect(parseDays('Days 3 and 4 at leisure')).toEqual(['Days 3 and 4 at leisure']);
    expect(parseDays('  ')).toEqual([]);
  });
});

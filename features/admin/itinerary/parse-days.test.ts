import { describe, expect, it } from 'vitest';
import { parseDays } from './parse-days.ts';

describe('days that are pasted', () => {
  it('are one a line, empty lines left out', () => {
    expect(parseDays('Arrive in Kochi\r\n\r\n  Drive to Munnar \nTea estates\n')).toEqual([
      'Arrive in Kochi',
      'Drive to Munnar',
      'Tea estates',
    ]);
  });

  it('are the blocks under their Day lines, however those are written', () => {
    const pasted = [
      'Day 1: Arrive in Kochi',
      'Evening walk in Fort Kochi',
      '',
      'DAY 02 - Drive to Alappuzha',
      'Day 3',
      'Kuttanad canals',
      'Day-4. Home',
      'day 5) Rest',
    ].join('\n');
    expect(parseDays(pasted)).toEqual([
      'Arrive in Kochi\nEvening walk in Fort Kochi',
      'Drive to Alappuzha',
      'Kuttanad canals',
      'Home',
      'Rest',
    ]);
  });

  it('keep the text before the first Day line', () => {
    expect(parseDays('Pick-up at eight\nDay 1 Kalka\nDay 2 Shimla')).toEqual([
      'Pick-up at eight',
      'Kalka',
      'Shimla',
    ]);
  });

  it('keep a day that has no text', () => {
    expect(parseDays('Day 1\nDay 2: Free')).toEqual(['', 'Free']);
  });

  it('are one when there is one line', () => {
    expect(parseDays('A daybreak walk')).toEqual(['A daybreak walk']);
    expect(parseDays('Days 3 and 4 at leisure')).toEqual(['Days 3 and 4 at leisure']);
    expect(parseDays('  ')).toEqual([]);
  });
});

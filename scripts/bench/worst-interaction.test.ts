import { expect, it } from 'vitest';
import { findWorstInteraction } from './worst-interaction.ts';

it('is the longest event of any interaction', () => {
  const events = [
    { interactionId: 1, duration: 48 },
    { interactionId: 1, duration: 72 },
    { interactionId: 2, duration: 64 },
  ];
  expect(findWorstInteraction(events)).toBe(72);
});

it('leaves out events that belong to no interaction, as of a pointer that moves', () => {
  expect(findWorstInteraction([{ interactionId: 0, duration: 200 }])).toBe(16);
});

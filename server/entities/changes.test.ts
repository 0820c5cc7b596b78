import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyPatch, createPatch, parsePatch } from './changes.ts';

const Member = fc.oneof(
  fc.string({ maxLength: 3 }),
  fc.nat(3),
  fc.record({ x: fc.nat(2) }),
  fc.array(
    fc.oneof(fc.constantFrom('Arrive', 'Rest', 'Leave'), fc.record({ day: fc.nat(2) }), fc.constant(null)),
    {
      maxLength: 6,
    },
  ),
);
const AnyDocument = fc.dictionary(fc.constantFrom('name', 'price', 'days', 'season', 'toString'), Member);

test('a patch, stored as JSON, makes the former document of the one that replaced it, whatever both are', () => {
  fc.assert(
    fc.property(AnyDocument, AnyDocument, (before, after) => {
      const patch = createPatch(before, after);
      const former = patch ? applyPatch(after, parsePatch(JSON.stringify(patch))) : after;
      expect({ ...former }).toEqual({ ...before });
    }),
    { numRuns: 1000, seed: 1 },
  );
});

test('a patch has what changed alone: of a list, what is between its equal ends', () => {
  const days = ['Arrive', 'Rest', 'Rest', 'Leave'];
  const document = { name: 'Goa', price: 9, days };
  expect(createPatch(document, { ...document })).toBeUndefined();
  expect(createPatch(document, { ...document, price: 10 })).toEqual({ members: { price: 9 }, lists: {} });
  expect(createPatch(document, { ...document, days: ['Arrive', 'Swim', 'Rest', 'Leave'] })).toEqual({
    members: {},
    lists: { days: { start: 1, end: 2, entries: ['Rest'] } },
  });
  expect(createPatch(document, { ...document, days: ['Fly', ...days] })).toEqual({
    members: {},
    lists: { days: { start: 0, end: 4, entries: [] } },
  });
});

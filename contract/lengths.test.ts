import * as v from 'valibot';
import { expect, test } from 'vitest';
import { EditFieldsSchema } from './editing.ts';
import { PackageInputSchema, PackagePatchSchema } from './fields/inputs.ts';
import { ProfilePatchSchema } from './account-inputs.ts';

const million = 1_000_000;

/** A list of a million entries, with a count of those that were read. */
function watchedList() {
  let reads = 0;
  const list = new Proxy(Array.from({ length: million }), {
    get: (target, key) => {
      if (typeof key === 'string' && /^\d+$/.test(key)) reads += 1;
      return Reflect.get(target, key);
    },
  });
  return { list, reads: () => reads };
}

const messagesOf = (schema: v.GenericSchema, input: unknown) =>
  v.safeParse(schema, input).issues?.map(({ message }) => message) ?? [];

test.each(['tripHighlights', 'inclusions', 'exclusions', 'dayWiseItinerary'])(
  'a list %s that is too long is refused without a look at its entries',
  (field) => {
    const { list, reads } = watchedList();
    const messages = messagesOf(PackagePatchSchema, { [field]: list });
    expect(messages).toEqual([expect.stringContaining('can have at most')]);
    expect(reads()).toBe(0);
  },
);

test('an order of a million pictures is refused with one message', () => {
  const imageOrder = `[${'1,'.repeat(million - 1)}1]`;
  expect(messagesOf(EditFieldsSchema, { imageOrder })).toEqual(['At most 24 pictures can be kept']);
});

test.each(['name', 'description'])(
  'a text %s of two million characters is refused with one message',
  (field) => {
    const messages = messagesOf(PackagePatchSchema, { [field]: '\u0001'.repeat(2 * million) });
    expect(messages).toEqual([expect.stringContaining('can have at most')]);
  },
);

test('spaces and control characters around a text do not count', () => {
  const name = `${' '.repeat(200)}Asha${'\u0001'.repeat(200)}`;
  expect(v.parse(ProfilePatchSchema, { name })).toEqual({ name: 'Asha' });
});

test('the longest itinerary and lists are taken', () => {
  const entries = Array.from({ length: 60 }, (_, index) => `${index}`.padEnd(500, 'x'));
  const dayWiseItinerary = Array.from({ length: 365 }, (_, index) => ({
    day: index + 1,
    description: 'x'.repeat(4000),
  }));
  const lists = { tripHighlights: entries, inclusions: entries, exclusions: entries, dayWiseItinerary };
  expect(v.parse(PackagePatchSchema, lists)).toEqual(lists);
});

test('a number that no integer column takes is refused', () => {
  for (const version of [2 ** 31, 1e300])
    expect(messagesOf(EditFieldsSchema, { version: String(BigInt(version)) })).toEqual([
      expect.stringContaining('Version can be at most'),
    ]);
  for (const name of ['days', 'nights', 'persons'] as const)
    expect(v.safeParse(PackageInputSchema.entries[name], 2 ** 31).success).toBe(false);
});

import type { Package } from '#contract/package.ts';
import { openDatabase } from '#server/database/database.ts';
import { runWriteTransaction } from '#server/database/transactions.ts';
import { createPackage } from '#server/catalogue/testing/catalogue-samples.ts';

export async function seedPackages(dataDir: string, count: number): Promise<Package[]> {
  const database = await openDatabase({ dataDir }, 'when new');
  const packages = await runWriteTransaction(database.db, async (trx) => {
    const made: Package[] = [];
    for (let index = 0; index < count; index += 1)
      made.push(await createPackage(trx, samplePackage(index), [picture(index), picture(index + 1)]));
    return made;
  });
  await database.close();
  return packages;
}

const sentence = 'By road to the lake after an early breakfast, three hours with a stop for tea on the way. ';
const samplePackage = (index: number) => ({
  category: index % 2 === 0 ? ('domestic' as const) : ('international' as const),
  name: `Journey ${index}`,
  place: 'Kerala',
  days: 7,
  nights: 6,
  persons: 2,
  price: 20_000 + index,
  description: sentence.repeat(3),
  tripHighlights: ['Houseboat', 'Tea gardens', 'Spice market', 'Fort', 'Beach'],
  inclusions: ['Six nights, twin room', 'Breakfast daily', 'Private car', 'All transfers'],
  exclusions: ['Flights', 'Lunch', 'Entry tickets'],
  dayWiseItinerary: Array.from({ length: 7 }, (_, day) => ({
    day: day + 1,
    description: sentence.repeat(3),
  })),
});
const picture = (index: number) => `/pictures/${String(index).padStart(32, '0')}-1600x1000-a0b0c0`;

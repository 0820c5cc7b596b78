import type { Snapshot } from 'valtio/vanilla';
import type { Package } from '#contract/package.ts';
import { toLines } from '#features/shared/lines.ts';
import { plural } from '#features/shared/plural.ts';
import { priceText } from '#features/shared/price.ts';

type Found = Snapshot<Package>;

/** One line of a comparison: what it is called, and what each package says; '' where one says nothing. */
interface Fact {
  readonly label: string;
  readonly of: (found: Found) => string;
}

const counted = (count: number | null, noun: string) => (count === null ? [] : [plural(count, noun)]);

export const facts: readonly Fact[] = [
  { label: 'Place', of: ({ place }) => place },
  {
    label: 'Length',
    of: ({ days, nights }) => [...counted(days, 'day'), ...counted(nights, 'night')].join(', '),
  },
  { label: 'For', of: ({ persons }) => counted(persons, 'person').join('') },
  { label: 'Price', of: ({ price }) => (price === null ? '' : priceText(price)) },
  { label: 'Each person a day', of: dailyShare },
];

/** A package's price is for its persons and days together: this makes a short trip for two and a long one for four comparable. */
function dailyShare({ price, days, persons }: Found): string {
  if (price === null || !days || !persons || days < 0 || persons < 0) return '';
  return `about ${priceText(Math.round(price / days / persons))}`;
}

/** The lists of a comparison, line by line. */
export const lists = [
  { label: 'Highlights', kind: 'highlights', of: ({ tripHighlights }: Found) => tripHighlights },
  { label: 'Inclusions', kind: 'inclusions', of: ({ inclusions }: Found) => toLines(inclusions) },
  { label: 'Exclusions', kind: 'exclusions', of: ({ exclusions }: Found) => toLines(exclusions) },
] as const;

import type { PackageCard } from '#contract/package.ts';
import { priceScope, priceText, shareText } from '#contract/price-text.ts';
import { plural, toLines } from '#features/shared/text.ts';

interface ComparisonField {
  readonly label: string;
  readonly valueOf: (tour: PackageCard) => string;
  /** Shown small below the value. */
  readonly noteOf?: (tour: PackageCard) => string;
}

const toCountText = (count: number | null, noun: string) => (count === null ? [] : [plural(count, noun)]);

export const comparisonFields: readonly ComparisonField[] = [
  { label: 'Place', valueOf: ({ place }) => place },
  {
    label: 'Length',
    valueOf: ({ days, nights }) => [...toCountText(days, 'day'), ...toCountText(nights, 'night')].join(', '),
  },
  { label: 'For', valueOf: ({ persons }) => toCountText(persons, 'person').join('') },
  { label: 'Price', valueOf: ({ price }) => (price === null ? '' : priceText(price)), noteOf: priceScope },
  { label: 'Each person a day', valueOf: dailyShare },
];

/** The price covers all persons and days: per person and day, trips of different size are comparable. */
function dailyShare({ price, days, persons }: PackageCard): string {
  if (!price || !days || !persons || days < 0 || persons < 0) return '';
  return shareText(price, days * persons);
}

export const comparisonLists = [
  { label: 'Highlights', kind: 'highlights', of: ({ tripHighlights }: PackageCard) => tripHighlights ?? [] },
  { label: 'Inclusions', kind: 'inclusions', of: ({ inclusions }: PackageCard) => toLines(inclusions ?? []) },
  { label: 'Exclusions', kind: 'exclusions', of: ({ exclusions }: PackageCard) => toLines(exclusions ?? []) },
] as const;

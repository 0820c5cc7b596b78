import type { PackageCard } from '#contract/package.ts';
import { getDisplayName } from '#features/shortlist/shortlist-item.ts';

/** For more it links the list, as the length of a link is limited. */
const maxNamed = 10;

export interface EnquiryItem {
  readonly found: Pick<PackageCard, 'name' | 'place'>;
  readonly address: string;
}

/** @param asked with absolute addresses of the packages' pages @param list absolute address of the list */
export function formatEnquiry(asked: readonly EnquiryItem[], list: string): string {
  const lines = asked
    .slice(0, maxNamed)
    .map((one, index) => `${index + 1}. ${formatTitle(one.found)}: ${one.address}`);
  const more = asked.length - lines.length;
  if (more > 0) lines.push(`And ${more} more: ${list}`);
  return ['Hello! I would like to know more about these packages:', ...lines].join('\n');
}

const formatTitle = ({ name, place }: EnquiryItem['found']) =>
  name && place ? `${name}, ${place}` : getDisplayName({ name, place });

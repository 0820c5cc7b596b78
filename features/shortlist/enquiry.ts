import type { Snapshot } from 'valtio/vanilla';
import type { Package } from '#contract/package.ts';
import { nameOf } from './kept.ts';

/** For more it links the list, as the length of a link is limited. */
const mostNamed = 10;

export interface Asked {
  readonly found: Pick<Snapshot<Package>, 'name' | 'place'>;
  readonly address: string;
}

/** @param asked with absolute addresses of the packages' pages @param list absolute address of the list */
export function enquiry(asked: readonly Asked[], list: string): string {
  const lines = asked
    .slice(0, mostNamed)
    .map((one, index) => `${index + 1}. ${titleOf(one.found)}: ${one.address}`);
  const more = asked.length - lines.length;
  if (more > 0) lines.push(`And ${more} more: ${list}`);
  return ['Hello! I would like to know more about these packages:', ...lines].join('\n');
}

const titleOf = ({ name, place }: Asked['found']) =>
  name && place ? `${name}, ${place}` : nameOf({ name, place });

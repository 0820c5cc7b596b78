import { paths } from '#features/shared/paths.ts';
import { maxItems } from './shortlist-item.ts';

export interface ListAddress {
  /** The packages of a shared list; null on the visitor's own. */
  readonly ids: readonly string[] | null;
  /** The packages chosen for comparison; null without a choice. */
  readonly compare: readonly string[] | null;
  /** Those of the ids that no list has: packages by link. */
  readonly byLink?: readonly string[];
}

export const maxCompared = 3;

/** An id that is allowed in a shared address; those of other backends may not be, and are then not shared. */
const shareableId = /^[\w.~-]{1,64}$/;

/** Ignores invalid ids. @param search the query string without `?` */
export function readListAddress(search: string): ListAddress {
  const query = new URLSearchParams(search);
  const byLink = idsIn(query.get('link'), maxItems);
  return {
    ids: idsIn(query.get('ids'), maxItems),
    compare: idsIn(query.get('compare'), maxCompared),
    ...(byLink && { byLink }),
  };
}

function idsIn(text: string | null, max: number): readonly string[] | null {
  if (text === null) return null;
  return [...new Set(text.split(',').map((id) => id.trim()))]
    .filter((id) => shareableId.test(id))
    .slice(0, max);
}

/** The address of the page. Commas stay unencoded, so that a message with it is legible. */
export function listAddress({ ids, compare, byLink = [] }: ListAddress): string {
  const parts = [
    part('ids', ids),
    part('link', byLink.length > 0 ? byLink : null),
    part('compare', compare),
  ].filter((text) => text !== '');
  return parts.length === 0 ? paths.shortlist : `${paths.shortlist}?${parts.join('&')}`;
}

const part = (name: string, ids: readonly string[] | null) =>
  ids === null ? '' : `${name}=${ids.filter((id) => shareableId.test(id)).join(',')}`;

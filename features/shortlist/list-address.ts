import { paths } from '#features/shared/paths.ts';
import { mostKept } from './kept.ts';

/** What the address of the page says beside its path. */
export interface ListAddress {
  /** The packages of a list that somebody sent; null on the visitor's own. */
  readonly ids: readonly string[] | null;
  /** Those chosen to stand side by side; null while nothing was chosen yet. */
  readonly compare: readonly string[] | null;
}

/** Packages that stand side by side at most. */
export const mostCompared = 3;

/** An id as it may stand in a shared address; some backend may have others, which cannot be sent. */
const sendable = /^[\w.~-]{1,64}$/;

/** @param search the address's part after the question mark; what is no id is left out, whatever it is */
export function readListAddress(search: string): ListAddress {
  const query = new URLSearchParams(search);
  return {
    ids: idsIn(query.get('ids'), mostKept),
    compare: idsIn(query.get('compare'), mostCompared),
  };
}

function idsIn(text: string | null, most: number): readonly string[] | null {
  if (text === null) return null;
  return [...new Set(text.split(',').map((id) => id.trim()))]
    .filter((id) => sendable.test(id))
    .slice(0, most);
}

/** The page's address. Ids need no escaping, and commas stay legible in a message. */
export function listAddress({ ids, compare }: ListAddress): string {
  const parts = [part('ids', ids), part('compare', compare)].filter((text) => text !== '');
  return parts.length === 0 ? paths.shortlist : `${paths.shortlist}?${parts.join('&')}`;
}

const part = (name: string, ids: readonly string[] | null) =>
  ids === null ? '' : `${name}=${ids.filter((id) => sendable.test(id)).join(',')}`;

import type { LastNavigation } from '#core/router/router.ts';

export interface ScrollAndFocus {
  readonly scroll:
    | { readonly to: 'stay' }
    | { readonly to: 'top' }
    | { readonly to: 'part'; readonly id: string }
    | { readonly to: 'remembered'; readonly y: number };
  /** `heading`: a new page begins, so that screen readers start at its title. */
  readonly focus: 'heading' | 'none';
}

/** The first page keeps its focus. @param storedY pixels scrolled when the entry was last left */
export function decideScrollAndFocus(
  { entry, action, previous }: LastNavigation,
  storedY: number | undefined,
): ScrollAndFocus {
  const fragment = decodeFragment(entry.hash);
  if (action === 'start') return { scroll: decideInitialScroll(fragment, storedY), focus: 'none' };
  const focus = entry.path === previous?.path ? 'none' : 'heading';
  if (action === 'pop' && storedY !== undefined) return { scroll: { to: 'remembered', y: storedY }, focus };
  if (fragment !== undefined) return { scroll: { to: 'part', id: fragment }, focus: 'none' };
  if (action === 'pop') return { scroll: { to: 'top' }, focus };
  // Sorting and filtering change only the search, and must not scroll.
  if (focus === 'none' && entry.search !== previous?.search) return { scroll: { to: 'stay' }, focus };
  return { scroll: { to: 'top' }, focus: 'heading' };
}

function decideInitialScroll(
  fragment: string | undefined,
  storedY: number | undefined,
): ScrollAndFocus['scroll'] {
  if (storedY !== undefined) return { to: 'remembered', y: storedY };
  return fragment === undefined ? { to: 'stay' } : { to: 'part', id: fragment };
}

function decodeFragment(hash: string): string | undefined {
  if (hash.length < 2) return undefined;
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

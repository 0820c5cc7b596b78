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

/**
 * Decides scroll and focus: a new page starts at its top, a `#part` at that part, back and forward at the remembered
 * position. The first page keeps the focus where the browser put it.
 * @param remembered pixels scrolled when the entry was last left
 */
export function decideScrollAndFocus(
  { entry, move, previous }: LastNavigation,
  remembered: number | undefined,
): ScrollAndFocus {
  const part = decodeFragment(entry.hash);
  if (move === 'start') return { scroll: decideInitialScroll(part, remembered), focus: 'none' };
  const focus = entry.path === previous?.path ? 'none' : 'heading';
  if (move === 'pop' && remembered !== undefined)
    return { scroll: { to: 'remembered', y: remembered }, focus };
  if (part !== undefined) return { scroll: { to: 'part', id: part }, focus: 'none' };
  if (move === 'pop') return { scroll: { to: 'top' }, focus };
  // Sorting and filtering change only the search, and must not scroll.
  if (focus === 'none' && entry.search !== previous?.search) return { scroll: { to: 'stay' }, focus };
  return { scroll: { to: 'top' }, focus: 'heading' };
}

function decideInitialScroll(
  part: string | undefined,
  remembered: number | undefined,
): ScrollAndFocus['scroll'] {
  if (remembered !== undefined) return { to: 'remembered', y: remembered };
  return part === undefined ? { to: 'stay' } : { to: 'part', id: part };
}

function decodeFragment(hash: string): string | undefined {
  if (hash.length < 2) return undefined;
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

import { useLocation, useSearch } from 'wouter';
import { listAddress, maxCompared, readListAddress } from '#features/shortlist/list-address.ts';

export interface ComparisonSelection {
  readonly selected: readonly string[];
  readonly toggle: (id: string) => void;
  readonly clear: () => void;
}

/** Kept in the address, and so restored by Back. @param shown ids of the list */
export function useComparisonSelection(shown: readonly string[]): ComparisonSelection {
  const [, navigate] = useLocation();
  const address = readListAddress(useSearch());
  const selected = getSelectedIds(address.compare, shown);
  const select = (compare: readonly string[]) =>
    navigate(listAddress({ ...address, compare }), { replace: true });
  return { selected, toggle: (id) => select(toggleId(selected, id)), clear: () => select([]) };
}

/** Without a choice in the address (`compare`), all of a list of two or three are compared, in its order. */
export function getSelectedIds(
  compare: readonly string[] | null,
  shown: readonly string[],
): readonly string[] {
  if (compare) return shown.filter((id) => compare.includes(id)).slice(0, maxCompared);
  return shown.length > 1 && shown.length <= maxCompared ? shown : [];
}

/** Adds or removes an id; a fourth one is not added. */
export function toggleId(selected: readonly string[], id: string): readonly string[] {
  if (selected.includes(id)) return selected.filter((other) => other !== id);
  return selected.length < maxCompared ? [...selected, id] : selected;
}

import { useLocation, useSearch } from 'wouter';
import { listAddress, mostCompared, readListAddress } from '#features/shortlist/list-address.ts';

export interface ComparisonSelection {
  readonly chosen: readonly string[];
  readonly toggle: (id: string) => void;
  readonly clear: () => void;
}

/** Kept in the address, and so restored by Back. @param shown ids of the list */
export function useComparisonSelection(shown: readonly string[]): ComparisonSelection {
  const [, navigate] = useLocation();
  const address = readListAddress(useSearch());
  const chosen = getSelectedIds(address.compare, shown);
  const choose = (compare: readonly string[]) =>
    navigate(listAddress({ ...address, compare }), { replace: true });
  return { chosen, toggle: (id) => choose(toggleId(chosen, id)), clear: () => choose([]) };
}

/** Without a choice in the address (`compare`), a list of two or three is compared whole, in its order. */
export function getSelectedIds(
  compare: readonly string[] | null,
  shown: readonly string[],
): readonly string[] {
  if (compare) return shown.filter((id) => compare.includes(id)).slice(0, mostCompared);
  return shown.length > 1 && shown.length <= mostCompared ? shown : [];
}

/** Adds or removes an id; a fourth one is not added. */
export function toggleId(chosen: readonly string[], id: string): readonly string[] {
  if (chosen.includes(id)) return chosen.filter((other) => other !== id);
  return chosen.length < mostCompared ? [...chosen, id] : chosen;
}

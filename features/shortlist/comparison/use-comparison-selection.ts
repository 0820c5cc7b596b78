import { useLocation, useSearch } from 'wouter';
import { getSelectedIds, toggleId } from './comparison-selection.ts';
import { listAddress, readListAddress } from '#features/shortlist/list-address.ts';

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

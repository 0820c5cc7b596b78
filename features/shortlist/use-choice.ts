import { useLocation, useSearch } from 'wouter';
import { chosenOf, toggled } from './choice.ts';
import { listAddress, readListAddress } from './list-address.ts';

export interface Choice {
  readonly chosen: readonly string[];
  readonly toggle: (id: string) => void;
  readonly clear: () => void;
}

/** Kept in the address, and so restored by Back. @param shown ids of the list */
export function useChoice(shown: readonly string[]): Choice {
  const [, navigate] = useLocation();
  const address = readListAddress(useSearch());
  const chosen = chosenOf(address.compare, shown);
  const choose = (compare: readonly string[]) =>
    navigate(listAddress({ ...address, compare }), { replace: true });
  return { chosen, toggle: (id) => choose(toggled(chosen, id)), clear: () => choose([]) };
}

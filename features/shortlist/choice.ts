import { mostCompared } from './list-address.ts';

/**
 * Which packages stand side by side. As long as nobody has chosen, a list of two or three does so as a whole.
 * @param compare what the address says
 * @param shown ids of the list, in its order
 */
export function chosenOf(compare: readonly string[] | null, shown: readonly string[]): readonly string[] {
  if (compare) return shown.filter((id) => compare.includes(id)).slice(0, mostCompared);
  return shown.length > 1 && shown.length <= mostCompared ? shown : [];
}

/** Takes one in or out; a fourth is not taken in. */
export function toggled(chosen: readonly string[], id: string): readonly string[] {
  if (chosen.includes(id)) return chosen.filter((other) => other !== id);
  return chosen.length < mostCompared ? [...chosen, id] : chosen;
}

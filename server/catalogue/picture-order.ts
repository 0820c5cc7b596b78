import { newImage } from '#contract/editing.ts';

/**
 * The pictures after an edit: in `order` (`imageOrder`) if given, else the added ones after the current ones.
 * @returns null when `order` names a picture too often or an unknown one, or leaves out an added one
 */
export function orderPictures(
  current: readonly string[],
  added: readonly string[],
  order: readonly string[] | undefined,
): string[] | null {
  if (order === undefined) return [...current, ...added];
  const unplaced = new Map(added.map((address, index) => [newImage(index), address]));
  const unclaimed = [...current];
  const placed: string[] = [];
  for (const entry of order) {
    const kept = unclaimed.indexOf(entry);
    const address = unplaced.get(entry) ?? (kept === -1 ? undefined : unclaimed[kept]);
    if (address === undefined) return null;
    if (!unplaced.delete(entry)) unclaimed.splice(kept, 1);
    placed.push(address);
  }
  return unplaced.size === 0 ? placed : null;
}

import { newImage } from '#contract/editing.ts';

/**
 * The pictures after an edit.
 * @param current addresses it has, in order
 * @param added addresses of the files that came with the edit
 * @param order what the edit asks for (`imageOrder`); without it the new ones follow the old ones
 * @returns all addresses in their order, or null when the order does not fit what there is: it names a picture
 * twice or one that is neither there nor new, or leaves out a new one
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

type Piece = readonly [start: number, count: number] | string;

/** Parts of a former text, as the place of the first and their number; other parts as they are, joined by quotes. */
export type Delta = readonly Piece[];

/** Characters. Shorter parts, such as a comma, are in many places: one that is found says nothing about those after it. */
const leastTelling = 16;

/** The parts of a JSON text between its quotes, but for those inside a text, which JSON escapes. */
export const splitJson = (text: string): string[] => text.split(/(?<!\\)"/);

/** The inverse of `splitJson`. */
export const joinJson = (parts: readonly string[]): string => parts.join('"');

/** What `applyDelta` makes `parts` of. @param former what `splitJson` made of another text */
export function createDelta(former: readonly string[], parts: readonly string[]): Delta {
  const places = new Map(former.map((part, place) => [part, place]));
  const delta: Piece[] = [];
  let expected = 0;
  for (const part of parts) {
    const isTelling = former[expected] !== part && part.length >= leastTelling;
    const place = isTelling ? (places.get(part) ?? expected) : expected;
    const piece: Piece = former[place] === part ? [place, 1] : part;
    const last = delta.at(-1);
    const joined = last === undefined ? undefined : joinPieces(last, piece);
    if (joined === undefined) delta.push(piece);
    else delta[delta.length - 1] = joined;
    expected = place + 1;
  }
  return delta;
}

function joinPieces(one: Piece, next: Piece): Piece | undefined {
  if (typeof one === 'string') return typeof next === 'string' ? `${one}"${next}` : undefined;
  if (typeof next === 'string') return undefined;
  const [start, count] = one;
  return start + count === next[0] ? [start, count + next[1]] : undefined;
}

/** @returns what `splitJson` makes of the text that the delta was made for */
export function applyDelta(former: readonly string[], delta: Delta): string[] {
  const none: string[] = [];
  // Joins long lists 20 times as fast as `flatMap`.
  return none.concat(
    ...delta.map((piece) =>
      typeof piece === 'string' ? splitJson(piece) : former.slice(piece[0], piece[0] + piece[1]),
    ),
  );
}

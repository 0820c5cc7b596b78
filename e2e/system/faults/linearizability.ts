import { isDeepStrictEqual } from 'node:util';
import type { VisibleFields } from './expectations.ts';
import {
  listItems,
  listTrashed,
  applyCall,
  type ExpectedResponse,
  type Call,
  type CatalogueModel,
} from './catalogue-model.ts';

export interface ObservedResponse {
  readonly status: number;
  readonly thing?: { readonly id: string; readonly face: VisibleFields };
  readonly list?: readonly VisibleFields[];
}

export interface ObservedLists {
  readonly package: readonly VisibleFields[];
  readonly destination: readonly VisibleFields[];
  /** As `listTrashed` gives them. */
  readonly deletedPackages: readonly string[];
  readonly deletedDestinations: readonly string[];
}

/** The model, with the server's ids by the model's refs. */
export interface ModelState {
  readonly world: CatalogueModel;
  readonly ids: ReadonlyMap<number, string>;
}

export interface Round {
  readonly calls: readonly Call[];
  readonly told: readonly ObservedResponse[];
  readonly seen: ObservedLists;
}

/**
 * Looks for an order of the calls that explains the answers and lists (linearizability: Herlihy and Wing, 1990).
 * @returns the model after it; undefined when there is no such order
 */
export function linearize(before: ModelState, round: Round): ModelState | undefined {
  for (const order of permutations(round.calls.map((_, index) => index))) {
    const after = replay(before, round, order);
    if (after && isSeen(after.world, round.seen)) return after;
  }
  return undefined;
}

function replay(
  before: ModelState,
  { calls, told }: Round,
  order: readonly number[],
): ModelState | undefined {
  let { world } = before;
  const ids = new Map(before.ids);
  for (const index of order) {
    const call = calls[index];
    const answer = told[index];
    if (!call || !answer) throw new Error('A call without an answer');
    const [next, expected] = applyCall(world, call);
    if (!matchesResponse(expected, answer, ids)) return undefined;
    world = next;
  }
  return { world, ids };
}

/** Whether an answer is as expected; a thing seen for the first time gets its id. */
function matchesResponse(
  expected: ExpectedResponse,
  told: ObservedResponse,
  ids: Map<number, string>,
): boolean {
  if (expected.status !== told.status) return false;
  if (expected.list && !isDeepStrictEqual(expected.list, told.list)) return false;
  const { thing } = expected;
  if (!thing) return true;
  if (!told.thing || !isDeepStrictEqual(thing.face, told.thing.face)) return false;
  const known = ids.get(thing.ref);
  if (known === undefined) ids.set(thing.ref, told.thing.id);
  return known === undefined || known === told.thing.id;
}

const isSeen = (world: CatalogueModel, seen: ObservedLists) =>
  isDeepStrictEqual(listItems(world, 'package'), seen.package) &&
  isDeepStrictEqual(listItems(world, 'destination'), seen.destination) &&
  isDeepStrictEqual(listTrashed(world, 'package'), seen.deletedPackages) &&
  isDeepStrictEqual(listTrashed(world, 'destination'), seen.deletedDestinations);

function* permutations(items: readonly number[]): Generator<readonly number[]> {
  if (items.length <= 1) yield items;
  else
    for (const [index, first] of items.entries())
      for (const rest of permutations(items.toSpliced(index, 1))) yield [first, ...rest];
}

import { isDeepStrictEqual } from 'node:util';
import type { VisibleFields } from './expectations.ts';
import {
  listItems,
  listTrashed,
  applyCall,
  type ExpectedResponse,
  type Call,
  type CatalogueModel,
  type Kind,
} from './catalogue-model.ts';

export interface ObservedResponse {
  readonly status: number;
  readonly item?: { readonly id: string; readonly fields: VisibleFields };
  readonly list?: readonly VisibleFields[];
}

export interface ObservedLists {
  readonly package: readonly VisibleFields[];
  readonly destination: readonly VisibleFields[];
  /** Of these two, in turn: equal fields do not tell which of two items came first. */
  readonly ids: readonly string[];
  /** As `listTrashed` gives them. */
  readonly deletedPackages: readonly string[];
  readonly deletedDestinations: readonly string[];
}

/** The model, with the server's ids by the model's refs. */
export interface ModelState {
  readonly model: CatalogueModel;
  readonly ids: ReadonlyMap<number, string>;
}

export interface Round {
  readonly calls: readonly Call[];
  readonly responses: readonly ObservedResponse[];
  readonly lists: ObservedLists;
}

/**
 * Looks for an order of the calls that explains the answers and lists (linearizability: Herlihy and Wing, 1990).
 * @returns the model after it; undefined when there is no such order
 */
export function linearize(before: ModelState, round: Round): ModelState | undefined {
  for (const order of permutations(round.calls.map((_, index) => index))) {
    const after = replay(before, round, order);
    if (after && matchesLists(after, round.lists)) return after;
  }
  return undefined;
}

function replay(
  before: ModelState,
  { calls, responses }: Round,
  order: readonly number[],
): ModelState | undefined {
  let { model } = before;
  const ids = new Map(before.ids);
  for (const index of order) {
    const call = calls[index];
    const answer = responses[index];
    if (!call || !answer) throw new Error('A call without an answer');
    const [next, expected] = applyCall(model, call);
    if (!matchesResponse(expected, answer, ids)) return undefined;
    model = next;
  }
  return { model, ids };
}

/** Whether an answer is as expected; an item in its first answer gets its id. */
function matchesResponse(
  expected: ExpectedResponse,
  response: ObservedResponse,
  ids: Map<number, string>,
): boolean {
  if (expected.status !== response.status) return false;
  if (expected.list && !isDeepStrictEqual(expected.list, response.list)) return false;
  const { item } = expected;
  if (!item) return true;
  if (!response.item || !isDeepStrictEqual(item.fields, response.item.fields)) return false;
  const id = ids.get(item.ref);
  if (id === undefined) ids.set(item.ref, response.item.id);
  return id === undefined || id === response.item.id;
}

const idsOf = ({ model, ids }: ModelState, kind: Kind) =>
  model.items.filter((item) => item.kind === kind).map(({ ref }) => ids.get(ref));

const matchesLists = ({ model, ids }: ModelState, lists: ObservedLists) =>
  isDeepStrictEqual(listItems(model, 'package'), lists.package) &&
  isDeepStrictEqual(listItems(model, 'destination'), lists.destination) &&
  isDeepStrictEqual(
    [...idsOf({ model, ids }, 'package'), ...idsOf({ model, ids }, 'destination')],
    lists.ids,
  ) &&
  isDeepStrictEqual(listTrashed(model, 'package'), lists.deletedPackages) &&
  isDeepStrictEqual(listTrashed(model, 'destination'), lists.deletedDestinations);

function* permutations(items: readonly number[]): Generator<readonly number[]> {
  if (items.length <= 1) yield items;
  else
    for (const [index, first] of items.entries())
      for (const others of permutations(items.toSpliced(index, 1))) yield [first, ...others];
}

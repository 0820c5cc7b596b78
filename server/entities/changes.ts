import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { toList } from '#contract/reading.ts';
import type { Document } from './rows.ts';

/** The part of a list that differs: between as many entries of its beginning and of its end as stay, `entries`. */
const ListPatchSchema = v.strictObject({ start: v.number(), end: v.number(), entries: v.array(v.unknown()) });
type ListPatch = v.InferOutput<typeof ListPatchSchema>;

const PatchSchema = v.strictObject({
  /** Members as they were; null for those that were missing. */
  members: v.record(v.string(), v.unknown()),
  /** Of lists in both documents, such as an itinerary, of which one day was changed. */
  lists: v.record(v.string(), ListPatchSchema),
});
/** What makes a document of the one that replaced it. */
type Patch = v.InferOutput<typeof PatchSchema>;

/** @throws ValiError */
export const parsePatch = (text: string): Patch => v.parse(PatchSchema, JSON.parse(text));

/** @returns undefined when the documents are equal */
export function createPatch(before: Document, after: Document): Patch | undefined {
  // Maps, as an object has members such as `toString` that nobody stored.
  const [former, latter] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  const members: [string, unknown][] = [];
  const lists: [string, ListPatch][] = [];
  for (const name of new Set([...former.keys(), ...latter.keys()])) {
    const [was, is] = [former.get(name), latter.get(name)];
    if (isDeepStrictEqual(was, is)) continue;
    if (Array.isArray(was) && Array.isArray(is)) lists.push([name, createListPatch(was, is)]);
    else members.push([name, was ?? null]);
  }
  if (members.length + lists.length === 0) return undefined;
  return { members: Object.fromEntries(members), lists: Object.fromEntries(lists) };
}

export function applyPatch(document: Document, { members, lists }: Patch): Document {
  const former = Object.entries(lists).map(([name, { start, end, entries }]) => {
    const list = toList(document[name]);
    return [name, list.toSpliced(start, list.length - start - end, ...entries)];
  });
  const all: Document = { ...document, ...members, ...Object.fromEntries(former) };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null));
}

function createListPatch(before: readonly unknown[], after: readonly unknown[]): ListPatch {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && isDeepStrictEqual(before[start], after[start])) start += 1;
  let end = 0;
  while (end < most - start && isDeepStrictEqual(before.at(-1 - end), after.at(-1 - end))) end += 1;
  return { start, end, entries: before.slice(start, before.length - end) };
}

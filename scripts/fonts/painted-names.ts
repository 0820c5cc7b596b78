import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Devanagari names in the sources of the site. What an owner types is not among them. */
export interface PaintedNames {
  /** Of boards, and of the places that every page knows. */
  readonly boards: readonly string[];
  /** Of all known places, whose table is loaded for a place that is not among them. */
  readonly places: readonly string[];
}

/** Words of Devanagari that belong together, such as one name. */
const name = /[\u0900-\u0963\u0966-\u097f][\u0900-\u097f ]*/g;
const placesFolder = join('features', 'shared', 'places');
const tourPlaces = join('features', 'shared', 'tour-places.ts');

export async function findPaintedNames(): Promise<PaintedNames> {
  const sources = (await Promise.all(['core', 'features'].map(listSources))).flat();
  return {
    boards: await findNames(sources.filter((path) => !path.startsWith(placesFolder))),
    places: await findNames(sources.filter((path) => path === tourPlaces || path.startsWith(placesFolder))),
  };
}

async function listSources(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true });
  return files
    .filter((file) => /\.(?:tsx?|md|txt)$/.test(file) && !file.includes('.test.'))
    .map((file) => join(folder, file));
}

async function findNames(paths: readonly string[]): Promise<readonly string[]> {
  const sources = await Promise.all(paths.map((path) => readFile(path, 'utf8')));
  return [
    ...new Set(sources.flatMap((source) => source.match(name) ?? []).map((found) => found.trim())),
  ].toSorted();
}

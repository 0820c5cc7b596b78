import { readdir, readFile } from 'node:fs/promises';

export interface DevanagariWords {
  /** Of titles and of the places that every page knows. */
  readonly names: readonly string[];
  /** Of the table of places, which is loaded for a place that is not among them. */
  readonly places: readonly string[];
}

const root = new URL('../../', import.meta.url);
const placesFolder = 'features/shared/places/';
const word = /[\u0900-\u097f]+/g;

/** The Hindi words of the site's own texts, read from its source files. */
export async function readDevanagariWords(): Promise<DevanagariWords> {
  const folders = await Promise.all(['core/', 'features/'].map(listSources));
  const paths = folders.flat();
  return {
    names: await readWords(paths.filter((path) => !path.startsWith(placesFolder))),
    places: await readWords(paths.filter((path) => path.startsWith(placesFolder))),
  };
}

async function listSources(folder: string): Promise<string[]> {
  const entries = await readdir(new URL(folder, root), { recursive: true });
  return entries
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|testing\//.test(path))
    .map((path) => folder + path);
}

async function readWords(paths: readonly string[]): Promise<readonly string[]> {
  const texts = await Promise.all(paths.map((path) => readFile(new URL(path, root), 'utf8')));
  return [...new Set(texts.flatMap((text) => text.match(word) ?? []))].toSorted();
}

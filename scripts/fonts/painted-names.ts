import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Words of Devanagari that belong together, such as one name. */
const name = /[\u0900-\u0963\u0966-\u097f][\u0900-\u097f ]*/g;

/** The Devanagari names in the sources of the site. What an owner types is not among them. */
export async function findPaintedNames(): Promise<readonly string[]> {
  const names = new Set<string>();
  for (const folder of ['core', 'features'])
    for (const file of await readdir(folder, { recursive: true })) {
      if (!/\.tsx?$/.test(file) || file.includes('.test.')) continue;
      const source = await readFile(join(folder, file), 'utf8');
      for (const [found] of source.matchAll(name)) names.add(found.trim());
    }
  return [...names].toSorted();
}

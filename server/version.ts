import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';

const PackageSchema = v.pipe(v.string(), v.parseJson(), v.object({ version: v.string() }));

/** Of the program's package.json, which stands beside `dist`; `unknown` without one. */
export async function readVersion(folder: string): Promise<string> {
  const text = await readFile(path.join(folder, 'package.json'), 'utf8').catch(() => '');
  const read = v.safeParse(PackageSchema, text);
  return read.success ? read.output.version : 'unknown';
}

import { PackageSchema, type Package } from '#contract/package.ts';
import type { Http } from './http.ts';
import { readEach } from './read-each.ts';

/** Reads a list of packages from an answer; one without an id is left out. */
export function readPackages(entries: unknown, http: Pick<Http, 'pictureAddress'>): Package[] {
  return readEach(PackageSchema, entries, { label: 'package', http });
}

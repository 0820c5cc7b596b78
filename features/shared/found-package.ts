import type { Package } from '#contract/package.ts';
import { field } from './field.ts';
import type { Http } from './http.ts';
import { readPackages } from './read-packages.ts';

/**
 * Reads the answer to the detail call: the two readings of the specification (section 3), and the package at
 * the top. @returns undefined when the answer holds no package
 */
export function readFoundPackage(answer: unknown, http: Pick<Http, 'pictureAddress'>): Package | undefined {
  const data = field(answer, 'data');
  const found = field(data, 'package') ?? field(answer, 'package') ?? data;
  return found ? readPackages([found], http)[0] : undefined;
}

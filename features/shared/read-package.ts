import type { Package } from '#contract/package.ts';
import { field } from './field.ts';
import type { Http } from './http.ts';
import { readPackages } from './read-packages.ts';

/** Both forms of the specification (section 3), and a package at the top; undefined without a package. */
export function readPackage(answer: unknown, http: Pick<Http, 'pictureAddress'>): Package | undefined {
  const data = field(answer, 'data');
  const found = field(data, 'package') ?? field(answer, 'package') ?? data;
  return found ? readPackages([found], http)[0] : undefined;
}

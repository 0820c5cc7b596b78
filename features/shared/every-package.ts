import { allPackages } from '#contract/category.ts';
import type { Package } from '#contract/package.ts';
import { field } from './field.ts';
import type { Http } from './http.ts';
import { readPackages } from './read-packages.ts';

/** `tours`, or a set grouped by category (specification, section 3), at the top or under `data`. */
export function readEveryPackage(answer: unknown, http: Pick<Http, 'pictureAddress'>): Package[] {
  const data = field(answer, 'data');
  const places = [
    field(answer, 'tours'),
    field(answer, allPackages),
    field(data, allPackages),
    field(data, 'tours'),
  ];
  return readPackages(places.find(Array.isArray), http);
}

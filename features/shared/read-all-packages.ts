import { allPackagesKey } from '#contract/category.ts';
import type { Package } from '#contract/package.ts';
import { field } from './field.ts';
import type { Http } from './http.ts';
import { readPackages } from './read-packages.ts';

/** `tours`, or a set grouped by category (specification, section 3), at the top or under `data`. */
export function readAllPackages(answer: unknown, http: Pick<Http, 'pictureAddress'>): Package[] {
  const data = field(answer, 'data');
  const candidates = [
    field(answer, 'tours'),
    field(answer, allPackagesKey),
    field(data, allPackagesKey),
    field(data, 'tours'),
  ];
  return readPackages(candidates.find(Array.isArray), http);
}

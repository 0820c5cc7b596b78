import { allPackagesKey } from '#contract/category.ts';
import { PackageCardSchema, PackageSchema, type Package, type PackageCard } from '#contract/package.ts';
import { field } from './field.ts';
import type { Http } from './http.ts';
import { readEach } from './read-each.ts';

type PictureAddresses = Pick<Http, 'pictureAddress'>;

const label = 'package';

/** Reads a list of packages from an answer; one without an id is left out. */
export const readPackages = (entries: unknown, http: PictureAddresses): Package[] =>
  readEach(PackageSchema, entries, { label, http });

/** Like `readPackages`, but reads only what lists need. */
export const readPackageCards = (entries: unknown, http: PictureAddresses): PackageCard[] =>
  readEach(PackageCardSchema, entries, { label, http });

/** Both forms of the specification (section 3), and a package at the top; undefined without a package. */
export function readPackage(answer: unknown, http: PictureAddresses): Package | undefined {
  const data = field(answer, 'data');
  const found = field(data, 'package') ?? field(answer, 'package') ?? data;
  return found ? readPackages([found], http)[0] : undefined;
}

/** The entries of `tours`, or of a set grouped by category (specification, section 3), at the top or under `data`. */
export function findAllPackages(answer: unknown): unknown {
  const data = field(answer, 'data');
  const candidates = [
    field(answer, 'tours'),
    field(answer, allPackagesKey),
    field(data, allPackagesKey),
    field(data, 'tours'),
  ];
  return candidates.find(Array.isArray);
}

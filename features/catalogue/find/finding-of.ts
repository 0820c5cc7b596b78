import { everything, type Finding } from '#features/catalogue/finding.ts';
import { findPackages, withKnownPlace } from './find-packages.ts';
import { MoreCards } from './more-cards.tsx';
import { packageQuery, type PackageQuery } from './package-query.ts';
import { searchable } from './searchable.ts';

export function findingOf(query: PackageQuery): Finding {
  if (packageQuery.write(query) === '') return { ...everything, MoreCards };
  return {
    MoreCards,
    find(packages, whole) {
      const list = searchable(packages);
      return findPackages(list, whole ? withKnownPlace(list, query) : query);
    },
  };
}

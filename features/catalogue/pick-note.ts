import { allPackages, type CategoryKey } from '#contract/category.ts';
import { plural } from '#features/shared/plural.ts';

interface Counted {
  readonly name: string;
  readonly packages: number;
}

const places: Record<CategoryKey, string> = {
  domestic: 'in India and next door',
  international: 'abroad',
  [allPackages]: 'in one list',
};

export function pickNote(key: CategoryKey, summaries: readonly Counted[] | undefined): string {
  const count = (summaries ?? [])
    .filter(({ name }) => key === allPackages || name === key)
    .reduce((sum, { packages }) => sum + packages, 0);
  return `${count > 0 ? plural(count, 'package') : 'Packages'} ${places[key]}`;
}

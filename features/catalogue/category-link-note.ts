import { allPackagesKey, type CategoryKey } from '#contract/category.ts';
import { plural } from '#features/shared/text/format.ts';

interface Counted {
  readonly name: string;
  readonly packages: number;
}

const regionTexts: Record<CategoryKey, string> = {
  domestic: 'in India and next door',
  international: 'abroad',
  [allPackagesKey]: 'in one list',
};

export function formatCategoryNote(key: CategoryKey, summaries: readonly Counted[] | undefined): string {
  const count = (summaries ?? [])
    .filter(({ name }) => key === allPackagesKey || name === key)
    .reduce((sum, { packages }) => sum + packages, 0);
  return `${count > 0 ? plural(count, 'package') : 'Packages'} ${regionTexts[key]}`;
}

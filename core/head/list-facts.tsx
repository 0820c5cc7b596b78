import { useSnapshot } from 'valtio';
import { toCategoryKey } from '#contract/category.ts';
import type { CatalogueStore } from '#features/catalogue/store.ts';
import { shown } from '#features/shared/call.ts';
import { packageList } from './facts.ts';
import { StructuredData } from './structured-data.tsx';
import { useAbsolute } from './use-absolute.ts';

export interface ListFactsProps {
  readonly catalogue: CatalogueStore;
  readonly category: string;
}

export function ListFacts({ catalogue, category }: ListFactsProps) {
  const absolute = useAbsolute();
  const { lists } = useSnapshot(catalogue.state);
  const key = toCategoryKey(category);
  const packages = key && shown(lists[key]);
  return packages?.length ? <StructuredData thing={packageList(packages, absolute)} /> : null;
}

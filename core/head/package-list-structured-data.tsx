import { useSnapshot } from 'valtio';
import type { CategoryKey } from '#contract/category.ts';
import type { CatalogueStore } from '#features/catalogue/store.ts';
import { dataOf } from '#features/shared/query-state.ts';
import { toItemList } from './schema-org.ts';
import { StructuredData } from './structured-data.tsx';
import { useAbsoluteUrl } from './use-absolute-url.ts';

export interface PackageListStructuredDataProps {
  readonly catalogue: CatalogueStore;
  readonly category: CategoryKey | undefined;
}

export function PackageListStructuredData({ catalogue, category }: PackageListStructuredDataProps) {
  const absolute = useAbsoluteUrl();
  const { lists } = useSnapshot(catalogue.state);
  const packages = category && dataOf(lists[category]);
  return packages?.length ? <StructuredData thing={toItemList(packages, absolute)} /> : null;
}

import { useSnapshot } from 'valtio';
import { toCategoryKey } from '#contract/category.ts';
import type { CatalogueStore } from '#features/catalogue/store.ts';
import { dataOf } from '#features/shared/query-state.ts';
import { toItemList } from './schema-org.ts';
import { StructuredData } from './structured-data.tsx';
import { useAbsoluteUrl } from './use-absolute-url.ts';

export interface PackageListStructuredDataProps {
  readonly catalogue: CatalogueStore;
  readonly category: string;
}

export function PackageListStructuredData({ catalogue, category }: PackageListStructuredDataProps) {
  const absolute = useAbsoluteUrl();
  const { lists } = useSnapshot(catalogue.state);
  const key = toCategoryKey(category);
  const packages = key && dataOf(lists[key]);
  return packages?.length ? <StructuredData thing={toItemList(packages, absolute)} /> : null;
}

import { useSnapshot } from 'valtio';
import { useSearch } from 'wouter';
import type { CategoryKey } from '#contract/category.ts';
import { hasListParams } from '#contract/list-params.ts';
import type { Package, PackageCard } from '#contract/package.ts';
import { firstListPackages, type CatalogueStore } from '#features/catalogue/store.ts';
import { useAgency } from '#features/shared/agency.ts';
import { dataOf } from '#features/shared/query.ts';
import card from '#styles/art/icons/social-card.jpg';
import { useAbsoluteUrl } from './absolute-url.ts';
import { toItemList, toTouristTrip, toTravelAgency, type Thing } from './schema-org.ts';

/** JSON-LD 1.1 as a data block (HTML Standard, `script`), which browsers do not run. */
export function StructuredData({ thing }: { readonly thing: Thing }) {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...thing }, withoutEmpty);
  // The catalogue may have changed between the rendering and the answer that the browser hydrates with.
  return (
    <script type="application/ld+json" suppressHydrationWarning>
      {escapeMarkup(text)}
    </script>
  );
}

const isEmpty = (value: unknown) =>
  Array.isArray(value) ? value.length === 0 : typeof value === 'string' && value.trim() === '';
/** What is empty is not said. */
const withoutEmpty = (_name: string, value: unknown) => (isEmpty(value) ? undefined : value);

/** No text can close the script element or pass for an attribute when the server reads the markup. */
const escapeMarkup = (json: string) => json.replaceAll('<', '\\u003c').replaceAll('=', '\\u003d');

export function AgencyStructuredData() {
  return <StructuredData thing={toTravelAgency(useAgency(), useAbsoluteUrl(), card)} />;
}

export function TourStructuredData({ tour }: { readonly tour: Package }) {
  return <StructuredData thing={toTouristTrip(tour, useAgency(), useAbsoluteUrl())} />;
}

export interface PackageListStructuredDataProps {
  readonly catalogue: CatalogueStore;
  readonly category: CategoryKey | undefined;
}

export function PackageListStructuredData({ catalogue, category }: PackageListStructuredDataProps) {
  const absolute = useAbsoluteUrl();
  // The packages of a query are not the list.
  const isWholeList = !hasListParams(useSearch());
  const { lists } = useSnapshot(catalogue.state);
  const packages = (category && dataOf(lists[category])) ?? noPackages;
  const shown = packages.slice(0, firstListPackages);
  return shown.length > 0 && isWholeList ? <StructuredData thing={toItemList(shown, absolute)} /> : null;
}

const noPackages: readonly PackageCard[] = [];

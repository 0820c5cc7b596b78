import type { Package } from '#contract/package.ts';
import { toTouristTrip } from './schema-org.ts';
import { StructuredData } from './structured-data.tsx';
import { useAbsoluteUrl } from './use-absolute-url.ts';

export function TourStructuredData({ found }: { readonly found: Package }) {
  return <StructuredData thing={toTouristTrip(found, useAbsoluteUrl())} />;
}

import type { Snapshot } from 'valtio';
import type { Package } from '#contract/package.ts';
import { tour } from './facts.ts';
import { StructuredData } from './structured-data.tsx';
import { useAbsolute } from './use-absolute.ts';

export function TourFacts({ found }: { readonly found: Snapshot<Package> }) {
  return <StructuredData thing={tour(found, useAbsolute())} />;
}

import type { ComponentType, ReactNode } from 'react';
import type { PackageCard } from '#contract/package.ts';
import type { CatalogueData } from './rows.ts';
import type { ShortlistStore } from './store.ts';

export interface ShortlistDeps {
  readonly store: ShortlistStore;
  readonly catalogue: CatalogueData;
  readonly onRetry: () => void;
  readonly Card: ComponentType<{ readonly tour: PackageCard }>;
  readonly skeleton: ReactNode;
  readonly absolute: (address: string) => string;
}

import { useCallback } from 'react';
import type { CardsProps } from '#features/catalogue/search-result.ts';
import type { PackageCard } from '#contract/package.ts';
import { PackageCardView } from '#features/catalogue/package-card-view.tsx';
import { DeferredCards } from '#features/shared/ui/deferred-cards.tsx';

export function MoreCards({ packages, phone, sizes }: CardsProps) {
  const render = useCallback(
    (found: PackageCard, brief: boolean) => <PackageCardView {...{ found, phone, sizes, brief }} />,
    [phone, sizes],
  );
  return <DeferredCards packages={packages} render={render} />;
}

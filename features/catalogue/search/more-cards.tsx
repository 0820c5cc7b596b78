import { useCallback } from 'react';
import type { CardsProps } from '#features/catalogue/search-result.ts';
import type { PackageCard } from '#contract/package.ts';
import { PackageCardView } from '#features/catalogue/package-card-view.tsx';
import { DeferredCards } from '#features/shared/ui/deferred-cards.tsx';

export function MoreCards({ packages, phone, sizes }: CardsProps) {
  const render = useCallback(
    (tour: PackageCard, textOnly: boolean) => <PackageCardView {...{ tour, phone, sizes, textOnly }} />,
    [phone, sizes],
  );
  return <DeferredCards packages={packages} render={render} />;
}

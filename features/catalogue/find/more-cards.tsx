import { useCallback } from 'react';
import type { CardsProps } from '#features/catalogue/finding.ts';
import type { Listed } from '#features/catalogue/listed.ts';
import { PackageCard } from '#features/catalogue/package-card.tsx';
import { FarCards } from '#features/shared/ui/far-cards.tsx';

export function MoreCards({ packages, phone, sizes }: CardsProps) {
  const render = useCallback(
    (found: Listed, brief: boolean) => <PackageCard {...{ found, phone, sizes, brief }} />,
    [phone, sizes],
  );
  return <FarCards packages={packages} render={render} />;
}

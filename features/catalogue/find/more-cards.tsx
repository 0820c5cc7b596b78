import { memo, useDeferredValue, useEffect, useRef, useState } from 'react';
import type { CardsProps } from '#features/catalogue/finding.ts';
import type { Listed } from '#features/catalogue/listed.ts';
import { PackageCard, type PackageCardProps } from '#features/catalogue/package-card.tsx';
import * as styles from './more-cards.css.ts';
import { watchNear } from './near.ts';
import { usePrinting } from './use-printing.ts';

const none: readonly Listed[] = [];

/**
 * The cards of a long list that follow its first ones. Those far from the window are only their words, so that
 * the page's own search, the Tab key and screen readers find them; on paper all are whole.
 */
export function MoreCards({ packages, ...card }: CardsProps) {
  // Hundreds of cards come and go after the first ones have been painted.
  const ready = useDeferredValue(packages, none);
  const printing = usePrinting();
  return (
    <>
      {packages.length === 0 && ready.length > 0 && <li hidden className={styles.gone} />}
      {ready.map((found) => (
        <Item key={found._id} found={found} whole={printing} {...card} />
      ))}
    </>
  );
}

interface ItemProps extends Omit<PackageCardProps, 'brief' | 'load'> {
  readonly whole: boolean;
}

const Item = memo(function Item({ whole, ...card }: ItemProps) {
  const item = useRef<HTMLLIElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => (item.current ? watchNear(item.current, setNear) : undefined), []);
  return (
    <li ref={item} className={styles.item}>
      <PackageCard {...card} brief={!whole && !near} />
    </li>
  );
});

import { memo, useDeferredValue, useEffect, useRef, useState, type ReactNode } from 'react';
import type { PackageCard } from '#contract/package.ts';
import { observeNearViewport } from '#features/shared/observe-near-viewport.ts';
import { usePrinting } from '#features/shared/use-printing.ts';
import * as styles from './deferred-cards.css.ts';

/** @param brief whether to render only the text, because the card is far from the viewport */
type RenderCard = (found: PackageCard, brief: boolean) => ReactNode;

interface DeferredCardsProps {
  readonly packages: readonly PackageCard[];
  /** Must be stable, as each card is memoized. */
  readonly render: RenderCard;
}

const none: readonly PackageCard[] = [];

/**
 * Cards far from the viewport have only their text, so that the browser's search, the Tab key and screen
 * readers find them; in print all are whole.
 */
export function DeferredCards({ packages, render }: DeferredCardsProps) {
  // Deferred: hundreds of cards render after the first ones have been painted.
  const deferredPackages = useDeferredValue(packages, none);
  const printing = usePrinting();
  return (
    <>
      {packages.length === 0 && deferredPackages.length > 0 && <li hidden className={styles.gone} />}
      {deferredPackages.map((found) => (
        <Item key={found._id} found={found} whole={printing} render={render} />
      ))}
    </>
  );
}

interface ItemProps {
  readonly found: PackageCard;
  readonly whole: boolean;
  readonly render: RenderCard;
}

const Item = memo(function Item({ found, whole, render }: ItemProps) {
  const item = useRef<HTMLLIElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => (item.current ? observeNearViewport(item.current, setNear) : undefined), []);
  return (
    <li ref={item} data-entry={found._id} className={styles.item}>
      {render(found, !whole && !near)}
    </li>
  );
});

import { memo, useDeferredValue, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { PackageCard } from '#contract/package.ts';
import * as styles from './card-grid.css.ts';

type RenderCard = (tour: PackageCard, textOnly: boolean) => ReactNode;

interface DeferredCardsProps {
  readonly packages: readonly PackageCard[];
  /** Must be stable, as each card is memoized. */
  readonly render: RenderCard;
}

const noPackages: readonly PackageCard[] = [];

/** CSS Containment Level 2. */
const stateChange = 'contentvisibilityautostatechange';

/** False in browsers without the event (Safari before 18, Firefox before 130), where all cards are complete. */
const reportsSkipped = () => 'ContentVisibilityAutoStateChangeEvent' in window;

/** Cards far from the viewport have only their text, for find in page, the Tab key and screen readers. */
export function DeferredCards({ packages, render }: DeferredCardsProps) {
  // Deferred: hundreds of cards render after the first ones have been painted.
  const deferredPackages = useDeferredValue(packages, noPackages);
  const isPrinting = usePrinting();
  return (
    <>
      {packages.length === 0 && deferredPackages.length > 0 && (
        <li hidden className={styles.emptyPlaceholder} />
      )}
      {deferredPackages.map((tour) => (
        <Item key={tour._id} tour={tour} isPrinting={isPrinting} render={render} />
      ))}
    </>
  );
}

interface ItemProps {
  readonly tour: PackageCard;
  readonly isPrinting: boolean;
  readonly render: RenderCard;
}

const Item = memo(function Item({ tour, isPrinting, render }: ItemProps) {
  const item = useRef<HTMLLIElement>(null);
  const [skipped, setSkipped] = useState(reportsSkipped);
  // A layout effect: the browser reports a card with the frame that first shows it.
  useLayoutEffect(() => {
    const element = item.current;
    const onChange = (event: Event) => setSkipped('skipped' in event && event.skipped === true);
    element?.addEventListener(stateChange, onChange);
    return () => element?.removeEventListener(stateChange, onChange);
  }, []);
  return (
    <li ref={item} data-entry={tour._id} className={styles.deferredItem}>
      {render(tour, !isPrinting && skipped)}
    </li>
  );
});

/** Synchronous, as browsers print the DOM that `beforeprint` leaves behind. */
function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}

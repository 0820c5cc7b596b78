import { memo, useDeferredValue, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { PackageCard } from '#contract/package.ts';
import * as styles from './deferred-cards.css.ts';

/** @param brief whether to render only the text, because the browser does not show the card */
type RenderCard = (found: PackageCard, brief: boolean) => ReactNode;

interface DeferredCardsProps {
  readonly packages: readonly PackageCard[];
  /** Must be stable, as each card is memoized. */
  readonly render: RenderCard;
}

const none: readonly PackageCard[] = [];

/** CSS Containment Level 2. */
const stateChange = 'contentvisibilityautostatechange';

/** False in browsers without the event (Safari before 18, Firefox before 130), where all cards are whole. */
const reportsSkipped = () => 'ContentVisibilityAutoStateChangeEvent' in window;

/**
 * Cards that the browser skips as far from the viewport (`content-visibility`) have only their text, so that its
 * search, the Tab key and screen readers find them; in print all are whole.
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
  const [skipped, setSkipped] = useState(reportsSkipped);
  // A layout effect: the browser reports a card with the frame that first shows it.
  useLayoutEffect(() => {
    const element = item.current;
    const onChange = (event: Event) => setSkipped('skipped' in event && event.skipped === true);
    element?.addEventListener(stateChange, onChange);
    return () => element?.removeEventListener(stateChange, onChange);
  }, []);
  return (
    <li ref={item} data-entry={found._id} className={styles.item}>
      {render(found, !whole && skipped)}
    </li>
  );
});

/** Synchronous, as browsers print the DOM that `beforeprint` leaves behind. */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
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
  return printing;
}

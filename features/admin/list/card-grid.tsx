import {
  memo,
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { useSnapshot } from 'valtio';
import { flushSync } from 'react-dom';
import type { PackageCard } from '#contract/package.ts';
import type { AdminPackagesStore, PackageSnapshot } from '#features/admin/packages-store.ts';
import { useFocusAfterDelete } from '#features/admin/ui/list-focus.ts';
import { AdminPackageCard, type CardTools } from './admin-package-card.tsx';
import * as styles from './list.css.ts';

interface CardGridProps {
  readonly packages: readonly PackageSnapshot[];
  readonly store: AdminPackagesStore;
  readonly tools: CardTools;
  readonly selected: ReadonlySet<string>;
}

/** Cards rendered whole at once; the others only while they are near the viewport. */
const eagerCards = 24;
const priorityCards = 6;

/** All cards are in the DOM, so that the browser's own search finds them. */
export function CardGrid({ packages, store, tools, selected }: CardGridProps) {
  const { deleting } = useSnapshot(store.state);
  const grid = useRef<HTMLUListElement>(null);
  useFocusAfterDelete(grid, packages, deleting);
  const render = useCallback(
    (tour: PackageCard, isTextOnly: boolean) => (
      <AdminPackageCard
        tour={tour}
        deleting={deleting.includes(tour._id)}
        load="later"
        isTextOnly={isTextOnly}
        tools={tools}
        isSelected={selected.has(tour._id)}
      />
    ),
    [deleting, tools, selected],
  );
  return (
    <ul ref={grid} className={styles.grid}>
      {packages.slice(0, eagerCards).map((tour, index) => (
        <li key={tour._id} data-entry={tour._id}>
          <AdminPackageCard
            tour={tour}
            deleting={deleting.includes(tour._id)}
            load={index < priorityCards ? 'soon' : 'later'}
            tools={tools}
            isSelected={selected.has(tour._id)}
          />
        </li>
      ))}
      <DeferredCards packages={packages.slice(eagerCards)} render={render} />
    </ul>
  );
}

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
function DeferredCards({ packages, render }: DeferredCardsProps) {
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

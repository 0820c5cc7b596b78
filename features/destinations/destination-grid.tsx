import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { allPackagesKey } from '#contract/category.ts';
import { dataOf } from '#features/shared/query.ts';
import { paths } from '#features/shared/paths.ts';
import { fitUppercaseRow } from '#features/shared/ui/board/fit-uppercase-text.ts';
import { Button, ButtonLink } from '#features/shared/ui/button.tsx';
import { Announcement } from '#features/shared/ui/visually-hidden.tsx';
import * as styles from './destination-grid.css.ts';
import { DestinationTile, SkeletonTile } from './destination-tile.tsx';
import type { DestinationsStore } from './store.ts';

/** Specification, section 9. */
const skeletons = ['a', 'b', 'c', 'd'];

/** The popular destinations; a failed call shows a retry and a link, and no error message. */
export function DestinationGrid({ store }: { readonly store: DestinationsStore }) {
  const { list } = useSnapshot(store.state);
  const destinations = dataOf(list);
  useEffect(() => {
    void store.loadIfEmpty();
  }, [store]);

  if (destinations?.length) {
    const fitName = fitUppercaseRow(
      destinations.map(({ name }) => name),
      19,
      92,
    );
    return (
      <ul className={styles.grid}>
        {destinations.map((destination) => (
          <li key={destination._id}>
            <DestinationTile destination={destination} name={fitName(destination.name)} />
          </li>
        ))}
      </ul>
    );
  }
  if (destinations) return <p className={styles.none}>No popular destinations available</p>;
  if (list.status === 'rejected')
    return (
      <div className={styles.retry}>
        <Button tone="banyan" onClick={() => void store.loadIfEmpty()}>
          Try again
        </Button>
        <ButtonLink tone="line" href={paths.packages(allPackagesKey)}>
          All packages
        </ButtonLink>
      </div>
    );
  return (
    <>
      <Announcement>Loading destinations...</Announcement>
      <div className={styles.grid} aria-hidden="true">
        {skeletons.map((tile) => (
          <SkeletonTile key={tile} />
        ))}
      </div>
    </>
  );
}

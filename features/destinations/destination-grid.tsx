import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { Snapshot } from 'valtio/vanilla';
import { Link } from 'wouter';
import { allPackagesKey } from '#contract/category.ts';
import type { Destination } from '#contract/fields/destination-fields.ts';
import { parsePictureAddress } from '#contract/pictures.ts';
import { paths } from '#features/shared/paths.ts';
import { dataOf } from '#features/shared/query.ts';
import { TileName } from '#features/shared/ui/board/board-heading.tsx';
import { fitUppercaseRow, type FittedText } from '#features/shared/ui/board/fitted-text.ts';
import { Button, ButtonLink } from '#features/shared/ui/button.tsx';
import { Announcement, classes } from '#features/shared/ui/elements.tsx';
import { Picture, countedRatio, pictureSizes } from '#features/shared/ui/picture.tsx';
import { frame, lead, row, soft, surface, zoom } from '#styles/recipes.css.ts';
import * as styles from './destination-grid.css.ts';
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
    const fitName = fitUppercaseRow(destinations.map(({ name }) => name));
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
  if (destinations) return <p className={classes(lead, soft)}>No popular destinations available</p>;
  if (list.status === 'rejected')
    return (
      <div className={row.x3}>
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

const frameRatio = 3 / 4;

/** Columns less their gaps and paper margins. */
const widths = { 0: '50vw - 42px', 768: '23.4vw - 28px', 1024: '23.4vw - 34px', 1296: '270px' };

/** `object-fit` cuts the sides of a picture that is broader than the frame. */
function sizesOf(address: string | undefined): string {
  const info = address === undefined ? undefined : parsePictureAddress(address);
  return pictureSizes(
    widths,
    info && Math.max(1, Math.min(countedRatio, info.width / info.height) / frameRatio),
  );
}

interface DestinationTileProps {
  readonly destination: Snapshot<Destination>;
  readonly name: FittedText;
}

function DestinationTile({ destination, name }: DestinationTileProps) {
  return (
    <Link
      href={paths.packagesOfPlace(allPackagesKey, destination.name)}
      className={classes(surface, styles.tile)}
    >
      <div className={classes(frame, styles.frame)}>
        <Picture
          address={destination.images[0]}
          place={destination.name}
          alt=""
          details={destination.pictureDetails}
          sizes={sizesOf(destination.images[0])}
          className={zoom}
        />
      </div>
      <TileName as="p" dir="auto" fittedText={name} />
    </Link>
  );
}

function SkeletonTile() {
  return (
    <div className={classes(surface, styles.tile, styles.skeleton)}>
      <div className={classes(frame, styles.frame)} />
      <TileName as="div" />
    </div>
  );
}

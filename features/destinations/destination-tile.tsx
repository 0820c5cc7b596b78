import { Link } from 'wouter';
import type { Snapshot } from 'valtio/vanilla';
import { allPackages } from '#contract/category.ts';
import type { Destination } from '#contract/destination.ts';
import { paths } from '#features/shared/paths.ts';
import { fitLettering } from '#features/shared/ui/lettering.ts';
import { PaintedLines } from '#features/shared/ui/painted-lines.tsx';
import { Picture } from '#features/shared/ui/picture.tsx';
import * as styles from './destination-grid.css.ts';

// The frame is upright and the picture lies across it, so twice the tile's width is needed.
const sizes = '(min-width: 1216px) 540px, (min-width: 768px) 46vw, 90vw';

/** A destination as a poster with its name painted beneath; it leads to the packages. */
export function DestinationTile({ destination }: { readonly destination: Snapshot<Destination> }) {
  const lettering = fitLettering(destination.name.toUpperCase(), 19, 92);
  return (
    <Link href={paths.packages(allPackages)} className={styles.tile}>
      <div className={styles.frame}>
        <Picture address={destination.images[0]} alt="" sizes={sizes} className={styles.picture} />
      </div>
      <p
        className={styles.name}
        style={{ fontSize: `${lettering.size}cqi`, fontStretch: `${lettering.stretch}%` }}
      >
        <PaintedLines lettering={lettering} className={styles.line} />
      </p>
    </Link>
  );
}

/** Stands where a tile will be. */
export function SkeletonTile() {
  return (
    <div className={`${styles.tile} ${styles.skeleton}`}>
      <div className={styles.frame} />
      <div className={styles.name} />
    </div>
  );
}

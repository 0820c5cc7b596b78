import { Link } from 'wouter';
import type { Snapshot } from 'valtio/vanilla';
import { allPackagesKey } from '#contract/category.ts';
import type { Destination } from '#contract/destination.ts';
import { parsePictureAddress } from '#contract/pictures.ts';
import { paths } from '#features/shared/paths.ts';
import type { FittedText } from '#features/shared/ui/board/fitted-text.ts';
import { FittedLines } from '#features/shared/ui/board/fitted-lines.tsx';
import { Picture } from '#features/shared/ui/picture.tsx';
import { countedRatio, pictureSizes } from '#features/shared/ui/picture-sizes.ts';
import * as styles from './destination-grid.css.ts';

const frame = 3 / 4;

/** Columns less their gaps and paper margins. */
const widths = { 0: '50vw - 42px', 768: '23.4vw - 28px', 1024: '23.4vw - 34px', 1296: '270px' };

/** `object-fit` cuts the sides of a picture that is broader than the frame. */
function sizesOf(address: string | undefined): string {
  const info = address === undefined ? undefined : parsePictureAddress(address);
  return pictureSizes(widths, info && Math.max(1, Math.min(countedRatio, info.width / info.height) / frame));
}

interface DestinationTileProps {
  readonly destination: Snapshot<Destination>;
  readonly name: FittedText;
}

export function DestinationTile({ destination, name }: DestinationTileProps) {
  return (
    <Link href={paths.packagesOfPlace(allPackagesKey, destination.name)} className={styles.tile}>
      <div className={styles.frame}>
        <Picture
          address={destination.images[0]}
          place={destination.name}
          alt=""
          details={destination.pictureDetails}
          sizes={sizesOf(destination.images[0])}
          className={styles.picture}
        />
      </div>
      <p
        dir="auto"
        className={styles.name}
        style={{ fontSize: `${name.size}cqi`, fontStretch: `${name.stretch}%` }}
      >
        <FittedLines fittedText={name} className={styles.line} />
      </p>
    </Link>
  );
}

export function SkeletonTile() {
  return (
    <div className={`${styles.tile} ${styles.skeleton}`}>
      <div className={styles.frame} />
      <div className={styles.name} />
    </div>
  );
}

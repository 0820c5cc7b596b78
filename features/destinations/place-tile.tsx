import { useState } from 'react';
import { Link } from 'wouter';
import { localName } from '#features/shared/text/local-names.ts';
import { paths } from '#features/shared/paths.ts';
import { findSeasonDiscount } from '#features/shared/text/season-discounts.ts';
import type { FittedText } from '#features/shared/ui/board/fitted-text.ts';
import { FittedLines } from '#features/shared/ui/board/fitted-lines.tsx';
import { PosterImage } from '#features/shared/ui/poster-image.tsx';
import * as styles from './place-tile.css.ts';
import type { Place, PlaceList } from './places-data.ts';

interface PlaceTileProps {
  readonly place: Place;
  readonly category: PlaceList['category'];
  readonly name: FittedText;
}

export function PlaceTile({ place, category, name }: PlaceTileProps) {
  // The same file in the other colour scheme.
  const [alternate, setAlternate] = useState<'unasked' | 'fetching' | 'ready'>('unasked');
  const discount = findSeasonDiscount((known) => known === place.name, [category]);
  const loadAlternate = () => setAlternate((before) => (before === 'unasked' ? 'fetching' : before));
  return (
    <Link
      href={paths.packagesOfPlace(category, place.name)}
      className={styles.tile}
      onFocus={loadAlternate}
      // Not for touch, which follows the link at once.
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && loadAlternate()}
    >
      <div className={styles.frame}>
        <PosterImage poster={place.poster} load="later" className={styles.picture.own} />
        {alternate !== 'unasked' && (
          <PosterImage
            poster={place.poster}
            className={styles.picture[alternate]}
            onLoad={() => setAlternate('ready')}
          />
        )}
      </div>
      <div className={styles.caption}>
        <div className={styles.nameBoard}>
          <h3
            className={styles.name}
            style={{ fontSize: `${name.size}cqi`, fontStretch: `${name.stretch}%` }}
          >
            <FittedLines fittedText={name} className={styles.line} />
          </h3>
        </div>
        {discount && <p className={styles.plate}>{discount.percent}% off</p>}
        <p lang="hi" className={styles.local}>
          {localName(place.name)}
        </p>
        <p className={styles.text}>{place.description}</p>
      </div>
    </Link>
  );
}

import { useState } from 'react';
import { Link } from 'wouter';
import { localName } from '#features/shared/text/local-names.ts';
import { paths } from '#features/shared/paths.ts';
import { fitUppercaseText } from '#features/shared/ui/board/fit-uppercase-text.ts';
import { FittedLines } from '#features/shared/ui/board/fitted-lines.tsx';
import { PosterImage } from '#features/shared/ui/poster-image.tsx';
import * as styles from './place-tile.css.ts';
import type { Place, PlaceList } from './places-data.ts';

interface PlaceTileProps {
  readonly place: Place;
  readonly category: PlaceList['category'];
}

export function PlaceTile({ place, category }: PlaceTileProps) {
  // The same file in the other colour scheme.
  const [alternate, setAlternate] = useState<'unasked' | 'fetching' | 'ready'>('unasked');
  const fittedText = fitUppercaseText(place.name, 19, 92);
  const loadAlternate = () => setAlternate((before) => (before === 'unasked' ? 'fetching' : before));
  return (
    <Link
      href={paths.packages(category)}
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
            style={{ fontSize: `${fittedText.size}cqi`, fontStretch: `${fittedText.stretch}%` }}
          >
            <FittedLines fittedText={fittedText} className={styles.line} />
          </h3>
        </div>
        <p className={styles.plate}>{place.discountPercent}% off</p>
        <p lang="hi" className={styles.local}>
          {localName(place.name)}
        </p>
        <p className={styles.text}>{place.description}</p>
      </div>
    </Link>
  );
}

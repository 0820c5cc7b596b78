import { useId, useState } from 'react';
import { Link } from 'wouter';
import { paths } from '#features/shared/paths.ts';
import { listLocalNames } from '#features/shared/text.ts';
import { FittedLines, useFittedStyle } from '#features/shared/ui/board/board-heading.tsx';
import { fitUppercaseRow, type FittedText } from '#features/shared/ui/board/fitted-text.ts';
import { ButtonLink } from '#features/shared/ui/button.tsx';
import { PosterImage } from '#features/shared/ui/poster-image.tsx';
import { SectionHead } from '#features/shared/ui/section-head.tsx';
import { container } from '#styles/global.css.ts';
import * as styles from './destination-lists.css.ts';
import { placeLists, type Place } from './places-data.ts';

/** The static destination lists (specification, section 2). */
export function DestinationLists() {
  return placeLists.map((list) => <Places key={list.category} list={list} />);
}

function Places({ list: { category, title, lead, places } }: { readonly list: (typeof placeLists)[number] }) {
  const heading = useId();
  const fitName = fitUppercaseRow(
    places.map(({ name }) => name),
    19,
    92,
  );
  return (
    <section aria-labelledby={heading} className={styles.section[category]}>
      <div className={container}>
        <SectionHead id={heading} title={title} local={listLocalNames[category]} lead={lead}>
          <ButtonLink tone="line" href={paths.packages(category)}>
            {title} packages
          </ButtonLink>
        </SectionHead>
        <ul className={styles.grid[category]}>
          {places.map((place) => (
            <li key={place.name} className={styles.cell[category]}>
              <PlaceTile place={place} name={fitName(place.name)} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

interface PlaceTileProps {
  readonly place: Place;
  readonly name: FittedText;
}

function PlaceTile({ place, name }: PlaceTileProps) {
  // The same file in the other colour scheme.
  const [alternate, setAlternate] = useState<'unasked' | 'fetching' | 'ready'>('unasked');
  const style = useFittedStyle(name);
  const loadAlternate = () => setAlternate((before) => (before === 'unasked' ? 'fetching' : before));
  return (
    <Link
      href={paths.packagesOfPlace(place.category, place.name)}
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
          <h3 className={styles.name} {...style}>
            <FittedLines fittedText={name} className={styles.line} />
          </h3>
        </div>
        <p className={styles.plate}>{place.percent}% off</p>
        <p lang="hi" className={styles.local}>
          {place.hindi}
        </p>
        <p className={styles.text}>{place.description}</p>
      </div>
    </Link>
  );
}

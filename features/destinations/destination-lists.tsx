import { useState } from 'react';
import { Link } from 'wouter';
import { paths } from '#features/shared/paths.ts';
import { listLocalNames } from '#features/shared/text.ts';
import { TileName } from '#features/shared/ui/board/board-heading.tsx';
import { fitUppercaseRow, type FittedText } from '#features/shared/ui/board/fitted-text.ts';
import { ButtonLink } from '#features/shared/ui/button.tsx';
import { classes } from '#features/shared/ui/elements.tsx';
import { PosterImage } from '#features/shared/ui/poster-image.tsx';
import { Section, categoryGrounds } from '#features/shared/ui/section.tsx';
import { frame, note, plate, surface } from '#styles/recipes.css.ts';
import * as styles from './destination-lists.css.ts';
import { placeLists, type Place } from './places-data.ts';

/** The static destination lists (specification, section 2). */
export function DestinationLists() {
  return placeLists.map((list) => <Places key={list.category} list={list} />);
}

function Places({ list: { category, title, lead, places } }: { readonly list: (typeof placeLists)[number] }) {
  const fitName = fitUppercaseRow(places.map(({ name }) => name));
  return (
    <Section
      ground={categoryGrounds[category]}
      title={title}
      local={listLocalNames[category]}
      lead={lead}
      actions={
        <ButtonLink tone="line" href={paths.packages(category)}>
          {title} packages
        </ButtonLink>
      }
    >
      <ul className={styles.grid[category]}>
        {places.map((place) => (
          <li key={place.name} className={styles.cell[category]}>
            <PlaceTile place={place} name={fitName(place.name)} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface PlaceTileProps {
  readonly place: Place;
  readonly name: FittedText;
}

function PlaceTile({ place, name }: PlaceTileProps) {
  // The same file in the other colour scheme.
  const [alternate, setAlternate] = useState<'unasked' | 'fetching' | 'ready'>('unasked');
  const loadAlternate = () => setAlternate((before) => (before === 'unasked' ? 'fetching' : before));
  return (
    <Link
      href={paths.packagesOfPlace(place.category, place.name)}
      className={classes(surface, styles.tile)}
      onFocus={loadAlternate}
      // Not for touch, which follows the link at once.
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && loadAlternate()}
    >
      <div className={classes(frame, styles.frame)}>
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
          <TileName fittedText={name} />
        </div>
        <p className={classes(plate, styles.plate)}>{place.percent}% off</p>
        <p lang="hi" className={styles.local}>
          {place.hindi}
        </p>
        <p className={classes(note, styles.text)}>{place.description}</p>
      </div>
    </Link>
  );
}

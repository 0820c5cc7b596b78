import { useId } from 'react';
import { listLocalNames } from '#features/shared/text/list-local-names.ts';
import { paths } from '#features/shared/paths.ts';
import { fitUppercaseRow } from '#features/shared/ui/board/fit-uppercase-text.ts';
import { ButtonLink } from '#features/shared/ui/button.tsx';
import { SectionHead } from '#features/shared/ui/section-head.tsx';
import { container } from '#styles/global.css.ts';
import * as styles from './destination-lists.css.ts';
import { PlaceTile } from './place-tile.tsx';
import { placeLists, type PlaceList } from './places-data.ts';

/** The static destination lists (specification, section 2). */
export function DestinationLists() {
  return placeLists.map((list) => <Places key={list.category} list={list} />);
}

function Places({ list: { category, title, lead, places } }: { readonly list: PlaceList }) {
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
              <PlaceTile place={place} category={category} name={fitName(place.name)} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

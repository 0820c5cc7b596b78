import { useEffect, useId } from 'react';
import { useSnapshot } from 'valtio';
import type { Category } from '#contract/category.ts';
import { PackageCardView } from '#features/catalogue/package-card-view.tsx';
import type { CatalogueStore } from '#features/catalogue/store.ts';
import { useAgency } from '#features/shared/agency.ts';
import { lazyComponent } from '#features/shared/loading.tsx';
import { paths } from '#features/shared/paths.ts';
import { dataOf } from '#features/shared/query.ts';
import { listLocalNames, listTitles } from '#features/shared/text.ts';
import { ButtonLink, IconButton } from '#features/shared/ui/button.tsx';
import { Spinner, classes } from '#features/shared/ui/elements.tsx';
import { ArrowLeft, ArrowRight } from '#features/shared/ui/icons.tsx';
import { PhoneLink } from '#features/shared/ui/phone-number.tsx';
import { pictureSizes } from '#features/shared/ui/picture.tsx';
import { Section, categoryGrounds } from '#features/shared/ui/section.tsx';
import { useScroller } from '#features/shared/use-scroller.ts';
import { row, scroller } from '#styles/recipes.css.ts';
import * as styles from './home.css.ts';

const sizes = pictureSizes({ 0: '300px' });

/** Px a click moves a row (specification, section 9). */
const step = 300;

// Declared here as in `package-list.tsx`: the build finds the files of a page by the imports of its modules.
const OtherLists = lazyComponent(
  async () => (await import('#features/catalogue/other-lists.tsx')).OtherLists,
);

export interface PackageRowProps {
  readonly store: CatalogueStore;
  readonly category: Category;
  readonly lead: string;
}

/** A row of the home page: five packages of a category (specification, section 2). */
export function PackageRow({ store, category, lead }: PackageRowProps) {
  const { phones } = useAgency();
  const phone = phones[category === 'domestic' ? 'india' : 'international'];
  const id = useId();
  const call = useSnapshot(store.state).tops[category];
  const packages = dataOf(call);
  const { attach, position, moveBy } = useScroller(packages?.length ?? 0);
  const title = listTitles[category];

  useEffect(() => {
    void store.loadTop(category);
  }, [store, category]);

  return (
    <Section
      id={id}
      ground={categoryGrounds[category]}
      className={styles.section[category]}
      title={title}
      local={listLocalNames[category]}
      lead={lead}
      actions={
        <>
          <PhoneLink phone={phone} />
          <ButtonLink tone="line" href={paths.packages(category)} aria-describedby={id}>
            View More
          </ButtonLink>
          <div className={classes(row.x2, styles.arrows)}>
            <IconButton
              label={`Scroll ${title} left`}
              isInactive={position.isAtStart}
              onClick={() => moveBy(-step)}
            >
              <ArrowLeft />
            </IconButton>
            <IconButton
              label={`Scroll ${title} right`}
              isInactive={position.isAtEnd}
              onClick={() => moveBy(step)}
            >
              <ArrowRight />
            </IconButton>
          </div>
        </>
      }
    >
      {packages && packages.length > 0 ? (
        <section
          aria-label={`${title} packages`}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must scroll by keyboard too
          tabIndex={0}
          ref={attach}
          className={classes(scroller, styles.row)}
        >
          <ul className={styles.cards}>
            {packages.map((tour) => (
              <li key={tour._id} className={styles.item}>
                <PackageCardView tour={tour} phone={phone} sizes={sizes} />
              </li>
            ))}
          </ul>
        </section>
      ) : (
        <div className={styles.placeholder}>
          {packages || call.status === 'rejected' ? (
            <OtherLists
              except={category}
              phone={phone}
              onRetry={call.status === 'rejected' ? () => void store.loadTop(category) : undefined}
            />
          ) : (
            <Spinner label={`Loading ${category} packages...`} />
          )}
        </div>
      )}
    </Section>
  );
}

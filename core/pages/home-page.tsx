import { useId } from 'react';
import { Head } from '#core/layout/head.tsx';
import { Hero } from '#core/layout/hero.tsx';
import { PackageRow } from '#features/catalogue/package-row.tsx';
import { QuickPicks } from '#features/catalogue/quick-picks.tsx';
import type { CatalogueStore } from '#features/catalogue/store.ts';
import { DestinationGrid } from '#features/destinations/destination-grid.tsx';
import type { DestinationsStore } from '#features/destinations/store.ts';
import { SectionHead } from '#features/shared/ui/section-head.tsx';
import { AboutBlock } from '#features/site/about-block.tsx';
import { agency } from '#features/site/agency.ts';
import { GuideCard } from '#features/site/guide-card.tsx';
import { Reviews } from '#features/site/reviews.tsx';
import { Steps } from '#features/site/steps.tsx';
import { banyan } from '#styles/art/posters.ts';
import { container } from '#styles/global.css.ts';
import * as styles from './home-page.css.ts';

export interface HomePageProps {
  readonly catalogue: CatalogueStore;
  readonly destinations: DestinationsStore;
}

/** The home page: / and /Home (specification, section 2). */
export function HomePage({ catalogue, destinations }: HomePageProps) {
  return (
    <>
      <Head description={agency.promise} />
      <Hero variant="home" poster={banyan} title="Where to?" local="कहाँ चलें?" trail={[]} />
      <QuickPicks store={catalogue} phone={agency.phones.india} />
      <PopularDestinations store={destinations} />
      <div className={styles.domestic}>
        <div className={container}>
          <PackageRow
            store={catalogue}
            category="domestic"
            lead="A long weekend by the ghats, or ten days with the mountains for company."
            phone={agency.phones.india}
          />
        </div>
      </div>
      <div className={styles.international}>
        <div className={container}>
          <PackageRow
            store={catalogue}
            category="international"
            lead="We fill in the visa forms. You look for your sunglasses."
            phone={agency.phones.international}
          />
        </div>
      </div>
      <Reviews />
      <AboutBlock />
      <Steps />
      <GuideCard label="Your guide" />
    </>
  );
}

function PopularDestinations({ store }: { readonly store: DestinationsStore }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.destinations}>
      <div className={container}>
        <SectionHead id={id} title="Popular destinations" />
        <DestinationGrid store={store} />
      </div>
    </section>
  );
}

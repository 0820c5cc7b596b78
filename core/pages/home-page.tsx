import { useId } from 'react';
import { Head } from '#core/layout/head.tsx';
import { Hero } from '#core/layout/hero.tsx';
import { QuickPicks } from '#features/catalogue/quick-picks.tsx';
import type { CatalogueStore } from '#features/catalogue/store.ts';
import { DestinationGrid } from '#features/destinations/destination-grid.tsx';
import type { DestinationsStore } from '#features/destinations/store.ts';
import { later } from '#features/shared/later.tsx';
import { paths } from '#features/shared/paths.ts';
import { SectionHead } from '#features/shared/ui/section-head.tsx';
import { phones, promise } from '#contract/agency.ts';
import { banyan } from '#styles/art/landing-posters.ts';
import { container } from '#styles/global.css.ts';
import * as styles from './home-page.css.ts';

const AgencyFacts = later(async () => (await import('#core/head/agency-facts.tsx')).AgencyFacts);
const HomeLower = later(async () => (await import('./home-lower.tsx')).HomeLower);

export interface HomePageProps {
  readonly catalogue: CatalogueStore;
  readonly destinations: DestinationsStore;
}

/** / and /Home (specification, section 2). */
export function HomePage({ catalogue, destinations }: HomePageProps) {
  return (
    <>
      <Head description={promise} path={paths.home} />
      <AgencyFacts />
      <Hero variant="home" poster={banyan} title="Where to?" local="कहाँ चलें?" trail={[]} />
      <QuickPicks store={catalogue} phone={phones.india} />
      <PopularDestinations store={destinations} />
      <HomeLower catalogue={catalogue} />
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

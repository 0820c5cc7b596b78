import type { App } from '#core/app.ts';
import { Head } from '#core/head/head.tsx';
import { Hero } from '#core/layout/hero.tsx';
import { CategoryLinks } from '#features/catalogue/home/category-links.tsx';
import { DestinationGrid } from '#features/destinations/destination-grid.tsx';
import { useAgency } from '#features/shared/agency.ts';
import { lazyComponent } from '#features/shared/loading.tsx';
import { paths } from '#features/shared/paths.ts';
import { Section } from '#features/shared/ui/section.tsx';

const HomeBelowFold = lazyComponent(async () => (await import('./home-below-fold.tsx')).HomeBelowFold);

/** / and /Home (specification, section 2). */
export function HomePage({ app }: { readonly app: Pick<App, 'catalogue' | 'destinations'> }) {
  const { catalogue, destinations } = app;
  const { tagline } = useAgency();
  return (
    <>
      <Head description={tagline} path={paths.home} isOfAgency />
      <Hero variant="home" poster="banyan" title="Where to?" local="कहाँ चलें?" trail={[]} />
      <CategoryLinks store={catalogue} />
      <Section title="Popular destinations">
        <DestinationGrid store={destinations} />
      </Section>
      <HomeBelowFold catalogue={catalogue} />
    </>
  );
}

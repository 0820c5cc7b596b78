import { allPackagesKey } from '#contract/category.ts';
import { Head } from '#core/head/head.tsx';
import { Hero } from '#core/layout/hero.tsx';
import { paths } from '#features/shared/paths.ts';
import { ButtonLink } from '#features/shared/ui/button.tsx';
import { SectionLinks } from '#features/site/chapters/section-links.tsx';
import { PageMessage } from './error-page.tsx';

const otherPages = [
  { text: 'All packages', to: paths.packages(allPackagesKey) },
  { text: 'Destinations', to: paths.destination },
  { text: 'Help', to: paths.help },
  { text: 'Contact Us', to: paths.contact },
];

/** Any other path (specification, section 2). */
export function NotFoundPage() {
  return (
    <>
      <Head title="404 Page Not Found" robots="noindex" />
      <Hero
        poster="gujarat"
        title="404 Page Not Found"
        local="रास्ता भूल गए?"
        trail={[{ label: 'Not found' }]}
      />
      <PageMessage
        text="The cart track ends here. The address may have a letter too many, or the page has moved; everything we run is a step away from Home."
        aside={<SectionLinks title="Carts leave here for" links={otherPages} />}
      >
        <ButtonLink tone="rani" href="/Home">
          Go Back To Home
        </ButtonLink>
      </PageMessage>
    </>
  );
}

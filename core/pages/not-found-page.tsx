import { Head } from '#core/layout/head.tsx';
import { Hero } from '#core/layout/hero.tsx';
import { ButtonLink } from '#features/shared/ui/button.tsx';
import { gujarat } from '#styles/art/posters.ts';
import { Notice } from './notice.tsx';

/** Any other path (specification, section 2). */
export function NotFoundPage() {
  return (
    <>
      <Head title="404 Page Not Found" robots="noindex" />
      <Hero
        poster={gujarat}
        title="404 Page Not Found"
        local="रास्ता भूल गए?"
        trail={[{ label: 'Not found' }]}
      />
      <Notice text="The cart track ends here. The address may have a letter too many, or the page has moved; everything we run is a step away from Home.">
        <ButtonLink tone="rani" href="/Home">
          Go Back To Home
        </ButtonLink>
      </Notice>
    </>
  );
}

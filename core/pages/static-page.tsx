import { Head } from '#core/layout/head.tsx';
import { Hero } from '#core/layout/hero.tsx';
import type { StaticName } from './static-names.ts';
import { staticPages } from './static-pages.ts';

/** The frame of a page that is only content. */
export function StaticPage({ name }: { readonly name: StaticName }) {
  const { title, local, poster, description, robots } = staticPages[name];
  return (
    <>
      <Head title={title} description={description} {...(robots && { robots })} />
      <Hero poster={poster} title={title} local={local} trail={[{ label: title }]} />
    </>
  );
}

import { Suspense } from 'react';
import { Head } from '#core/layout/head.tsx';
import { Hero } from '#core/layout/hero.tsx';
import { Spinner } from '#features/shared/ui/spinner.tsx';
import { staticContents } from './static-contents.ts';
import type { StaticName } from './static-names.ts';
import * as styles from './static-page.css.ts';
import { staticPages } from './static-pages.ts';

/** A page that is only content: its hero at once, and its contents as soon as their code is there. */
export function StaticPage({ name }: { readonly name: StaticName }) {
  const { title, local, poster, description, robots } = staticPages[name];
  const Content = staticContents[name];
  return (
    <>
      <Head title={title} description={description} {...(robots && { robots })} />
      <Hero poster={poster} title={title} local={local} trail={[{ label: title }]} />
      {Content && (
        <Suspense fallback={<Waiting />}>
          <Content />
        </Suspense>
      )}
    </>
  );
}

const Waiting = () => (
  <div className={styles.waiting}>
    <Spinner label="Loading..." />
  </div>
);

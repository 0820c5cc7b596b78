import { Suspense } from 'react';
import { preload } from 'react-dom';
import { Head } from '#core/head/head.tsx';
import { Hero } from '#core/layout/hero.tsx';
import * as styles from '#core/layout/main.css.ts';
import { useIsOverdue } from '#core/page-outlet.tsx';
import { FailureMessage } from '#core/pages/error-page.tsx';
import type { StaticPageName } from '#core/routes.ts';
import { paths } from '#features/shared/paths.ts';
import { Spinner } from '#features/shared/ui/elements.tsx';
import { content as faqs } from '#features/site/content/faqs.md';
import { leadOf, sectionsOf } from '#features/site/sections/content.ts';
import eczar from '#styles/fonts/eczar-400.woff2';
import { staticPages } from './static-pages.ts';

const questions = sectionsOf(faqs)
  .flatMap(({ content }) => sectionsOf(content))
  .map(({ title, content }) => ({ question: title, answer: leadOf(content) }));

export function StaticPage({ name }: { readonly name: StaticPageName }) {
  const { title, local, poster, description, Contents } = staticPages[name];
  preload(eczar, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  const trail = [{ label: title }];
  return (
    <>
      <Head
        title={title}
        description={description}
        path={paths[name]}
        trail={trail}
        isOfAgency={name === 'contact'}
        questions={name === 'faqs' ? questions : undefined}
      />
      <Hero poster={poster} title={title} local={local} trail={trail} />
      <Suspense fallback={<ContentLoading />}>
        <Contents />
      </Suspense>
    </>
  );
}

/** Starts to load what the page shows. */
export const preloadStaticPage = (name: StaticPageName) => staticPages[name].Contents.preload();

const ContentLoading = () =>
  useIsOverdue() ? (
    <FailureMessage failure="chunk" />
  ) : (
    <div className={styles.loading}>
      <Spinner label="Loading..." />
    </div>
  );

import { Suspense } from 'react';
import { preload } from 'react-dom';
import { Head } from '#core/layout/head.tsx';
import { Hero } from '#core/layout/hero.tsx';
import { later } from '#features/shared/later.tsx';
import { paths } from '#features/shared/paths.ts';
import { Spinner } from '#features/shared/ui/spinner.tsx';
import { staticContents } from './static-contents.ts';
import eczar from '#styles/fonts/eczar-latin.woff2';
import type { StaticName } from './static-names.ts';
import * as styles from './static-page.css.ts';
import { staticPages } from './static-pages.ts';

const AgencyFacts = later(async () => (await import('#core/head/agency-facts.tsx')).AgencyFacts);
const QuestionFacts = later(async () => (await import('#core/head/question-facts.tsx')).QuestionFacts);

/** Shows the hero at once, and the contents as soon as their code has loaded. */
export function StaticPage({ name }: { readonly name: StaticName }) {
  const { title, local, poster, description, robots } = staticPages[name];
  const Content = staticContents[name];
  preload(eczar, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  const trail = [{ label: title }];
  return (
    <>
      <Head
        title={title}
        description={description}
        path={paths[name]}
        trail={trail}
        {...(robots && { robots })}
      />
      {name === 'contact' && <AgencyFacts />}
      {name === 'faqs' && <QuestionFacts />}
      <Hero poster={poster} title={title} local={local} trail={trail} />
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

import { useId } from 'react';
import { SectionHead } from '#features/shared/ui/section-head.tsx';
import { GuideCard } from '#features/site/sections/guide-card.tsx';
import { ContactCallout } from '#features/site/sections/sections.tsx';
import { container } from '#styles/global.css.ts';
import { bag, languages, routes, type Route } from './notebook-data.ts';
import * as styles from './team.css.ts';

export function TeamContent() {
  return (
    <>
      <GuideCard label="Proprietor" />
      <Notebook />
      <ContactCallout
        title="Ask for the window seat"
        text="Tell him where you are going, and he will tell you which side of the train to sit on."
      />
    </>
  );
}

function Notebook() {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={styles.notebook}>
      <div className={container}>
        <SectionHead
          id={heading}
          title="From his notebook"
          lead="He has filled nineteen of them. This is the one in his shirt pocket."
        />
        <div className={styles.book}>
          <div className={styles.page}>
            <h3 className={styles.title}>Routes led</h3>
            <ul>
              {routes.map((route) => (
                <RouteEntry key={route.to} route={route} />
              ))}
            </ul>
          </div>
          <div className={styles.page}>
            <h3 className={styles.title}>Languages</h3>
            <ul>
              {languages.map(({ name, note }) => (
                <li key={name} className={styles.notebookLine}>
                  <strong>{name}</strong> {note}
                </li>
              ))}
            </ul>
            <h3 className={styles.title}>Always in the bag</h3>
            <ul>
              {bag.map((item) => (
                <li key={item} className={styles.notebookLine}>
                  {item}
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </section>
  );
}

function RouteEntry({ route: { from, to, by, times, advice } }: { readonly route: Route }) {
  return (
    <li className={styles.route}>
      <p className={styles.routeName}>
        {from} to {to} <span className={styles.by}>by {by}</span>
      </p>
      <p className={styles.times}>{times} times</p>
      <p className={styles.advice}>{advice}</p>
    </li>
  );
}

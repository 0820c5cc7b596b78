import { useId } from 'react';
import { Check } from '#features/shared/ui/icons/check.ts';
import { classes } from '#features/shared/ui/classes.ts';
import { container } from '#styles/global.css.ts';
import { ChapterBlock } from './chapter-block.tsx';
import type { ChapterPage } from './chapters-data.ts';
import * as styles from './chapters.css.ts';
import { SectionLinks } from './section-links.tsx';

export function Chapters({ page: { lead, summary, lastChanged, chapters } }: { readonly page: ChapterPage }) {
  return (
    <div className={classes(container, styles.page)}>
      <div className={styles.intro}>
        <p className={styles.lead}>{lead}</p>
        {lastChanged && <p className={styles.lastChanged}>Last changed: {lastChanged}</p>}
        {summary && <Summary points={summary} />}
      </div>
      <SectionLinks
        title="On this page"
        links={chapters.map(({ id, title }) => ({ text: title, to: `#${id}` }))}
        className={styles.contents}
      />
      <div className={styles.chapters}>
        {chapters.map(({ id, title, blocks }) => (
          <section key={id} aria-labelledby={id} className={styles.chapter}>
            <h2 id={id} className={styles.title}>
              {title}
            </h2>
            {blocks.map((block, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- the texts are fixed and never change order
              <ChapterBlock key={index} block={block} />
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}

function Summary({ points }: { readonly points: readonly string[] }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={styles.summary}>
      <h2 id={heading} className={styles.summaryTitle}>
        In short
      </h2>
      <ul>
        {points.map((point) => (
          <li key={point} className={styles.summaryPoint}>
            <Check className={styles.check} size={20} aria-hidden="true" />
            <span>{point}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

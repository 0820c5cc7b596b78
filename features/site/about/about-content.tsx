import { useId } from 'react';
import { classes } from '#features/shared/ui/elements.tsx';
import { PosterImage } from '#features/shared/ui/poster-image.tsx';
import { content } from '#features/site/content/about.md';
import { Paragraphs } from '#features/site/content/words.tsx';
import { findSection, sectionsOf, type Section } from '#features/site/sections/content.ts';
import { GuideCard } from '#features/site/sections/guide-card.tsx';
import { ContactButtons } from '#features/site/sections/sections.tsx';
import { container } from '#styles/global.css.ts';
import * as styles from './about.css.ts';

export function AboutContent() {
  return (
    <>
      <Story section={findSection(content, 'story')} />
      <section aria-label="Mission and vision" className={styles.purpose}>
        <div className={container}>
          <div className={styles.purposeLine}>
            <Statement section={findSection(content, 'mission')} />
            <Statement section={findSection(content, 'vision')} />
          </div>
        </div>
      </section>
      <Reasons section={findSection(content, 'reasons')} />
      <GuideCard label="Owner" />
    </>
  );
}

interface SectionProps {
  readonly section: Section;
}

function Story({ section }: SectionProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={styles.story}>
      <div className={classes(container, styles.storyColumns)}>
        <div className={styles.storyWords}>
          <h2 id={heading}>{section.title}</h2>
          <Paragraphs content={section.content} first={styles.storyLead} rest={styles.storyMore} />
        </div>
        <ol className={styles.years}>
          {sectionsOf(section.content).map((year, index) => (
            <Year key={year.title} section={year} shape={shapes[index % shapes.length]} />
          ))}
        </ol>
      </div>
    </section>
  );
}

/** Of the pictures of the years, in their order. */
const shapes = ['wide', 'tall', 'square', 'square', 'wide', 'tall'] as const;

interface YearProps extends SectionProps {
  readonly shape: (typeof shapes)[number] | undefined;
}

function Year({ section: { title, content: words }, shape = 'square' }: YearProps) {
  const [year, ...place] = title.split(' ');
  const picture = words.find((block) => 'poster' in block);
  return (
    <li className={styles.yearItem[shape]}>
      <figure className={styles.yearFigure}>
        <div className={styles.yearFrame}>
          {picture && <PosterImage {...picture} load="later" className={styles.yearPicture[shape]} />}
        </div>
        <figcaption className={styles.yearCaption}>
          <p className={styles.yearDate}>
            <span className={styles.year}>{year}</span> {place.join(' ')}
          </p>
          <Paragraphs content={words} />
        </figcaption>
      </figure>
    </li>
  );
}

const Statement = ({ section: { title, content: words } }: SectionProps) => (
  <div className={styles.statement}>
    <h2 className={styles.purposeTitle}>{title}</h2>
    <Paragraphs content={words} first={styles.purposeText} />
  </div>
);

function Reasons({ section: { title, content: words } }: SectionProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={styles.reasons}>
      <div className={classes(container, styles.reasonsColumns)}>
        <div className={styles.reasonsHead}>
          <h2 id={heading}>{title}</h2>
          <Paragraphs content={words} first={styles.reasonsLead} />
          <ContactButtons />
        </div>
        <ol className={styles.reasonsList}>
          {sectionsOf(words).map((reason, index) => (
            <li key={reason.title} className={styles.reason}>
              <span className={styles.reasonNumber} aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <h3>{reason.title}</h3>
                <Paragraphs content={reason.content} first={styles.reasonText} />
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

import { classes } from '#features/shared/ui/elements.tsx';
import { PosterImage } from '#features/shared/ui/poster-image.tsx';
import { SplitSection } from '#features/shared/ui/section.tsx';
import { content } from '#features/site/content/about.md';
import { Paragraphs } from '#features/site/content/words.tsx';
import { findSection, sectionsOf, type Section } from '#features/site/sections/content.ts';
import { GuideCard } from '#features/site/sections/guide-card.tsx';
import { ContactButtons } from '#features/site/sections/sections.tsx';
import { container } from '#styles/global.css.ts';
import { cover, lead, note, section, soft, stack, surface, typography } from '#styles/recipes.css.ts';
import * as styles from './about.css.ts';

export { head } from '#features/site/content/about.md';

export function Contents() {
  return (
    <>
      <Story section={findSection(content, 'story')} />
      <section aria-label="Mission and vision" className={section.banyan}>
        <div className={classes(container, styles.statements)}>
          <Statement section={findSection(content, 'mission')} />
          <Statement section={findSection(content, 'vision')} />
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

const Story = ({ section: { title, content: words } }: SectionProps) => (
  <SplitSection title={title} words={<Paragraphs content={words} first={lead} rest={soft} />}>
    <ol className={styles.years}>
      {sectionsOf(words).map((year, index) => (
        <Year key={year.title} section={year} shape={shapes[index % shapes.length]} />
      ))}
    </ol>
  </SplitSection>
);

/** Of the pictures of the years, in their order. */
const shapes = ['wide', 'tall', 'square', 'square', 'wide', 'tall'] as const;

interface YearProps extends SectionProps {
  readonly shape: (typeof shapes)[number] | undefined;
}

function Year({ section: { title, content: words }, shape = 'square' }: YearProps) {
  const [year, ...place] = title.split(' ');
  const picture = words.find((block) => 'poster' in block);
  return (
    <li className={styles.year[shape]}>
      <figure className={styles.figure}>
        <div className={classes(surface, styles.picture)}>
          {picture && <PosterImage {...picture} load="later" className={cover[shape]} />}
        </div>
        <figcaption className={classes(note, styles.caption)}>
          <p className={classes(typography.label, styles.date)}>
            <span className={typography.plate}>{year}</span> {place.join(' ')}
          </p>
          <Paragraphs content={words} />
        </figcaption>
      </figure>
    </li>
  );
}

const Statement = ({ section: { title, content: words } }: SectionProps) => (
  <div className={classes(stack.x4, styles.statement)}>
    <h2 className={typography.h2Small}>{title}</h2>
    <Paragraphs content={words} first={lead} />
  </div>
);

const Reasons = ({ section: { title, content: words } }: SectionProps) => (
  <SplitSection
    ground="haldi"
    title={title}
    wordsClass={styles.reasonsHead}
    words={
      <>
        <Paragraphs content={words} first={lead} />
        <ContactButtons />
      </>
    }
  >
    <ol>
      {sectionsOf(words).map((reason, index) => (
        <li key={reason.title} className={styles.reason}>
          <span className={styles.stone} aria-hidden="true">
            {index + 1}
          </span>
          <div className={stack.x2}>
            <h3>{reason.title}</h3>
            <Paragraphs content={reason.content} first={soft} />
          </div>
        </li>
      ))}
    </ol>
  </SplitSection>
);

import { useId } from 'react';
import { FittedLines, useFittedStyle } from '#features/shared/ui/board/board-heading.tsx';
import { fitUppercaseRow, type FittedText } from '#features/shared/ui/board/fitted-text.ts';
import { PosterImage } from '#features/shared/ui/poster-image.tsx';
import { SectionHead } from '#features/shared/ui/section-head.tsx';
import { content } from '#features/site/content/services.md';
import { CallToAction, Paragraphs } from '#features/site/content/words.tsx';
import {
  findSection,
  leadOf,
  sectionsOf,
  type Content,
  type Section,
} from '#features/site/sections/content.ts';
import { Reviews } from '#features/site/sections/reviews.tsx';
import { container } from '#styles/global.css.ts';
import * as styles from './services.css.ts';

/** The four services (specification, section 2), once for families and once for groups. */
export function ServicesContent() {
  return (
    <>
      <Services group={findSection(content, 'families')} background="ground" />
      <Services group={findSection(content, 'groups')} background="haldi" />
      <Reviews />
      <CallToAction content={content} />
    </>
  );
}

interface ServicesProps {
  readonly group: Section;
  readonly background: keyof typeof styles.servicesSection;
}

function Services({ group, background }: ServicesProps) {
  const heading = useId();
  const services = sectionsOf(group.content);
  const fitTitle = fitUppercaseRow(
    services.map(({ title }) => title),
    19,
    92,
  );
  return (
    <section aria-labelledby={heading} className={styles.servicesSection[background]}>
      <div className={container}>
        <SectionHead id={heading} title={group.title} lead={leadOf(group.content)} />
        <ul className={styles.tiles}>
          {services.map(({ title, content: words }) => (
            <li key={title} className={styles.tile}>
              <Tile words={words} fittedTitle={fitTitle(title)} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

interface TileProps {
  readonly words: Content;
  readonly fittedTitle: FittedText;
}

function Tile({ words, fittedTitle }: TileProps) {
  const style = useFittedStyle(fittedTitle);
  const picture = words.find((block) => 'poster' in block);
  return (
    <>
      {picture && <PosterImage {...picture} load="later" className={styles.picture} />}
      <h3 className={styles.name} {...style}>
        <FittedLines fittedText={fittedTitle} className={styles.line} />
      </h3>
      <Paragraphs content={words} first={styles.text} />
    </>
  );
}

import { TileName } from '#features/shared/ui/board/board-heading.tsx';
import { fitUppercaseRow, type FittedText } from '#features/shared/ui/board/fitted-text.ts';
import { classes } from '#features/shared/ui/elements.tsx';
import { PosterImage } from '#features/shared/ui/poster-image.tsx';
import { Section as PageSection } from '#features/shared/ui/section.tsx';
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
import * as styles from '#features/site/sections/sections.css.ts';
import { cover, soft, surface } from '#styles/recipes.css.ts';

export { head } from '#features/site/content/services.md';

/** The four services (specification, section 2), once for families and once for groups. */
export function Contents() {
  return (
    <>
      <Services group={findSection(content, 'families')} ground="ground" />
      <Services group={findSection(content, 'groups')} ground="haldi" />
      <Reviews />
      <CallToAction content={content} />
    </>
  );
}

interface ServicesProps {
  readonly group: Section;
  readonly ground: 'ground' | 'haldi';
}

function Services({ group, ground }: ServicesProps) {
  const services = sectionsOf(group.content);
  const fitTitle = fitUppercaseRow(services.map(({ title }) => title));
  return (
    <PageSection title={group.title} lead={leadOf(group.content)} ground={ground}>
      <ul className={styles.services}>
        {services.map(({ title, content: words }) => (
          <li key={title} className={classes(surface, styles.service)}>
            <Tile words={words} fittedTitle={fitTitle(title)} />
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

interface TileProps {
  readonly words: Content;
  readonly fittedTitle: FittedText;
}

function Tile({ words, fittedTitle }: TileProps) {
  const picture = words.find((block) => 'poster' in block);
  return (
    <>
      {picture && <PosterImage {...picture} load="later" className={cover.landscape} />}
      <TileName fittedText={fittedTitle} className={styles.serviceName} />
      <Paragraphs content={words} first={classes(soft, styles.serviceText)} />
    </>
  );
}

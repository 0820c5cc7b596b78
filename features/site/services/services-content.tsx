import { useId } from 'react';
import { FittedLines } from '#features/shared/ui/board/board-heading.tsx';
import { fitUppercaseRow, type FittedText } from '#features/shared/ui/board/fitted-text.ts';
import { PosterImage } from '#features/shared/ui/poster-image.tsx';
import { SectionHead } from '#features/shared/ui/section-head.tsx';
import { Reviews } from '#features/site/sections/reviews.tsx';
import { ContactCallout } from '#features/site/sections/sections.tsx';
import { container } from '#styles/global.css.ts';
import { serviceGroups, type Service, type ServiceGroup } from './services-data.ts';
import * as styles from './services.css.ts';

export function ServicesContent() {
  return (
    <>
      {serviceGroups.map((group, index) => (
        <Services key={group.title} group={group} background={index === 0 ? 'ground' : 'haldi'} />
      ))}
      <Reviews />
      <ContactCallout
        title="Not on the list? Ask."
        text="We have found a harmonium in Thimphu and a cake in Leh. If it can be arranged by telephone, it can be arranged."
      />
    </>
  );
}

interface ServicesProps {
  readonly group: ServiceGroup;
  readonly background: keyof typeof styles.servicesSection;
}

export function Services({ group, background }: ServicesProps) {
  const heading = useId();
  const fitTitle = fitUppercaseRow(
    group.services.map(({ title }) => title),
    19,
    92,
  );
  return (
    <section aria-labelledby={heading} className={styles.servicesSection[background]}>
      <div className={container}>
        <SectionHead id={heading} title={group.title} lead={group.lead} />
        <ul className={styles.tiles}>
          {group.services.map((service) => (
            <li key={service.title} className={styles.tile}>
              <Tile service={service} fittedTitle={fitTitle(service.title)} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

interface TileProps {
  readonly service: Service;
  readonly fittedTitle: FittedText;
}

function Tile({ service: { text, poster }, fittedTitle }: TileProps) {
  return (
    <>
      <PosterImage poster={poster} load="later" className={styles.picture} />
      <h3
        className={styles.name}
        style={{ fontSize: `${fittedTitle.size}cqi`, fontStretch: `${fittedTitle.stretch}%` }}
      >
        <FittedLines fittedText={fittedTitle} className={styles.line} />
      </h3>
      <p className={styles.text}>{text}</p>
    </>
  );
}

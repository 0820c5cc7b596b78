import { useId } from 'react';
import { fitUppercaseRow } from '#features/shared/ui/board/fit-uppercase-text.ts';
import type { FittedText } from '#features/shared/ui/board/fitted-text.ts';
import { FittedLines } from '#features/shared/ui/board/fitted-lines.tsx';
import { PosterImage } from '#features/shared/ui/poster-image.tsx';
import { SectionHead } from '#features/shared/ui/section-head.tsx';
import { container } from '#styles/global.css.ts';
import type { Service, ServiceGroup } from './services-data.ts';
import * as styles from './services.css.ts';

interface ServicesProps {
  readonly group: ServiceGroup;
  readonly background: keyof typeof styles.section;
}

export function Services({ group, background }: ServicesProps) {
  const heading = useId();
  const fitTitle = fitUppercaseRow(
    group.services.map(({ title }) => title),
    19,
    92,
  );
  return (
    <section aria-labelledby={heading} className={styles.section[background]}>
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

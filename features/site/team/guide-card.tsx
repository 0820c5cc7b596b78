import { useId } from 'react';
import { classes } from '#features/shared/ui/classes.ts';
import { SocialLinks } from '#features/shared/ui/social-links.tsx';
import portrait from '#styles/art/guide.svg';
import { container } from '#styles/global.css.ts';
import { useAgency } from '#features/shared/agency.ts';
import * as styles from './guide-card.css.ts';
import { originalGuideText } from './guide-text.ts';
import { FramedPicture } from '#features/site/sections/framed-picture.tsx';

interface GuideCardProps {
  readonly label: string;
}

export function GuideCard({ label }: GuideCardProps) {
  const { guide, changes } = useAgency();
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={styles.section}>
      <div className={classes(container, styles.card)}>
        <div className={styles.portrait}>
          <FramedPicture
            picture={changes.guidePicture ?? portrait}
            alt={`Portrait of ${guide.name}`}
            shape="square"
          />
        </div>
        <div>
          <h2 id={heading}>{guide.name}</h2>
          <p className={styles.label}>{label}</p>
          <p className={styles.lead}>{changes.guideText ?? originalGuideText}</p>
          <SocialLinks owner={guide.name} listClass={styles.social} linkClass={styles.link} />
        </div>
      </div>
    </section>
  );
}

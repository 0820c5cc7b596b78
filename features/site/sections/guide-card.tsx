import { useId } from 'react';
import { useAgency } from '#features/shared/agency.ts';
import { classes } from '#features/shared/ui/elements.tsx';
import { SocialLinks } from '#features/shared/ui/social-links.tsx';
import portrait from '#styles/art/guide.svg';
import { container } from '#styles/global.css.ts';
import * as styles from './sections.css.ts';
import { FramedPicture } from './sections.tsx';

/** The original text about the guide. */
export const originalGuideText =
  'He has led our tours since 1994, speaks Marathi, Hindi, Gujarati and enough Nepali to argue about momos, and knows the stationmaster at Kalka by his first name. Write to him before you leave; he answers on Sundays too.';

interface GuideCardProps {
  readonly label: string;
}

export function GuideCard({ label }: GuideCardProps) {
  const { guide, changes } = useAgency();
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={styles.section}>
      <div className={classes(container, styles.guideCard)}>
        <div className={styles.guidePortrait}>
          <FramedPicture
            picture={changes.guidePicture ?? portrait}
            alt={`Portrait of ${guide.name}`}
            shape="square"
          />
        </div>
        <div>
          <h2 id={heading}>{guide.name}</h2>
          <p className={styles.guideLabel}>{label}</p>
          <p className={styles.guideLead}>{changes.guideText ?? originalGuideText}</p>
          <SocialLinks owner={guide.name} listClass={styles.guideSocial} linkClass={styles.guideLink} />
        </div>
      </div>
    </section>
  );
}

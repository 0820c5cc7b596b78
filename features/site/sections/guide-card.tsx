import { useId } from 'react';
import { useAgency } from '#features/shared/agency.ts';
import { classes } from '#features/shared/ui/elements.tsx';
import { SocialLinks } from '#features/shared/ui/social-links.tsx';
import portrait from '#styles/art/guide.svg';
import { container } from '#styles/global.css.ts';
import { lead, section, soft, stack, typography } from '#styles/recipes.css.ts';
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
    <section aria-labelledby={heading} className={section.ground}>
      <div className={classes(container, styles.guide)}>
        <div className={styles.guidePortrait}>
          <FramedPicture
            picture={changes.guidePicture ?? portrait}
            alt={`Portrait of ${guide.name}`}
            shape="square"
          />
        </div>
        <div className={stack.x4}>
          <hgroup className={stack.x2}>
            <h2 id={heading}>{guide.name}</h2>
            <p className={classes(typography.label, soft)}>{label}</p>
          </hgroup>
          <p className={lead}>{changes.guideText ?? originalGuideText}</p>
          <SocialLinks owner={guide.name} />
        </div>
      </div>
    </section>
  );
}

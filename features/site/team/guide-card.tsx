import { useId } from 'react';
import { FacebookIcon, InstagramIcon } from '#features/shared/ui/brand-icons.tsx';
import { classes } from '#features/shared/ui/classes.ts';
import portrait from '#styles/art/guide.svg';
import { container } from '#styles/global.css.ts';
import { guide, socialLinks } from '#contract/agency.ts';
import * as styles from './guide-card.css.ts';
import { FramedPicture } from '#features/site/sections/framed-picture.tsx';

interface GuideCardProps {
  readonly label: string;
}

export function GuideCard({ label }: GuideCardProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={styles.section}>
      <div className={classes(container, styles.card)}>
        <div className={styles.portrait}>
          <FramedPicture picture={portrait} alt={`Portrait of ${guide.name}`} shape="square" />
        </div>
        <div>
          <h2 id={heading}>{guide.name}</h2>
          <p className={styles.label}>{label}</p>
          <p className={styles.lead}>
            He has led our tours since {guide.since}, speaks Marathi, Hindi, Gujarati and enough Nepali to
            argue about momos, and knows the stationmaster at Kalka by his first name. Write to him before you
            leave; he answers on Sundays too.
          </p>
          <ul className={styles.social}>
            <li>
              <a
                href={socialLinks.facebook}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={`${guide.name} on Facebook`}
                className={styles.link}
              >
                <FacebookIcon />
              </a>
            </li>
            <li>
              <a
                href={socialLinks.instagram}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={`${guide.name} on Instagram`}
                className={styles.link}
              >
                <InstagramIcon />
              </a>
            </li>
          </ul>
        </div>
      </div>
    </section>
  );
}

import { useId, type ReactNode } from 'react';
import { FacebookIcon, InstagramIcon } from '#features/shared/ui/brand-icons.tsx';
import { classes } from '#features/shared/ui/classes.ts';
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
  const { guide, socialLinks, changes } = useAgency();
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
          <ul className={styles.social}>
            <SocialLink name="Facebook" address={socialLinks.facebook} icon={<FacebookIcon />} />
            <SocialLink name="Instagram" address={socialLinks.instagram} icon={<InstagramIcon />} />
          </ul>
        </div>
      </div>
    </section>
  );
}

interface SocialLinkProps {
  readonly name: string;
  readonly address: string;
  readonly icon: ReactNode;
}

/** Nothing for a network that the agency does not use. */
function SocialLink({ name, address, icon }: SocialLinkProps) {
  const { guide } = useAgency();
  if (address === '') return null;
  return (
    <li>
      <a
        href={address}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`${guide.name} on ${name}`}
        className={styles.link}
      >
        {icon}
      </a>
    </li>
  );
}

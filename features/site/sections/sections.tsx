import { useId, type ReactNode } from 'react';
import { parsePictureAddress } from '#contract/pictures.ts';
import { useAgency } from '#features/shared/agency.ts';
import { ActionLink } from '#features/shared/ui/button.tsx';
import { classes } from '#features/shared/ui/elements.tsx';
import { Phone as PhoneIcon, WhatsAppIcon } from '#features/shared/ui/line-icon.tsx';
import { Picture, pictureSizes } from '#features/shared/ui/picture.tsx';
import { container } from '#styles/global.css.ts';
import * as styles from './sections.css.ts';

interface ContactCalloutProps {
  readonly title: string;
  readonly text: ReactNode;
}

export function ContactCallout({ title, text }: ContactCalloutProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={styles.section}>
      <div className={classes(container, styles.calloutRow)}>
        <div>
          <h2 id={heading}>{title}</h2>
          <p className={styles.calloutText}>{text}</p>
        </div>
        <ContactButtons />
      </div>
    </section>
  );
}

export function ContactButtons() {
  const { phones, whatsApp } = useAgency();
  return (
    <div className={styles.calloutActions}>
      <ActionLink tone="rani" href={phones.india.address}>
        <PhoneIcon size={20} aria-hidden="true" />
        Call {phones.india.display}
      </ActionLink>
      <ActionLink tone="banyan" href={whatsApp.address}>
        <WhatsAppIcon />
        Chat on WhatsApp
      </ActionLink>
    </div>
  );
}

interface FramedPictureProps {
  readonly picture: string;
  readonly alt: string;
  readonly shape: 'wide' | 'square';
  readonly caption?: string;
}

export function FramedPicture({ picture, alt, shape, caption }: FramedPictureProps) {
  return (
    <figure className={styles.framed}>
      {parsePictureAddress(picture) ? (
        <Picture
          address={picture}
          alt={alt}
          sizes={pictureSizes({ 0: '100vw - 60px', 900: '520px' })}
          className={styles.framedPicture[shape]}
        />
      ) : (
        <img
          src={picture}
          alt={alt}
          width={1200}
          height={shape === 'wide' ? 800 : 1200}
          loading="lazy"
          decoding="async"
          className={styles.framedPicture[shape]}
        />
      )}
      {caption && <figcaption className={styles.framedCaption}>{caption}</figcaption>}
    </figure>
  );
}

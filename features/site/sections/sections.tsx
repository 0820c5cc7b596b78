import type { ReactNode } from 'react';
import { parsePictureAddress } from '#contract/pictures.ts';
import { useAgency } from '#features/shared/agency.ts';
import { ActionLink } from '#features/shared/ui/button.tsx';
import { classes } from '#features/shared/ui/elements.tsx';
import { Phone as PhoneIcon, WhatsAppIcon } from '#features/shared/ui/line-icon.tsx';
import { Picture, pictureSizes } from '#features/shared/ui/picture.tsx';
import { SplitSection } from '#features/shared/ui/section.tsx';
import { cover, lead, note, row, surface } from '#styles/recipes.css.ts';
import * as styles from './sections.css.ts';

interface ContactCalloutProps {
  readonly title: string;
  readonly text: ReactNode;
}

export const ContactCallout = ({ title, text }: ContactCalloutProps) => (
  <SplitSection parts="action" title={title} words={<p className={lead}>{text}</p>}>
    <ContactButtons />
  </SplitSection>
);

export function ContactButtons() {
  const { phones, whatsApp } = useAgency();
  return (
    <div className={row.x3}>
      <ActionLink tone="rani" href={phones.india.address}>
        <PhoneIcon size={20} />
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
    <figure className={classes(surface, styles.framed)}>
      {parsePictureAddress(picture) ? (
        <Picture
          address={picture}
          alt={alt}
          sizes={pictureSizes({ 0: '100vw - 60px', 900: '520px' })}
          className={cover[shape]}
        />
      ) : (
        <img
          src={picture}
          alt={alt}
          width={1200}
          height={shape === 'wide' ? 800 : 1200}
          loading="lazy"
          decoding="async"
          className={cover[shape]}
        />
      )}
      {caption && <figcaption className={classes(note, styles.framedCaption)}>{caption}</figcaption>}
    </figure>
  );
}

import { useId } from 'react';
import { Phone as PhoneIcon } from '#features/shared/ui/icons/phone.ts';
import { WhatsAppIcon } from '#features/shared/ui/brand-icons.tsx';
import { ActionLink } from '#features/shared/ui/button.tsx';
import { classes } from '#features/shared/ui/classes.ts';
import { container } from '#styles/global.css.ts';
import { useAgency } from '#features/shared/agency.ts';
import * as styles from './contact-callout.css.ts';

interface ContactCalloutProps {
  readonly title: string;
  readonly text: string;
}

export function ContactCallout({ title, text }: ContactCalloutProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={styles.section}>
      <div className={classes(container, styles.row)}>
        <div>
          <h2 id={heading}>{title}</h2>
          <p className={styles.text}>{text}</p>
        </div>
        <ContactButtons />
      </div>
    </section>
  );
}

export function ContactButtons() {
  const { phones, whatsApp } = useAgency();
  return (
    <div className={styles.actions}>
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

import { Phone as PhoneIcon } from './icons/phone.ts';
import type { Phone } from '#contract/agency.ts';
import * as styles from './phone-link.css.ts';

export function PhoneLink({ phone }: { readonly phone: Phone }) {
  return (
    <a href={phone.address} className={styles.link}>
      <PhoneIcon className={styles.icon} size={20} aria-hidden="true" />
      {phone.display}
    </a>
  );
}

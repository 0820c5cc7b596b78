import type { Phone } from '#contract/agency.ts';
import { priceScope, priceText } from '#contract/price-text.ts';
import { sharedElement } from '#features/shared/shared-element.ts';
import { ActionLink } from '#features/shared/ui/button.tsx';
import { classes } from '#features/shared/ui/elements.tsx';
import { Phone as PhoneIcon, WhatsAppIcon } from '#features/shared/ui/line-icon.tsx';
import { CopyableNumber } from '#features/shared/ui/phone-number.tsx';
import { note, row } from '#styles/recipes.css.ts';
import * as styles from './price-block.css.ts';

interface PriceBlockProps {
  /** INR; null when unknown. */
  readonly price: number | null;
  readonly persons: number | null;
  readonly phone: Phone;
  readonly chat: Phone;
}

export function PriceBlock({ price, persons, phone, chat }: PriceBlockProps) {
  return (
    <aside aria-label="Price and enquiry" className={classes(row.x2, styles.block)}>
      {price !== null && (
        <p className={classes(row.x2, styles.price)} {...{ [sharedElement.priceAttribute]: '' }}>
          <span className={styles.amount}>{priceText(price)}</span>{' '}
          <span className={styles.scope}>{priceScope({ price, persons })}</span>
        </p>
      )}
      <div className={classes(row.x2, styles.actions)}>
        <ActionLink tone="rani" href={phone.address} data-number={phone.display} className={styles.action}>
          <PhoneIcon size={20} />
          Call Us
        </ActionLink>
        <CopyableNumber number={phone.display} />
        <ActionLink tone="banyan" href={chat.address} data-number={chat.display} className={styles.action}>
          <WhatsAppIcon />
          Chat on WhatsApp
        </ActionLink>
      </div>
      <p className={classes(note, styles.note)}>
        Dates, rooms and meals can be changed. You pay nothing on this site.
      </p>
    </aside>
  );
}

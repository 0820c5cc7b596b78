import { priceScope, priceText } from '#contract/price-text.ts';
import { sharedElement } from '#features/shared/shared-element.ts';
import { classes } from '#features/shared/ui/elements.tsx';
import { AskActions } from '#features/shared/ui/phone-number.tsx';
import { note, row } from '#styles/recipes.css.ts';
import * as styles from './price-block.css.ts';

interface PriceBlockProps {
  /** INR; null when unknown. */
  readonly price: number | null;
  readonly persons: number | null;
  /** Of the WhatsApp chat. */
  readonly message: string;
}

export function PriceBlock({ price, persons, message }: PriceBlockProps) {
  return (
    <aside aria-label="Price and enquiry" className={classes(row.x2, styles.block)}>
      {price !== null && (
        <p className={classes(row.x2, styles.price)} {...{ [sharedElement.priceAttribute]: '' }}>
          <span className={styles.amount}>{priceText(price)}</span>{' '}
          <span className={styles.scope}>{priceScope({ price, persons })}</span>
        </p>
      )}
      <div className={classes(row.x2, styles.actions)}>
        <AskActions call="Call Us" chat="Chat on WhatsApp" message={message} actionClass={styles.action} />
      </div>
      <p className={classes(note, styles.note)}>
        Dates, rooms and meals can be changed. You pay nothing on this site.
      </p>
    </aside>
  );
}

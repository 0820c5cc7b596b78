import { useId } from 'react';
import type { Phone } from '#contract/agency.ts';
import { priceScope, priceText, type PricedTour } from '#contract/price-text.ts';
import { WhatsAppIcon } from '#features/shared/ui/brand-icons.tsx';
import { ActionLink } from '#features/shared/ui/button.tsx';
import { CopyableNumber } from '#features/shared/ui/copyable-number.tsx';
import { Phone as PhoneIcon } from '#features/shared/ui/icons/phone.ts';
import * as styles from './ask.css.ts';

interface AskProps {
  readonly tour: PricedTour;
  readonly phone: Phone;
  readonly chat: Phone;
}

/** Below the itinerary: the price again, and whom to ask. */
export function Ask({ tour, phone, chat }: AskProps) {
  const id = useId();
  const price = tour.price ? `${priceText(tour.price)} ${priceScope(tour)}`.trim() : priceScope(tour);
  return (
    <section aria-labelledby={id} className={styles.panel}>
      <div>
        <h2 id={id} className={styles.title}>
          Ask
        </h2>
        {price && <p className={styles.price}>{price}</p>}
        <p className={styles.text}>Tell us when you can travel and who comes along.</p>
      </div>
      <div className={styles.actions}>
        <ActionLink tone="rani" href={phone.address}>
          <PhoneIcon size={20} aria-hidden="true" />
          Ask by phone
        </ActionLink>
        <CopyableNumber number={phone.display} />
        <ActionLink tone="banyan" href={chat.address}>
          <WhatsAppIcon />
          Ask on WhatsApp
        </ActionLink>
      </div>
    </section>
  );
}

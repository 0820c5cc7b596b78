import type { Snapshot } from 'valtio/vanilla';
import type { Package } from '#contract/package.ts';
import { Keep } from '#features/shared/keep-slot.tsx';
import { later } from '#features/shared/later.tsx';
import type { Phone } from '#contract/phone.ts';
import { whatsAppLink } from '#features/shared/whatsapp.ts';
import { Carousel } from './carousel.tsx';
import { ClosedDays } from './closed-days.tsx';
import { Facts } from './facts.tsx';
import { PriceBlock } from './price-block.tsx';
import { Cover, Highlights } from './trip-lists.tsx';
import * as styles from './package-detail.css.ts';

/** Its accordion weighs more than the rest of the page, and stands below the first screen. */
const Itinerary = later(async () => (await import('./itinerary.tsx')).Itinerary, ClosedDays);

export interface PackageDetailProps {
  readonly found: Snapshot<Package>;
  /** Absolute address of the package's page, for the chat's first message. */
  readonly address: string;
  readonly phone: Phone;
  /** The number that chats: as people read it, and its digits with the country code first. */
  readonly chat: { readonly display: string; readonly digits: string };
}

/** One package, whole; its name is the page's heading and stands in the hero. */
export function PackageDetail({ found, address, phone, chat }: PackageDetailProps) {
  const message = `Hello! I would like to know more about ${found.name}: ${address}`;
  const link = whatsAppLink({ digits: chat.digits, message });
  return (
    <div className={styles.page}>
      <div className={styles.story}>
        <div className={styles.pictures}>
          <Carousel key={found._id} name={found.name} images={found.images} />
          <Keep found={found} on="page" />
        </div>
        <Facts days={found.days} nights={found.nights} persons={found.persons} />
        <p dir="auto" className={styles.description}>
          {found.description}
        </p>
        {found.tripHighlights.length > 0 && (
          <section className={styles.part}>
            <h2 className={styles.partTitle}>Trip highlights</h2>
            <Highlights entries={found.tripHighlights} />
          </section>
        )}
        <div className={styles.part}>
          <Cover inclusions={found.inclusions} exclusions={found.exclusions} />
        </div>
        <section className={styles.part}>
          <h2 className={styles.partTitle}>Day-wise itinerary</h2>
          <Itinerary days={found.dayWiseItinerary} />
        </section>
        <p className={styles.source}>This tour with its present price: {address}</p>
      </div>
      <PriceBlock price={found.price} phone={phone} chat={{ display: chat.display, address: link }} />
    </div>
  );
}

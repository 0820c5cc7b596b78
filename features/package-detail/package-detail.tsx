import type { Snapshot } from 'valtio/vanilla';
import type { Package } from '#contract/package.ts';
import type { Phone } from '#features/shared/phone.ts';
import { Carousel } from './carousel.tsx';
import { Facts } from './facts.tsx';
import { Itinerary } from './itinerary.tsx';
import { PriceBlock } from './price-block.tsx';
import { Cover, Highlights } from './trip-lists.tsx';
import * as styles from './package-detail.css.ts';
import { whatsAppLink } from './whatsapp.ts';

export interface PackageDetailProps {
  readonly found: Snapshot<Package>;
  /** Absolute address of the package's page, for the chat's first message. */
  readonly address: string;
  readonly phone: Phone;
  /** Digits of the number that chats (country code first). */
  readonly chatDigits: string;
}

/** One package, whole; its name is the page's heading and stands in the hero. */
export function PackageDetail({ found, address, phone, chatDigits }: PackageDetailProps) {
  const chat = whatsAppLink({ digits: chatDigits, name: found.name, address });
  return (
    <div className={styles.page}>
      <div className={styles.story}>
        <Carousel key={found._id} name={found.name} images={found.images} />
        <Facts days={found.days} nights={found.nights} persons={found.persons} />
        <p className={styles.description}>{found.description}</p>
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
      </div>
      <PriceBlock price={found.price} phone={phone} chat={chat} />
    </div>
  );
}

import type { Package } from '#contract/package.ts';
import { ShortlistSlot } from '#features/shared/shortlist-slot.tsx';
import { lazyComponent } from '#features/shared/lazy-component.tsx';
import type { Phone } from '#contract/agency.ts';
import { whatsAppLink } from '#features/shared/text/whatsapp.ts';
import { Carousel } from './carousel.tsx';
import { ItineraryFallback } from './itinerary-fallback.tsx';
import { PriceBlock } from './price-block.tsx';
import { Cover, Highlights } from './trip-lists.tsx';
import * as styles from './package-detail.css.ts';

/** Lazy: below the first screen, and larger than the rest of the page. */
const Itinerary = lazyComponent(async () => (await import('./itinerary.tsx')).Itinerary, {
  Fallback: ItineraryFallback,
});

export interface PackageDetailProps {
  readonly found: Package;
  /** The page's absolute address, for the WhatsApp message. */
  readonly address: string;
  readonly phone: Phone;
  /** `digits` begin with the country code, without a plus sign. */
  readonly chat: { readonly display: string; readonly digits: string };
}

export function PackageDetail({ found, address, phone, chat }: PackageDetailProps) {
  const message = `Hello! I would like to know more about ${found.name}: ${address}`;
  const link = whatsAppLink({ digits: chat.digits, message });
  return (
    <div className={styles.page}>
      <div className={styles.story}>
        <div className={styles.pictures}>
          <Carousel key={found._id} name={found.name} images={found.images} />
          <ShortlistSlot found={found} on="page" />
        </div>
        <TripSize days={found.days} nights={found.nights} persons={found.persons} />
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

interface TripSizeProps {
  readonly days: number | null;
  readonly nights: number | null;
  readonly persons: number | null;
}

/** Missing values are left out. */
function TripSize({ days, nights, persons }: TripSizeProps) {
  return (
    <dl className={styles.facts}>
      <TripCount count={days} one="day" many="days" />
      <TripCount count={nights} one="night" many="nights" />
      <TripCount count={persons} one="person" many="persons" />
    </dl>
  );
}

interface TripCountProps {
  readonly count: number | null;
  readonly one: string;
  readonly many: string;
}

function TripCount({ count, one, many }: TripCountProps) {
  if (count === null) return null;
  return (
    <div className={styles.fact}>
      <dt className={styles.noun}>{count === 1 ? one : many}</dt>
      <dd className={styles.count}>{count}</dd>
    </div>
  );
}

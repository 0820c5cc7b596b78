import type { Package } from '#contract/package.ts';
import { ShortlistSlot } from '#features/shared/shortlist-slot.tsx';
import { lazyComponent } from '#features/shared/lazy-component.tsx';
import type { Phone } from '#contract/agency.ts';
import { whatsAppLink } from '#features/shared/text/whatsapp.ts';
import { Carousel } from './carousel.tsx';
import { ItineraryFallback } from './itinerary-fallback.tsx';
import { PriceBlock } from './price-block.tsx';
import { InclusionLists, Highlights } from './trip-lists.tsx';
import * as styles from './package-detail.css.ts';

/** Lazy: below the first screen, and larger than the rest of the page. */
const Itinerary = lazyComponent(async () => (await import('./itinerary.tsx')).Itinerary, {
  Fallback: ItineraryFallback,
});

export interface PackageDetailProps {
  readonly tour: Package;
  /** The page's absolute address, for the WhatsApp message. */
  readonly address: string;
  readonly phone: Phone;
  /** `digits` begin with the country code, without a plus sign. */
  readonly chat: { readonly display: string; readonly digits: string };
}

export function PackageDetail({ tour, address, phone, chat }: PackageDetailProps) {
  const message = `Hello! I would like to know more about ${tour.name}: ${address}`;
  const link = whatsAppLink({ digits: chat.digits, message });
  return (
    <div className={styles.page}>
      <div className={styles.main}>
        <div className={styles.pictures}>
          <Carousel key={tour._id} name={tour.name} images={tour.images} place={tour.place || tour.name} />
          <ShortlistSlot tour={tour} variant="page" />
        </div>
        <TripSize days={tour.days} nights={tour.nights} persons={tour.persons} />
        <p dir="auto" className={styles.description}>
          {tour.description}
        </p>
        {tour.tripHighlights.length > 0 && (
          <section className={styles.section}>
            <h2 className={styles.sectionTitle}>Trip highlights</h2>
            <Highlights entries={tour.tripHighlights} />
          </section>
        )}
        <div className={styles.section}>
          <InclusionLists inclusions={tour.inclusions} exclusions={tour.exclusions} />
        </div>
        <section className={styles.section}>
          <h2 className={styles.sectionTitle}>Day-wise itinerary</h2>
          <Itinerary days={tour.dayWiseItinerary} />
        </section>
        <p className={styles.source}>This tour with its present price: {address}</p>
      </div>
      <PriceBlock price={tour.price} phone={phone} chat={{ display: chat.display, address: link }} />
    </div>
  );
}

interface TripSizeProps {
  readonly days: number | null;
  readonly nights: number | null;
  readonly persons: number | null;
}

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

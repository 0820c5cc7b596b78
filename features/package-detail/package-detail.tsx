import { useId } from 'react';
import type { Phone } from '#contract/agency.ts';
import type { Package, PackageCard } from '#contract/package.ts';
import { priceScope, priceText, type PricedTour } from '#contract/price-text.ts';
import { useAfterFirstPaint } from '#features/shared/browser-state.ts';
import { lazyComponent } from '#features/shared/loading.tsx';
import { ShortlistSlot } from '#features/shared/shortlist-slot.tsx';
import { whatsAppLink } from '#features/shared/text.ts';
import { ActionLink } from '#features/shared/ui/button.tsx';
import { Phone as PhoneIcon, WhatsAppIcon } from '#features/shared/ui/line-icon.tsx';
import { CopyableNumber } from '#features/shared/ui/phone-number.tsx';
import { Carousel } from './carousel.tsx';
import { IncludedAtAGlance } from './included-at-a-glance.tsx';
import { Itinerary } from './itinerary.tsx';
import * as styles from './package-detail.css.ts';
import { PriceBlock } from './price-block.tsx';
import { Highlights, InclusionLists } from './trip-lists.tsx';

/** Lazy: sending a tour comes after reading it. */
const ShareTour = lazyComponent(async () => (await import('./share-tour.tsx')).ShareTour);

export interface PackageDetailProps {
  /** Undefined while it loads. */
  readonly tour: Package | undefined;
  /** What a list has of it. */
  readonly card?: PackageCard | undefined;
  /** The page's absolute address, for the WhatsApp message. */
  readonly address: string;
  readonly phone: Phone;
  /** `digits` begin with the country code, without a plus sign. */
  readonly chat: { readonly display: string; readonly digits: string };
}

export function PackageDetail({ tour, card, address, phone, chat }: PackageDetailProps) {
  // After a link was followed, the first screen is painted before the rest is rendered.
  const contents = useAfterFirstPaint(tour);
  const shown = tour ?? card;
  if (!shown) return null;
  const message = `Hello! I would like to know more about ${shown.name}: ${address}`;
  const chatLink = { display: chat.display, address: whatsAppLink({ digits: chat.digits, message }) };
  return (
    <div className={styles.page}>
      <PriceBlock price={shown.price} persons={shown.persons} phone={phone} chat={chatLink} />
      <div className={styles.main} aria-busy={!contents}>
        <div className={styles.pictures}>
          <Carousel
            key={shown._id}
            name={shown.name}
            images={shown.images}
            details={shown.pictureDetails}
            place={shown.place || shown.name}
          />
          <ShortlistSlot tour={shown} variant="page" />
        </div>
        <TripSize days={shown.days} nights={shown.nights} persons={shown.persons} />
        {contents ? (
          <>
            <Contents tour={contents} address={address} />
            <Ask tour={contents} phone={phone} chat={chatLink} />
          </>
        ) : (
          <p className={styles.loading}>{!tour && 'Loading package...'}</p>
        )}
        <p className={styles.source}>This tour with its present price: {address}</p>
      </div>
    </div>
  );
}

/** What only the whole package has, and the description, which a card may have cut. */
function Contents({ tour, address }: { readonly tour: Package; readonly address: string }) {
  return (
    <>
      <IncludedAtAGlance inclusions={tour.inclusions} exclusions={tour.exclusions} />
      <p dir="auto" className={styles.description}>
        {tour.description}
      </p>
      <div className={styles.share}>
        <ShareTour tour={tour} address={address} />
      </div>
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
        <Itinerary key={tour._id} days={tour.dayWiseItinerary} />
      </section>
    </>
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

interface AskProps {
  readonly tour: PricedTour;
  readonly phone: Phone;
  readonly chat: Phone;
}

/** Below the itinerary: the price again, and whom to ask. */
function Ask({ tour, phone, chat }: AskProps) {
  const id = useId();
  const price = tour.price ? `${priceText(tour.price)} ${priceScope(tour)}`.trim() : priceScope(tour);
  return (
    <section aria-labelledby={id} className={styles.ask}>
      <div>
        <h2 id={id} className={styles.askTitle}>
          Ask
        </h2>
        {price && <p className={styles.askPrice}>{price}</p>}
        <p className={styles.askText}>Tell us when you can travel and who comes along.</p>
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

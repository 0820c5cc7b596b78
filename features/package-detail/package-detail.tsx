import { useId } from 'react';
import type { Phone } from '#contract/agency.ts';
import type { Package, PackageCard } from '#contract/package.ts';
import { priceScope, priceText, type PricedTour } from '#contract/price-text.ts';
import { useAfterFirstPaint } from '#features/shared/browser-state.ts';
import { lazyComponent } from '#features/shared/loading.tsx';
import { ShortlistSlot } from '#features/shared/shortlist-slot.tsx';
import { whatsAppLink } from '#features/shared/text.ts';
import { ActionLink } from '#features/shared/ui/button.tsx';
import { classes } from '#features/shared/ui/elements.tsx';
import { Phone as PhoneIcon, WhatsAppIcon } from '#features/shared/ui/line-icon.tsx';
import { CopyableNumber } from '#features/shared/ui/phone-number.tsx';
import { panel, row, screenOnly, soft, stack, typography } from '#styles/recipes.css.ts';
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
        <TripSize tour={shown} />
        {contents ? (
          <>
            <Contents tour={contents} address={address} />
            <Ask tour={contents} phone={phone} chat={chatLink} />
          </>
        ) : (
          <p className={classes(typography.label, soft, styles.loading)}>{!tour && 'Loading package...'}</p>
        )}
        <p className={classes(typography.small, styles.source)}>
          This tour with its present price: {address}
        </p>
      </div>
    </div>
  );
}

/** What only the whole package has, and the description, which a card may have cut. */
function Contents({ tour, address }: { readonly tour: Package; readonly address: string }) {
  return (
    <>
      <IncludedAtAGlance inclusions={tour.inclusions} exclusions={tour.exclusions} />
      <p dir="auto" className={classes(typography.lead, styles.description)}>
        {tour.description}
      </p>
      <div className={classes(screenOnly, styles.share)}>
        <ShareTour tour={tour} address={address} />
      </div>
      {tour.tripHighlights.length > 0 && (
        <section className={classes(stack.x4, styles.section)}>
          <h2 className={typography.h2Small}>Trip highlights</h2>
          <Highlights entries={tour.tripHighlights} />
        </section>
      )}
      <div className={styles.section}>
        <InclusionLists inclusions={tour.inclusions} exclusions={tour.exclusions} />
      </div>
      <section className={classes(stack.x4, styles.section)}>
        <h2 className={typography.h2Small}>Day-wise itinerary</h2>
        <Itinerary key={tour._id} days={tour.dayWiseItinerary} />
      </section>
    </>
  );
}

type TripSizeProps = Readonly<Record<'tour', Pick<PackageCard, 'days' | 'nights' | 'persons'>>>;

function TripSize({ tour: { days, nights, persons } }: TripSizeProps) {
  const counts = Object.entries({ day: days, night: nights, person: persons });
  return (
    <dl className={classes(row.x2, styles.facts)}>
      {counts.map(
        ([noun, count]) =>
          count !== null && (
            <div key={noun} className={classes(row.x2, styles.fact)}>
              <dt className={classes(typography.label, soft)}>{count === 1 ? noun : `${noun}s`}</dt>
              <dd className={styles.count}>{count}</dd>
            </div>
          ),
      )}
    </dl>
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
    <section aria-labelledby={id} className={classes(panel.haldi, stack.x5, screenOnly, styles.section)}>
      <div className={stack.x2}>
        <h2 id={id} className={typography.h2Small}>
          Ask
        </h2>
        {price && <p className={typography.h3}>{price}</p>}
        <p>Tell us when you can travel and who comes along.</p>
      </div>
      <div className={row.x3}>
        <ActionLink tone="rani" href={phone.address}>
          <PhoneIcon size={20} />
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

import { useId } from 'react';
import type { Package, PackageCard } from '#contract/package.ts';
import { priceScope, priceText, type PricedTour } from '#contract/price-text.ts';
import { useAfterFirstPaint } from '#features/shared/browser-state.ts';
import { lazyComponent } from '#features/shared/loading.tsx';
import { ShortlistSlot } from '#features/shared/shortlist-slot.tsx';
import { classes } from '#features/shared/ui/elements.tsx';
import { AskActions } from '#features/shared/ui/phone-number.tsx';
import { panel, printOnly, row, screenOnly, soft, stack, typography } from '#styles/recipes.css.ts';
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
}

export function PackageDetail({ tour, card, address }: PackageDetailProps) {
  // After a link was followed, the first screen is painted before the rest is rendered.
  const contents = useAfterFirstPaint(tour);
  const shown = tour ?? card;
  if (!shown) return null;
  const message = `Hello! I would like to know more about ${shown.name}: ${address}`;
  return (
    <div className={styles.page}>
      <PriceBlock price={shown.price} persons={shown.persons} message={message} />
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
            <Ask tour={contents} message={message} />
          </>
        ) : (
          <p className={classes(typography.label, soft, styles.loading)}>{!tour && 'Loading package...'}</p>
        )}
        <p className={classes(printOnly, typography.small, styles.source)}>
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

interface TripSizeProps {
  readonly tour: Pick<PackageCard, 'days' | 'nights' | 'persons'>;
}

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
  readonly message: string;
}

/** Below the itinerary: the price again, and whom to ask. */
function Ask({ tour, message }: AskProps) {
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
        <AskActions call="Ask by phone" chat="Ask on WhatsApp" message={message} />
      </div>
    </section>
  );
}

import type { ItineraryDay } from '#contract/package.ts';
import { lazyComponent } from '#features/shared/lazy-component.tsx';
import { ItineraryFallback } from './itinerary-fallback.tsx';
import { useItineraryState } from './itinerary-state.ts';
import * as styles from './package-detail.css.ts';

/** Lazy: below the first screen, and larger than the rest of the page. The server renders native `details`. */
const Itinerary = lazyComponent(async () => (await import('./itinerary.tsx')).Itinerary, {
  Fallback: ItineraryFallback,
  ssr: false,
});

export function Journey({ days }: { readonly days: readonly ItineraryDay[] }) {
  const state = useItineraryState(days);
  return (
    <section className={styles.section}>
      <h2 className={styles.sectionTitle}>Day-wise itinerary</h2>
      <Itinerary days={days} state={state} />
    </section>
  );
}

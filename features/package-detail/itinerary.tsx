import { useLayoutEffect, useRef, useState } from 'react';
import type { ItineraryDay } from '#contract/fields/read.ts';
import { lazyComponent } from '#features/shared/loading.tsx';
import { classes } from '#features/shared/ui/elements.tsx';
import { soft, typography } from '#styles/recipes.css.ts';
import { dayAt, servedDayOf, ServedDays } from './itinerary-days.tsx';

/** Lazy: below the first screen, and larger than the rest of the page. The server renders native `details`. */
const ItineraryAccordion = lazyComponent(
  async () => (await import('./itinerary-accordion.tsx')).ItineraryAccordion,
  { Fallback: ServedDays, ssr: false },
);

const firstDay = dayAt(0);

/** One day open at a time (specification, section 2): the first on arrival, and after Back or a reload the one that was open before. */
export function Itinerary({ days }: { readonly days: readonly ItineraryDay[] }) {
  const list = useRef<HTMLDivElement>(null);
  const focusedDay = useRef('');
  const [openDay, setOpenDay] = useState(firstDay);
  const open = (day: string) => {
    setOpenDay(day);
    storeOpenDay(day);
  };

  useLayoutEffect(() => {
    const stored = readOpenDay();
    const isDay = stored === '' || days.some((_, index) => dayAt(index) === stored);
    // Another day may have been opened before hydration.
    const served =
      list.current?.querySelector('[data-day]') && servedDayOf(list.current.querySelector('[open]'));
    if (typeof served === 'string' && served !== firstDay) open(served);
    else if (stored !== undefined && isDay) setOpenDay(stored);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, for the days that the page opens with
  }, []);

  if (days.length === 0) return <p className={classes(typography.lead, soft)}>No itinerary available.</p>;
  return <ItineraryAccordion {...{ days, openDay, open, list, focusedDay }} />;
}

/**
 * The open day in the present entry of the browser's history, beside what the router keeps there: it survives Back and
 * a reload, and is no part of the address that visitors send each other.
 */
const openDayKey = 'openDay';

/** @returns '' when all days were closed, undefined where nothing is stored */
function readOpenDay(): string | undefined {
  const day = readState()[openDayKey];
  return typeof day === 'string' ? day : undefined;
}

function storeOpenDay(day: string): void {
  window.history.replaceState({ ...readState(), [openDayKey]: day }, '');
}

function readState(): Readonly<Record<string, unknown>> {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? Object.fromEntries(Object.entries(state)) : {};
}

import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type Dispatch,
  type SetStateAction,
} from 'react';
import type { ItineraryDay } from '#contract/package.ts';

/** Shared by the served itinerary and the one that replaces it once its code has loaded. */
export interface ItineraryState {
  /** '' when all days are closed. */
  readonly openDay: string;
  readonly setOpenDay: Dispatch<SetStateAction<string | null>>;
  /** The day whose control had the focus when the served itinerary was replaced. */
  readonly focusedDay: () => string;
  readonly setFocusedDay: (day: string) => void;
}

export interface ItineraryProps {
  readonly days: readonly ItineraryDay[];
  readonly state: ItineraryState;
}

const dayKey = (index: number) => `day-${index}`;

const firstDay = dayKey(0);

/** The first day is open on arrival, and after Back or a reload the one that was open before. */
export function useItineraryState(days: readonly ItineraryDay[]): ItineraryState {
  // Null until the history was read: the first render is that of the server.
  const [openDay, setOpenDay] = useState<string | null>(null);
  const focused = useRef('');
  const focusedDay = useCallback(() => focused.current, []);
  const setFocusedDay = useCallback((day: string) => void (focused.current = day), []);

  useLayoutEffect(() => {
    const stored = readOpenDay() ?? firstDay;
    const exists = stored === '' || withDayKeys(days).some(({ key }) => key === stored);
    // Another day may have been opened before hydration.
    setOpenDay((shown) => (exists && (shown ?? firstDay) === firstDay ? stored : (shown ?? firstDay)));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, for the days that the page opens with
  }, []);
  useEffect(() => {
    if (openDay !== null && openDay !== (readOpenDay() ?? firstDay)) storeOpenDay(openDay);
  }, [openDay]);

  return { openDay: openDay ?? firstDay, setOpenDay, focusedDay, setFocusedDay };
}

/** Keys by position: a backend may leave out the ids of days, or give two days the same number. */
export function withDayKeys(days: readonly ItineraryDay[]) {
  return days.map(({ day, description }, index) => ({ key: dayKey(index), day, description }));
}

/**
 * The open day of an itinerary in the present entry of the browser's history, beside what the router keeps there:
 * it survives Back and a reload, and is no part of the address that visitors send each other.
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

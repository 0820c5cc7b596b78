import { useCallback, useRef, useState, type Dispatch, type SetStateAction } from 'react';
import type { ItineraryDay } from '#contract/package.ts';

/** Shared by the served itinerary and the one that replaces it once its code has loaded. */
export interface ItineraryState {
  /** '' when all days are closed. */
  readonly openDay: string;
  readonly setOpenDay: Dispatch<SetStateAction<string>>;
  /** The day whose control had the focus when the served itinerary was replaced. */
  readonly focusedDay: () => string;
  readonly setFocusedDay: (day: string) => void;
}

export interface ItineraryProps {
  readonly days: readonly ItineraryDay[];
  readonly state: ItineraryState;
}

const dayKey = (index: number) => `day-${index}`;

/** The first day is open on arrival. */
export function useItineraryState(): ItineraryState {
  const [openDay, setOpenDay] = useState(dayKey(0));
  const focused = useRef('');
  const focusedDay = useCallback(() => focused.current, []);
  const setFocusedDay = useCallback((day: string) => void (focused.current = day), []);
  return { openDay, setOpenDay, focusedDay, setFocusedDay };
}

/** Keys by position: a backend may leave out the ids of days, or give two days the same number. */
export function withDayKeys(days: readonly ItineraryDay[]) {
  return days.map(({ day, description }, index) => ({ key: dayKey(index), day, description }));
}

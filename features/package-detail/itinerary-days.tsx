import { useLayoutEffect, type RefObject } from 'react';
import type { ItineraryDay } from '#contract/fields/read.ts';
import { classes } from '#features/shared/ui/elements.tsx';
import { ChevronDown } from '#features/shared/ui/icons.tsx';
import { row, screenOnly, typography } from '#styles/recipes.css.ts';
import * as styles from './itinerary.css.ts';

/** A day is named by its position: a backend may leave out ids, or give two days the same number. */
export interface ItineraryDaysProps {
  readonly days: readonly ItineraryDay[];
  /** '' when all days are closed. */
  readonly openDay: string;
  /** @param day '' to close the open one */
  readonly open: (day: string) => void;
  readonly list: RefObject<HTMLDivElement | null>;
  /** The day whose control had the focus when the served days were replaced. */
  readonly focusedDay: RefObject<string>;
}

/**
 * The days as they are served: one is open before the script has loaded, and without it. The text of a day is beside
 * its `details`, so that it is printed by browsers without `::details-content`, too.
 */
export function ServedDays({ days, openDay, open, list, focusedDay }: ItineraryDaysProps) {
  useLayoutEffect(() => () => void (focusedDay.current = servedDayOf(document.activeElement)), [focusedDay]);
  return (
    <div ref={list} className={styles.days}>
      {days.map(({ day, description }, index) => (
        <div key={dayAt(index)} className={styles.day}>
          <details
            name="itinerary"
            open={openDay === dayAt(index)}
            // Opened or closed before hydration.
            suppressHydrationWarning
            data-day={dayAt(index)}
            onToggle={({ currentTarget }) => {
              if (currentTarget.open) open(dayAt(index));
              else if (openDay === dayAt(index)) open('');
            }}
          >
            <summary className={styles.trigger}>
              <h3>
                <DayTitle day={day} description={description} />
              </h3>
            </summary>
          </details>
          <DayDescription description={description} />
        </div>
      ))}
    </div>
  );
}

export const dayAt = (index: number) => `${index}`;

/** @returns '' for what is in none */
export const servedDayOf = (element: Element | null | undefined) =>
  element?.closest('[data-day]')?.getAttribute('data-day') ?? '';

export function DayTitle({ day, description }: Pick<ItineraryDay, 'day' | 'description'>) {
  return (
    <>
      <span className={classes(row.x0, styles.title)}>
        <span>Day {day}</span>{' '}
        <span dir="auto" className={classes(screenOnly, styles.clause)}>
          {firstClause(description)}
        </span>
      </span>
      <ChevronDown className={classes(screenOnly, styles.chevron)} />
    </>
  );
}

export function DayDescription({ description }: Pick<ItineraryDay, 'description'>) {
  return (
    <div className={styles.fold}>
      <p dir="auto" className={classes(typography.lead, styles.description)}>
        {description}
      </p>
    </div>
  );
}

/** Letters; a longer clause is cut between two words. */
const maxLength = 72;

/** The end of a sentence or of a part of it, also of one in Hindi (danda). */
const clauseEnd = /[.,;:!?…]+(?=\s|$)|\s[–—-](?=\s)|[—।\n]/gu;

/** Their full stop ends no clause. */
const abbreviation = /(?:^|[\s(])(?:rs|no|mt|st|dr|mr|mrs|ms|smt|approx|hrs?|hr|km|min|a\.m|p\.m|\p{Lu})$/iu;

/** The first clause of a text, without its punctuation: a title for it. */
export function firstClause(text: string): string {
  const trimmed = text.trim();
  const end = [...trimmed.matchAll(clauseEnd)].find(
    ({ 0: sign, index }) => index > 0 && !(sign === '.' && abbreviation.test(trimmed.slice(0, index))),
  );
  const clause = trimmed.slice(0, end?.index).trim();
  if (clause.length <= maxLength) return clause;
  const cut = clause.slice(0, maxLength).replace(/\s+\S*$/u, '');
  return `${cut}…`;
}

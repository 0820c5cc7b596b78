import { useLayoutEffect, useRef } from 'react';
import { ChevronDown } from '#features/shared/ui/icons.tsx';
import { withDayKeys, type ItineraryProps } from './itinerary-state.ts';
import * as styles from './itinerary.css.ts';

/**
 * The itinerary as it is served: days open before the script has loaded, and without it. The text of a day
 * is beside its `details`, so that it is printed by browsers without `::details-content`, too.
 */
export function ItineraryFallback({ days, state }: ItineraryProps) {
  const list = useRef<HTMLDivElement>(null);
  const { openDay, setOpenDay, setFocusedDay } = state;

  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    // A day may have been opened before hydration.
    setOpenDay(dayOf(element.querySelector('details[open]')));
    return () => {
      const focused = document.activeElement;
      setFocusedDay(element.contains(focused) ? dayOf(focused?.closest('details')) : '');
    };
  }, [setOpenDay, setFocusedDay]);

  if (days.length === 0) return <p className={styles.empty}>No itinerary available.</p>;
  return (
    <div ref={list} className={styles.days}>
      {withDayKeys(days).map(({ key, day, description }) => (
        <div key={key} className={styles.day}>
          <details
            name="itinerary"
            open={openDay === key}
            // Opened or closed before hydration.
            suppressHydrationWarning
            data-day={key}
            onToggle={({ currentTarget: { open } }) =>
              setOpenDay((shown) => {
                if (open) return key;
                return shown === key ? '' : shown;
              })
            }
          >
            <summary className={styles.trigger}>
              <h3>
                <DayTitle day={day} description={description} />
              </h3>
              <ChevronDown className={styles.chevron} aria-hidden="true" />
            </summary>
          </details>
          <DayDescription description={description} />
        </div>
      ))}
    </div>
  );
}

const dayOf = (details: Element | null | undefined) => details?.getAttribute('data-day') ?? '';

export interface DayTitleProps {
  readonly day: number;
  readonly description: string;
}

export function DayTitle({ day, description }: DayTitleProps) {
  return (
    <span className={styles.title}>
      <span className={styles.number}>Day {day}</span>{' '}
      <span dir="auto" className={styles.clause}>
        {firstClause(description)}
      </span>
    </span>
  );
}

export function DayDescription({ description }: Pick<DayTitleProps, 'description'>) {
  return (
    <div className={styles.fold}>
      <p dir="auto" className={styles.description}>
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

import { Content, Header, Item, Root, Trigger } from '@radix-ui/react-accordion';
import { ChevronDown } from '#features/shared/ui/icons/chevron-down.ts';
import type { Snapshot } from 'valtio/vanilla';
import type { ItineraryDay } from '#contract/package.ts';
import * as styles from './itinerary.css.ts';

interface ItineraryProps {
  readonly days: Snapshot<ItineraryDay[]>;
}

/**
 * The days of a trip, stops on a route: one open at a time (specification, section 2). Every day's text is
 * in the page, because paper shows them all; on a screen a closed one is invisible to everybody.
 */
export function Itinerary({ days }: ItineraryProps) {
  if (days.length === 0) return <p className={styles.none}>No itinerary available.</p>;
  return (
    <Root type="single" collapsible className={styles.days}>
      {numbered(days).map(({ key, day, description }) => (
        <Item key={key} value={key} className={styles.day}>
          <Header>
            <Trigger className={styles.trigger}>
              Day {day}
              <ChevronDown className={styles.chevron} aria-hidden="true" />
            </Trigger>
          </Header>
          <Content forceMount>
            <div className={styles.fold}>
              <p className={styles.words}>{description}</p>
            </div>
          </Content>
        </Item>
      ))}
    </Root>
  );
}

/** A backend may leave out the ids of days, or number two days alike: their order tells them apart. */
function numbered(days: Snapshot<ItineraryDay[]>) {
  return days.map(({ day, description }, index) => ({ key: `day-${index}`, day, description }));
}

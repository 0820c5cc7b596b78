import { Content, Header, Item, Root, Trigger } from '@radix-ui/react-accordion';
import { ChevronDown } from '#features/shared/ui/icons/chevron-down.ts';
import { ItineraryFallback, withDayKeys, type ItineraryProps } from './itinerary-fallback.tsx';
import * as styles from './itinerary.css.ts';

/** One day open at a time (specification, section 2); closed days stay in the DOM for print. */
export function Itinerary({ days }: ItineraryProps) {
  if (days.length === 0) return <ItineraryFallback days={days} />;
  return (
    <Root type="single" collapsible className={styles.days}>
      {withDayKeys(days).map(({ key, day, description }) => (
        <Item key={key} value={key} className={styles.day}>
          <Header>
            <Trigger className={styles.trigger}>
              Day {day}
              <ChevronDown className={styles.chevron} aria-hidden="true" />
            </Trigger>
          </Header>
          <Content forceMount>
            <div className={styles.fold}>
              <p dir="auto" className={styles.description}>
                {description}
              </p>
            </div>
          </Content>
        </Item>
      ))}
    </Root>
  );
}

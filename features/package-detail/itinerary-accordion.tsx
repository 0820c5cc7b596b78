import { Content, Header, Item, Root, Trigger } from '@radix-ui/react-accordion';
import { useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { dayAt, DayDescription, DayTitle, type ItineraryDaysProps } from './itinerary-days.tsx';
import * as styles from './itinerary.css.ts';

/** In place of the served days, once its code has loaded. Closed days stay in the DOM for print. */
export function ItineraryAccordion({ days, openDay, open, list, focusedDay }: ItineraryDaysProps) {
  const buttonOf = (day: string) =>
    day === '' ? undefined : list.current?.querySelectorAll('button')[Number(day)];

  useLayoutEffect(() => {
    buttonOf(focusedDay.current)?.focus({ preventScroll: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when it takes the place of the served days
  }, []);

  const change = (day: string) => {
    const topOf = (button = buttonOf(day)) => button?.getBoundingClientRect().top ?? 0;
    const before = topOf();
    flushSync(() => open(day));
    // The day that was open above has closed: without this, the pressed one would have left the screen.
    const moved = topOf() - before;
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
  };

  return (
    <Root ref={list} type="single" collapsible value={openDay} onValueChange={change} className={styles.days}>
      {days.map(({ day, description }, index) => (
        <Item key={dayAt(index)} value={dayAt(index)} className={styles.day}>
          <Header>
            <Trigger className={styles.trigger}>
              <DayTitle day={day} description={description} />
            </Trigger>
          </Header>
          <Content forceMount>
            <DayDescription description={description} />
          </Content>
        </Item>
      ))}
    </Root>
  );
}

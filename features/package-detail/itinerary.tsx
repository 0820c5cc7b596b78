import { Content, Header, Item, Root, Trigger } from '@radix-ui/react-accordion';
import { memo, useLayoutEffect, useRef } from 'react';
import { ChevronDown } from '#features/shared/ui/icons.tsx';
import { DayDescription, DayTitle, ItineraryFallback, type DayTitleProps } from './itinerary-fallback.tsx';
import { withDayKeys, type ItineraryProps } from './itinerary-state.ts';
import * as styles from './itinerary.css.ts';

/** One day open at a time (specification, section 2); closed days stay in the DOM for print. */
export function Itinerary({ days, state }: ItineraryProps) {
  const list = useRef<HTMLDivElement>(null);
  const { openDay, setOpenDay, focusedDay } = state;
  const pressed = useRef<{ readonly button: Element; readonly top: number }>(null);
  const findButton = (key: string) => {
    const index = withDayKeys(days).findIndex((day) => day.key === key);
    return list.current?.querySelectorAll('button')[index];
  };
  const open = (key: string) => {
    const button = findButton(key);
    pressed.current = button ? { button, top: button.getBoundingClientRect().top } : null;
    setOpenDay(key);
  };

  // The day that was open above has closed: without this, the pressed one would have left the screen.
  useLayoutEffect(() => {
    if (!pressed.current) return;
    const { button, top } = pressed.current;
    pressed.current = null;
    const moved = button.getBoundingClientRect().top - top;
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
  });

  useLayoutEffect(() => {
    const day = withDayKeys(days).findIndex(({ key }) => key === focusedDay());
    list.current?.querySelectorAll('button')[day]?.focus({ preventScroll: true });
  }, [days, focusedDay]);

  if (days.length === 0) return <ItineraryFallback days={days} state={state} />;
  return (
    <Root ref={list} type="single" collapsible value={openDay} onValueChange={open} className={styles.days}>
      {withDayKeys(days).map((item) => (
        <Day key={item.key} value={item.key} day={item.day} description={item.description} />
      ))}
    </Root>
  );
}

interface DayProps extends DayTitleProps {
  readonly value: string;
}

/** Not rendered again when another day is opened. */
const Day = memo(function Day({ value, day, description }: DayProps) {
  return (
    <Item value={value} className={styles.day}>
      <Header>
        <Trigger className={styles.trigger}>
          <DayTitle day={day} description={description} />
          <ChevronDown className={styles.chevron} aria-hidden="true" />
        </Trigger>
      </Header>
      <Content forceMount>
        <DayDescription description={description} />
      </Content>
    </Item>
  );
});

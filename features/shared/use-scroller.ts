import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';

/** Where a row is, by pages of as many items as are visible. */
export interface ScrollPosition {
  readonly isAtStart: boolean;
  readonly isAtEnd: boolean;
  /** Counts from 0. */
  readonly page: number;
  readonly pages: number;
}

/** Of a scrolling row, px. */
type Measures = Pick<HTMLElement, 'scrollLeft' | 'clientWidth' | 'scrollWidth'>;

/** Px: browsers round scroll positions on screens with fractional pixels. */
const rounding = 1;

/** @param items in the row, all of one width */
export function toScrollPosition(
  { scrollLeft, clientWidth, scrollWidth }: Measures,
  items: number,
): ScrollPosition {
  const room = scrollWidth - clientWidth;
  const visible = Math.max(1, Math.round((clientWidth / scrollWidth) * items) || items);
  const pages = Math.ceil(items / visible);
  return {
    isAtStart: scrollLeft <= rounding,
    isAtEnd: scrollLeft >= room - rounding,
    page: room <= 0 ? 0 : Math.round((scrollLeft / room) * (pages - 1)),
    pages,
  };
}

/** Ms without a scroll event after which a row is at rest, for browsers without `scrollend` (Safari before 26.2). */
const restDelay = 150;

export interface Scroller {
  readonly attach: (element: HTMLElement | null) => void;
  /** Where the row is, or where a button moves it to. */
  readonly position: ScrollPosition;
  /** @param distance px to the right; never beyond the ends */
  readonly moveBy: (distance: number) => void;
  /** @param behavior the style sheet decides without it, because of `prefers-reduced-motion` */
  readonly show: (page: number, behavior?: ScrollBehavior) => void;
}

/**
 * A row that scrolls natively, and by buttons.
 *
 * @param onRest called with the page at which a movement has ended, and where one of the visitor begins
 */
export function useScroller(
  items: number,
  onRest?: (page: number, show: Scroller['show']) => void,
): Scroller {
  const [element, attach] = useState<HTMLElement | null>(null);
  /** Of the last call that moves the row, px; undefined when nothing does. */
  const target = useRef<number>(undefined);
  const [position, setPosition] = useState(firstPosition);

  const update = useCallback(() => {
    if (!element) return;
    const { scrollLeft, clientWidth, scrollWidth } = element;
    const now = toScrollPosition(
      { scrollLeft: target.current ?? scrollLeft, clientWidth, scrollWidth },
      items,
    );
    setPosition((before) => (isEqual(before, now) ? before : now));
  }, [element, items]);

  const moveTo = useCallback(
    (left: number, behavior?: ScrollBehavior) => {
      target.current = left;
      element?.scrollTo({ left, ...(behavior && { behavior }) });
      update();
    },
    [element, update],
  );
  const moveBy = useCallback(
    (distance: number) => {
      if (!element) return;
      const end = element.scrollWidth - element.clientWidth;
      moveTo(Math.min(end, Math.max(0, (target.current ?? element.scrollLeft) + distance)));
    },
    [element, moveTo],
  );
  const show = useCallback(
    (page: number, behavior?: ScrollBehavior) => {
      if (!element) return;
      const last = Math.max(1, toScrollPosition(element, items).pages - 1);
      moveTo(((element.scrollWidth - element.clientWidth) * page) / last, behavior);
    },
    [element, items, moveTo],
  );
  const atRest = useEffectEvent((page: number) => onRest?.(page, show));

  useEffect(() => {
    if (!element) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isMoving = false;
    const stop = () => {
      target.current = undefined;
      update();
    };
    const rest = () => {
      isMoving = false;
      stop();
      atRest(toScrollPosition(element, items).page);
    };
    const takeOver = () => (isMoving ? stop() : rest());
    const onScroll = () => {
      isMoving = true;
      update();
      clearTimeout(timer);
      if (!('onscrollend' in window)) timer = setTimeout(rest, restDelay);
    };
    // Observing triggers the first measurement after layout, so no layout is forced here.
    const observer = new ResizeObserver(stop);
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    const unmount = new AbortController();
    const options = { passive: true, signal: unmount.signal };
    element.addEventListener('scroll', onScroll, options);
    element.addEventListener('scrollend', rest, options);
    for (const type of ['wheel', 'pointerdown', 'keydown']) element.addEventListener(type, takeOver, options);
    return () => {
      clearTimeout(timer);
      target.current = undefined;
      observer.disconnect();
      unmount.abort();
    };
  }, [element, items, update]);

  return { attach, position, moveBy, show };
}

/** Until it is measured. */
const firstPosition: ScrollPosition = { isAtStart: true, isAtEnd: true, page: 0, pages: 2 };

const isEqual = (a: ScrollPosition, b: ScrollPosition) =>
  a.isAtStart === b.isAtStart && a.isAtEnd === b.isAtEnd && a.page === b.page && a.pages === b.pages;

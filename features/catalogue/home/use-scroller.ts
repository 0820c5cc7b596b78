import { useCallback, useEffect, useRef, useState } from 'react';

/** A scroll position in px. */
interface Scrolled {
  readonly scrollLeft: number;
  readonly clientWidth: number;
  readonly scrollWidth: number;
}

/** Which ends are reached: both when everything fits. */
interface Edges {
  readonly start: boolean;
  readonly end: boolean;
}

/** Px: browsers round scroll positions on screens with fractional pixels. */
const rounding = 1;

/** Px a click moves a row (specification, section 9). */
const step = 300;

/** Events that end a movement begun by a click. */
const ends = ['scrollend', 'wheel', 'pointerdown', 'keydown'] as const;

export interface Scroller {
  readonly attach: (element: HTMLElement | null) => void;
  readonly edges: Edges;
  readonly move: (direction: -1 | 1) => void;
}

/** Moves a scrolling element by steps and tells which of its ends are reached. */
export function useScroller(): Scroller {
  const [element, attach] = useState<HTMLElement | null>(null);
  /** The target of the last click in px; undefined when nothing moves. */
  const target = useRef<number>(undefined);
  const [edges, setEdges] = useState<Edges>({ start: true, end: true });

  useEffect(() => {
    if (!element) return undefined;
    const look = () =>
      setEdges((before) => {
        const now = scrollEdges(element);
        return now.start === before.start && now.end === before.end ? before : now;
      });
    // Observing triggers the first measurement after layout, so no layout is forced here.
    const watch = new ResizeObserver(look);
    watch.observe(element);
    if (element.firstElementChild) watch.observe(element.firstElementChild);
    const arrive = () => void (target.current = undefined);
    element.addEventListener('scroll', look, { passive: true });
    for (const type of ends) element.addEventListener(type, arrive, { passive: true });
    return () => {
      arrive();
      watch.disconnect();
      element.removeEventListener('scroll', look);
      for (const type of ends) element.removeEventListener(type, arrive);
    };
  }, [element]);

  const move = useCallback(
    (direction: -1 | 1) => {
      if (!element) return;
      const from = target.current ?? element.scrollLeft;
      const end = element.scrollWidth - element.clientWidth;
      target.current = Math.min(end, Math.max(0, from + direction * step));
      // The style sheet decides on smooth scrolling, because of `prefers-reduced-motion`.
      element.scrollTo({ left: target.current });
    },
    [element],
  );
  return { attach, edges, move };
}

export function scrollEdges({ scrollLeft, clientWidth, scrollWidth }: Scrolled): Edges {
  return {
    start: scrollLeft <= rounding,
    end: scrollLeft + clientWidth >= scrollWidth - rounding,
  };
}

import { useCallback, useEffect, useRef, useState } from 'react';
import { scrollEdges, type Edges } from './scroll-edges.ts';

/** Pixels that one click moves a row (specification, section 9). */
const step = 300;

/** What ends a movement that a click began: it is over, or the visitor scrolls by themselves. */
const ends = ['scrollend', 'wheel', 'pointerdown', 'keydown'] as const;

export interface Scroller {
  /** Give it to the scrolling element. */
  readonly attach: (element: HTMLElement | null) => void;
  readonly edges: Edges;
  readonly move: (direction: -1 | 1) => void;
}

/** Moves a scrolling element by steps and knows when it, or the one element in it, has reached an end. */
export function useScroller(): Scroller {
  const [element, attach] = useState<HTMLElement | null>(null);
  /** Where the last click leads, in pixels; undefined when nothing moves. */
  const target = useRef<number>(undefined);
  const [edges, setEdges] = useState<Edges>({ start: true, end: true });

  useEffect(() => {
    if (!element) return undefined;
    const look = () =>
      setEdges((before) => {
        const now = scrollEdges(element);
        return now.start === before.start && now.end === before.end ? before : now;
      });
    // It reports first when the element has been laid out, which nothing here must hasten.
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
      // How smoothly is up to the style sheet, which knows whether the visitor wants less motion.
      element.scrollTo({ left: target.current });
    },
    [element],
  );
  return { attach, edges, move };
}

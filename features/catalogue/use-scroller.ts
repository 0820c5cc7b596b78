import { useCallback, useEffect, useState } from 'react';
import { scrollEdges, type Edges } from './scroll-edges.ts';

/** Pixels that one click moves a row (specification, section 9). */
const step = 300;

export interface Scroller {
  /** Give it to the scrolling element. */
  readonly attach: (element: HTMLElement | null) => void;
  readonly edges: Edges;
  readonly move: (direction: -1 | 1) => void;
}

/** Moves a scrolling element by steps and knows when it, or the one element in it, has reached an end. */
export function useScroller(): Scroller {
  const [element, attach] = useState<HTMLElement | null>(null);
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
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      watch.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [element]);

  // How smoothly is up to the style sheet, which knows whether the visitor wants less motion.
  const move = useCallback((direction: -1 | 1) => element?.scrollBy({ left: direction * step }), [element]);
  return { attach, edges, move };
}

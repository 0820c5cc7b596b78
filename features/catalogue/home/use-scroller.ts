import { useCallback, useEffect, useRef, useState } from 'react';

/** A scroll position in px. */
interface ScrollPosition {
  readonly scrollLeft: number;
  readonly clientWidth: number;
  readonly scrollWidth: number;
}

interface Edges {
  readonly start: boolean;
  readonly end: boolean;
}

/** Px: browsers round scroll positions on screens with fractional pixels. */
const rounding = 1;

/** Px a click moves a row (specification, section 9). */
const step = 300;

const stopEvents = ['scrollend', 'wheel', 'pointerdown', 'keydown'] as const;

export interface Scroller {
  readonly attach: (element: HTMLElement | null) => void;
  readonly edges: Edges;
  readonly move: (direction: -1 | 1) => void;
}

export function useScroller(): Scroller {
  const [element, attach] = useState<HTMLElement | null>(null);
  /** The target of the last click in px; undefined when nothing moves. */
  const target = useRef<number>(undefined);
  const [edges, setEdges] = useState<Edges>({ start: true, end: true });

  useEffect(() => {
    if (!element) return undefined;
    const updateEdges = () =>
      setEdges((before) => {
        const now = scrollEdges(element);
        return now.start === before.start && now.end === before.end ? before : now;
      });
    // Observing triggers the first measurement after layout, so no layout is forced here.
    const observer = new ResizeObserver(updateEdges);
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    const clearTarget = () => void (target.current = undefined);
    element.addEventListener('scroll', updateEdges, { passive: true });
    for (const type of stopEvents) element.addEventListener(type, clearTarget, { passive: true });
    return () => {
      clearTarget();
      observer.disconnect();
      element.removeEventListener('scroll', updateEdges);
      for (const type of stopEvents) element.removeEventListener(type, clearTarget);
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

export function scrollEdges({ scrollLeft, clientWidth, scrollWidth }: ScrollPosition): Edges {
  return {
    start: scrollLeft <= rounding,
    end: scrollLeft + clientWidth >= scrollWidth - rounding,
  };
}

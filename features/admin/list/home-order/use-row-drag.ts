import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';
import { dropIndex } from './pinned-order.ts';

interface Drag {
  readonly from: number;
  readonly to: number;
  /** px that the row is moved by. */
  readonly offset: number;
  /** px, of the dragged row with the gap to the next one. */
  readonly height: number;
}

interface DragStart {
  readonly pointer: number;
  readonly y: number;
  readonly scrollTop: number;
  /** px from the top of the list. */
  readonly middles: readonly number[];
}

/** px from the edges of the scrolled area within which a drag scrolls it, and px per frame. */
const edge = 56;
const scrollStep = 8;

/**
 * Rows dragged by their handle with a pointer of any kind. The handle alone has `touch-action: none`, so that a finger
 * scrolls everywhere else. @param scroller what is scrolled while dragging
 */
export function useRowDrag(
  list: RefObject<HTMLElement | null>,
  scroller: () => HTMLElement | null,
  onDrop: (from: number, to: number) => void,
) {
  const [drag, setDrag] = useState<Drag | null>(null);
  /** The same, also between two renders. */
  const current = useRef<Drag | null>(null);
  const start = useRef<DragStart | null>(null);
  const pointerY = useRef(0);
  const isDragging = drag !== null;

  const show = (next: Drag | null) => {
    current.current = next;
    setDrag(next);
  };

  const update = () => {
    const begin = start.current;
    if (!begin) return;
    const offset = pointerY.current - begin.y + ((scroller()?.scrollTop ?? 0) - begin.scrollTop);
    const { current: before } = current;
    if (!before) return;
    const middle = (begin.middles[before.from] ?? 0) + offset;
    show({ ...before, offset, to: dropIndex(begin.middles, before.from, middle) });
  };
  const updateRef = useRef(update);
  useEffect(() => {
    updateRef.current = update;
  });

  useEffect(() => {
    if (!isDragging) return undefined;
    let frame = 0;
    const scroll = () => {
      const area = scroller();
      if (area) {
        const before = area.scrollTop;
        const { top, bottom } = area.getBoundingClientRect();
        if (pointerY.current < top + edge) area.scrollTop -= scrollStep;
        if (pointerY.current > bottom - edge) area.scrollTop += scrollStep;
        if (area.scrollTop !== before) updateRef.current();
      }
      frame = requestAnimationFrame(scroll);
    };
    frame = requestAnimationFrame(scroll);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Before the dialog, which listens at the document and would close.
      event.stopImmediatePropagation();
      end();
    };
    window.addEventListener('keydown', onKeyDown, true);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('keydown', onKeyDown, true);
    };
  }, [isDragging, scroller]);

  function end(): void {
    start.current = null;
    current.current = null;
    setDrag(null);
  }

  return {
    drag,
    handleEvents: (index: number) => ({
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0 || start.current || !list.current) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        const rows = [...list.current.children].map((row) => row.getBoundingClientRect());
        const { top } = list.current.getBoundingClientRect();
        const height = (rows[1]?.top ?? 0) - (rows[0]?.top ?? 0);
        pointerY.current = event.clientY;
        start.current = {
          pointer: event.pointerId,
          y: event.clientY,
          scrollTop: scroller()?.scrollTop ?? 0,
          middles: rows.map((row) => (row.top + row.bottom) / 2 - top),
        };
        show({ from: index, to: index, offset: 0, height });
      },
      onPointerMove: (event: PointerEvent) => {
        if (start.current?.pointer !== event.pointerId) return;
        pointerY.current = event.clientY;
        update();
      },
      onPointerUp: (event: PointerEvent) => {
        const { current: dropped } = current;
        if (start.current?.pointer !== event.pointerId || !dropped) return;
        end();
        if (dropped.from !== dropped.to) onDrop(dropped.from, dropped.to);
      },
      onPointerCancel: end,
    }),
    /** px that a row is moved by while another one is dragged over it. */
    offsetOf: (index: number): number => {
      if (!drag) return 0;
      if (index === drag.from) return drag.offset;
      if (index > drag.from && index <= drag.to) return -drag.height;
      if (index < drag.from && index >= drag.to) return drag.height;
      return 0;
    },
  };
}

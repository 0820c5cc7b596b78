import { useDeferredValue, useEffect, useEffectEvent } from 'react';
import { useScroller, type Scroller } from '#features/shared/use-scroller.ts';

export interface CarouselControls extends Pick<Scroller, 'attach'> {
  /** Whether the row ends with copies of its first two pictures. */
  readonly hasCopies: boolean;
  /** Of the picture that is shown, or moved to. */
  readonly index: number;
  readonly move: (step: -1 | 1) => void;
  readonly show: (index: number) => void;
}

/**
 * Pictures in a row that goes round, by finger too: it ends with copies of the first two. At rest the first picture is
 * its copy, before which is the last one, and the second is never its copy; nobody sees the change.
 */
export function useCarousel(count: number): CarouselControls {
  // Not without a script.
  const hasCopies = useDeferredValue(count > 1, false);
  const { attach, position, show } = useScroller(count + (hasCopies ? 2 : 0), (page, showNow) => {
    if (hasCopies && page === 0) showNow(count, 'instant');
    else if (hasCopies && page === count + 1) showNow(1, 'instant');
  });

  const move = (step: -1 | 1) => {
    const next = position.page + step;
    if (!hasCopies) return show((next + count) % count);
    if (next >= 0 && next <= count + 1) return show(next);
    show(position.page - step * count, 'instant');
    show(next - step * count);
  };

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const step = arrowStep(event);
    if (step === 0) return;
    // The focused row would scroll by itself, too.
    if (event.target instanceof HTMLUListElement) event.preventDefault();
    move(step);
  });
  useEffect(() => {
    if (count < 2) return undefined;
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [count]);

  return { attach, hasCopies, index: position.page % Math.max(1, count), move, show };
}

type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'defaultPrevented' | 'target'
>;

/** Or may: their focused parts are not always in the tab order. */
const usesArrowKeys =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="menu"], dialog, [role="dialog"]';

/** What a key press moves the carousel by: only from the carousel, or from the page where no control has the focus. */
export function arrowStep(press: KeyPress): -1 | 0 | 1 {
  if (press.defaultPrevented || press.altKey || press.ctrlKey || press.metaKey || press.shiftKey) return 0;
  const target = press.target instanceof HTMLElement ? press.target : null;
  if (target?.closest(usesArrowKeys)) return 0;
  const isControl = target !== null && target.tabIndex >= 0;
  if (isControl && !target.closest('[aria-roledescription="carousel"]')) return 0;
  if (press.key === 'ArrowLeft') return -1;
  return press.key === 'ArrowRight' ? 1 : 0;
}

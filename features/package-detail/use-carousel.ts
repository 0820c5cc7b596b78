import type { EmblaCarouselType, EmblaOptionsType } from 'embla-carousel';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { importModule } from '#features/shared/loading.tsx';
import { media } from '#styles/media.ts';

export interface CarouselControls {
  readonly attach: (viewport: HTMLElement | null) => void;
  readonly index: number;
  readonly move: (step: -1 | 1) => void;
  readonly show: (index: number) => void;
}

const options: EmblaOptionsType = { loop: true, breakpoints: { [media.stillMotion]: { duration: 0 } } };

/** Until Embla is imported, buttons, thumbnails and arrow keys change the picture without a movement. */
export function useCarousel(count: number): CarouselControls {
  const [viewport, attach] = useState<HTMLElement | null>(null);
  const carousel = useRef<EmblaCarouselType | undefined>(undefined);
  const shownIndex = useRef(0);
  const [index, setIndex] = useState(0);

  const setSlide = useCallback((slideIndex: number) => {
    shownIndex.current = slideIndex;
    // The picture moves before its number is rendered.
    startTransition(() => setIndex(slideIndex));
  }, []);

  useEffect(() => {
    if (!viewport) return undefined;
    let isUnmounted = false;
    const start = async () => {
      const { default: createEmbla } = await importModule(() => import('embla-carousel'));
      if (isUnmounted) return;
      translateStrip(viewport, 0);
      const embla = createEmbla(viewport, { ...options, startIndex: shownIndex.current });
      const onSelect = () => setSlide(embla.selectedScrollSnap());
      embla.on('select', onSelect).on('reInit', onSelect);
      carousel.current = embla;
    };
    void start();
    return () => {
      isUnmounted = true;
      carousel.current?.destroy();
      carousel.current = undefined;
    };
  }, [viewport, setSlide]);

  const show = useCallback(
    (slideIndex: number) => {
      if (carousel.current) return carousel.current.scrollTo(slideIndex);
      if (viewport) translateStrip(viewport, slideIndex);
      setSlide(slideIndex);
    },
    [viewport, setSlide],
  );
  const move = useCallback(
    (step: -1 | 1) => {
      const embla = carousel.current;
      if (!embla) return show((shownIndex.current + step + count) % count);
      // With two pictures `scrollTo` could go either way.
      if (step === 1) embla.scrollNext();
      else embla.scrollPrev();
    },
    [count, show],
  );

  useEffect(() => {
    if (count < 2) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      const step = arrowStep(event);
      if (step !== 0) move(step);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [count, move]);

  return { attach, index, move, show };
}

/** Shows a picture without Embla, by `translate`, as Embla sets `transform`. */
function translateStrip(viewport: HTMLElement, index: number) {
  const strip = viewport.firstElementChild;
  if (strip instanceof HTMLElement) strip.style.translate = index === 0 ? '' : `${-100 * index}%`;
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

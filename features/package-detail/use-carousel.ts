import type { EmblaCarouselType, EmblaOptionsType } from 'embla-carousel';
import { useCallback, useEffect, useRef, useState } from 'react';
import { retryImport } from '#features/shared/retry-import.ts';
import { media } from '#styles/media.ts';
import { arrowStep } from './arrow-step.ts';

export interface Carousel {
  readonly attach: (viewport: HTMLElement | null) => void;
  /** From 0. */
  readonly index: number;
  readonly move: (step: -1 | 1) => void;
  readonly show: (index: number) => void;
}

const options: EmblaOptionsType = { loop: true, breakpoints: { [media.stillMotion]: { duration: 0 } } };

/**
 * The first picture does not need Embla, which is imported meanwhile. Until then buttons, thumbnails and
 * arrow keys change the picture without a movement, and touch does not.
 */
export function useCarousel(count: number): Carousel {
  const [viewport, attach] = useState<HTMLElement | null>(null);
  const carousel = useRef<EmblaCarouselType | undefined>(undefined);
  const shown = useRef(0);
  const [index, setIndex] = useState(0);

  const tell = useCallback((at: number) => {
    shown.current = at;
    setIndex(at);
  }, []);

  useEffect(() => {
    if (!viewport) return undefined;
    const leaving = new AbortController();
    const start = async () => {
      const code = await retryImport(() => import('embla-carousel'), { signal: leaving.signal });
      if (!code || leaving.signal.aborted) return;
      place(viewport, 0);
      const embla = code.default(viewport, { ...options, startIndex: shown.current });
      const follow = () => tell(embla.selectedScrollSnap());
      embla.on('select', follow).on('reInit', follow);
      carousel.current = embla;
    };
    void start();
    return () => {
      leaving.abort();
      carousel.current?.destroy();
      carousel.current = undefined;
    };
  }, [viewport, tell]);

  const show = useCallback(
    (at: number) => {
      if (carousel.current) return carousel.current.scrollTo(at);
      if (viewport) place(viewport, at);
      tell(at);
    },
    [viewport, tell],
  );
  const move = useCallback(
    (step: -1 | 1) => {
      const embla = carousel.current;
      if (!embla) return show((shown.current + step + count) % count);
      // With two pictures `scrollTo` could go either way.
      if (step === 1) embla.scrollNext();
      else embla.scrollPrev();
    },
    [count, show],
  );

  useEffect(() => {
    if (count < 2) return undefined;
    const press = (event: KeyboardEvent) => {
      const step = arrowStep(event);
      if (step !== 0) move(step);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [count, move]);

  return { attach, index, move, show };
}

/** Shows a picture without Embla, by `translate`, as Embla sets `transform`. */
function place(viewport: HTMLElement, index: number) {
  const strip = viewport.firstElementChild;
  if (strip instanceof HTMLElement) strip.style.translate = index === 0 ? '' : `${-100 * index}%`;
}

import useEmblaCarousel from 'embla-carousel-react';
import { useCallback, useEffect, useState } from 'react';
import { media } from '#styles/media.ts';
import { arrowStep } from './arrow-step.ts';

export interface Carousel {
  /** Give it to the element around the strip of slides. */
  readonly attach: (viewport: HTMLElement | null) => void;
  /** The picture shown, from 0. */
  readonly index: number;
  readonly move: (step: -1 | 1) => void;
  readonly show: (index: number) => void;
}

/** Pictures that follow a finger, buttons and the arrow keys, and go on from the last to the first. */
export function useCarousel(count: number): Carousel {
  const [attach, embla] = useEmblaCarousel({
    loop: true,
    breakpoints: { [media.stillMotion]: { duration: 0 } },
  });
  const [index, setIndex] = useState(0);

  useEffect(() => {
    if (!embla) return undefined;
    const follow = () => setIndex(embla.selectedScrollSnap());
    embla.on('select', follow).on('reInit', follow);
    return () => {
      embla.off('select', follow).off('reInit', follow);
    };
  }, [embla]);

  const move = useCallback(
    (step: -1 | 1) => (step === 1 ? embla?.scrollNext() : embla?.scrollPrev()),
    [embla],
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

  return { attach, index, move, show: (at) => embla?.scrollTo(at) };
}

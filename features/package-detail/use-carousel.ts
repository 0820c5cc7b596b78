import type { EmblaCarouselType, EmblaOptionsType } from 'embla-carousel';
import { useCallback, useEffect, useRef, useState } from 'react';
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

const options: EmblaOptionsType = { loop: true, breakpoints: { [media.stillMotion]: { duration: 0 } } };

/**
 * Pictures that follow a finger, buttons and the arrow keys, and go on from the last to the first. The first
 * picture needs no code of the carousel, so that is fetched beside it; what is pressed meanwhile is done then.
 */
export function useCarousel(count: number): Carousel {
  const [viewport, attach] = useState<HTMLElement | null>(null);
  const carousel = useRef<Promise<EmblaCarouselType> | undefined>(undefined);
  const [index, setIndex] = useState(0);
  const perform = useCallback(
    (act: (embla: EmblaCarouselType) => void) => void carousel.current?.then(act, ignore),
    [],
  );

  useEffect(() => {
    if (!viewport) return undefined;
    const starting = start(viewport, setIndex);
    carousel.current = starting;
    return () => void starting.then((embla) => embla.destroy(), ignore);
  }, [viewport]);

  const move = useCallback(
    (step: -1 | 1) => perform((embla) => (step === 1 ? embla.scrollNext() : embla.scrollPrev())),
    [perform],
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

  return { attach, index, move, show: (at) => perform((embla) => embla.scrollTo(at)) };
}

async function start(viewport: HTMLElement, tell: (index: number) => void): Promise<EmblaCarouselType> {
  const { default: createEmbla } = await import('embla-carousel');
  const embla = createEmbla(viewport, options);
  const follow = () => tell(embla.selectedScrollSnap());
  embla.on('select', follow).on('reInit', follow);
  return embla;
}

/** Without its code the carousel stays on the first picture, and the thumbnails beside it show the others. */
const ignore = () => {};

import { PosterImage } from '#features/shared/ui/poster-image.tsx';
import { toWidePoster } from '#styles/art/poster.ts';
import { findPlacePoster } from './find-place-poster.ts';

interface PlacePosterProps {
  readonly place: string;
  readonly alt: string;
  readonly className: string;
  readonly variant?: 'card' | 'hero';
}

/** Where a package has no picture. */
export function PlacePoster({ place, alt, className, variant = 'card' }: PlacePosterProps) {
  const poster = findPlacePoster(place);
  return (
    <PosterImage
      poster={variant === 'hero' ? toWidePoster(poster) : poster}
      alt={alt}
      className={className}
      load={variant === 'hero' ? 'first' : 'later'}
    />
  );
}

import { PosterImage } from '#features/shared/ui/poster-image.tsx';
import * as placePosters from '#styles/art/place-posters.ts';
import * as pagePosters from '#styles/art/posters.ts';
import { toWidePoster, type Poster } from '#styles/art/poster.ts';
import { posterNameOf } from './place-facts.ts';

const posters = { ...pagePosters, ...placePosters };
const byName: Readonly<Record<string, Poster>> = posters;

interface PlacePosterProps {
  readonly place: string;
  readonly alt: string;
  readonly className: string;
  readonly variant?: 'card' | 'hero';
}

/** Where a package has no picture. */
export function PlacePoster({ place, alt, className, variant = 'card' }: PlacePosterProps) {
  const poster = byName[posterNameOf(place)] ?? posters.hill;
  return (
    <PosterImage
      poster={variant === 'hero' ? toWidePoster(poster) : poster}
      alt={alt}
      className={className}
      load={variant === 'hero' ? 'first' : 'later'}
    />
  );
}

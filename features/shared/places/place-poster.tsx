import { PosterImage } from '#features/shared/ui/poster-image.tsx';
import {
  city,
  coast,
  desert,
  dubai,
  forest,
  fort,
  ghat,
  hill,
  malaysia,
  manali,
  nepalStupa,
  thailand,
} from '#styles/art/place-posters.ts';
import {
  banyan,
  bhutan,
  delhi,
  goa,
  gujarat,
  kashi,
  kerala,
  maharashtra,
  nepalLake,
  nightTrain,
  rajasthan,
  singapore,
  sriLanka,
  srinagar,
  vietnam,
} from '#styles/art/posters.ts';
import { toWidePoster, type Poster } from '#styles/art/poster.ts';
import { posterNameOf } from './place-facts.ts';

/** By their names in the table of places; named one by one, as a namespace costs a chunk of the bundler's own. */
const byName: Readonly<Record<string, Poster>> = {
  city,
  coast,
  desert,
  dubai,
  forest,
  fort,
  ghat,
  hill,
  malaysia,
  manali,
  nepalStupa,
  thailand,
  banyan,
  bhutan,
  delhi,
  goa,
  gujarat,
  kashi,
  kerala,
  maharashtra,
  nepalLake,
  nightTrain,
  rajasthan,
  singapore,
  sriLanka,
  srinagar,
  vietnam,
};

interface PlacePosterProps {
  readonly place: string;
  readonly alt: string;
  readonly className: string;
  readonly variant?: 'card' | 'hero';
}

/** Where a package has no picture. */
export function PlacePoster({ place, alt, className, variant = 'card' }: PlacePosterProps) {
  const poster = byName[posterNameOf(place)] ?? hill;
  return (
    <PosterImage
      poster={variant === 'hero' ? toWidePoster(poster) : poster}
      alt={alt}
      className={className}
      load={variant === 'hero' ? 'first' : 'later'}
    />
  );
}

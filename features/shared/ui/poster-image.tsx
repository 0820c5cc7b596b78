import type { Poster } from '#styles/art/poster.ts';

interface PosterImageProps {
  readonly poster: Poster;
  readonly alt?: string;
  readonly className: string;
  /** `first`: high priority; `later`: loaded lazily. */
  readonly load?: 'first' | 'later';
  readonly onLoad?: () => void;
}

const loading = {
  first: { fetchPriority: 'high' },
  later: { loading: 'lazy' },
} as const;

/** By day in the light theme and by night in the dark one: the file follows the `color-scheme` of the element. */
export function PosterImage({ poster: { address, focus }, alt = '', load, ...image }: PosterImageProps) {
  return (
    <img
      {...image}
      width={1200}
      height={800}
      {...(load && loading[load])}
      src={address}
      alt={alt}
      style={{ objectPosition: `${focus}%` }}
    />
  );
}

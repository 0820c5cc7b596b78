import { posterSize, type Poster } from '#styles/art/poster.ts';

interface PosterImageProps {
  readonly poster: Poster;
  /** '' for a poster that only decorates. */
  readonly alt?: string;
  readonly className: string;
  /** `first` is what the visitor waits for; `later` waits for the scroll. */
  readonly load?: 'first' | 'later';
  readonly onLoad?: () => void;
}

const loading = {
  first: { fetchPriority: 'high' },
  later: { loading: 'lazy', decoding: 'async' },
} as const;

/** One of the site's own posters, cropped around its subject. */
export function PosterImage({ poster: { address, focus }, alt = '', load, ...image }: PosterImageProps) {
  return (
    <img
      {...posterSize}
      {...image}
      {...(load && loading[load])}
      src={address}
      alt={alt}
      style={{ objectPosition: `${focus.x}% ${focus.y}%` }}
    />
  );
}

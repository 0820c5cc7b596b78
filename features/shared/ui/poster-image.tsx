import { posterSize, type Poster } from '#styles/art/posters.ts';

interface PosterImageProps {
  readonly poster: Poster;
  /** '' for a poster that only decorates. */
  readonly alt?: string;
  readonly className: string;
  /** `first` is what the visitor waits for; `later` waits for the scroll. */
  readonly load?: 'first' | 'later';
}

const loading = {
  first: { fetchPriority: 'high' },
  later: { loading: 'lazy', decoding: 'async' },
} as const;

/** One of the site's own posters, cropped around its subject. */
export function PosterImage({ poster: { address, focus }, alt = '', className, load }: PosterImageProps) {
  return (
    <img
      {...posterSize}
      {...(load && loading[load])}
      src={address}
      alt={alt}
      className={className}
      style={{ objectPosition: `${focus.x}% ${focus.y}%` }}
    />
  );
}

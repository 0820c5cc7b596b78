import { use } from 'react';
import { RenderingContext, useStyle } from '#features/shared/rendering.tsx';
import { posterFocus, type PosterName } from '#styles/art/poster.ts';
import { posterAddress } from '#styles/art/posters.ts';

interface PosterImageProps {
  readonly poster: PosterName;
  readonly alt?: string | undefined;
  readonly className: string;
  /** For frames wider than the poster (`object-fit: fill`): its view with the subject at the right and the setting to the left of it (SVG 2, `view`). */
  readonly isWide?: boolean;
  /** In percent; absent: the poster's own. */
  readonly focus?: number | undefined;
  /** `first`: high priority; `later`: loaded lazily. */
  readonly load?: 'first' | 'later';
  readonly onLoad?: () => void;
}

const loading = {
  first: { fetchPriority: 'high' },
  later: { loading: 'lazy' },
} as const;

/** Named, too: Chromium may draw an image without a view in that of another one on the page with the same file. */
const wholeView = 'svgView(viewBox(0,0,1200,800))';

/** By day in the light theme and by night in the dark one: the file follows the `color-scheme` of the element. */
export function PosterImage({
  poster,
  alt = '',
  isWide = false,
  focus = posterFocus[poster],
  load,
  ...image
}: PosterImageProps) {
  const rendering = use(RenderingContext);
  const style = useStyle({ objectPosition: `${focus}%` });
  const address = `${posterAddress(poster)}#${isWide ? 'W' : wholeView}`;
  return (
    <img
      {...image}
      width={1200}
      height={800}
      {...(load && loading[load])}
      src={(load === 'first' && rendering?.embed(address)) || address}
      alt={alt}
      {...style}
    />
  );
}

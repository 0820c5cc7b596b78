import { classes } from '#features/shared/ui/elements.tsx';
import { Mountain } from '#features/shared/ui/icons.tsx';
import * as styles from '#features/shared/ui/picture.css.ts';
import { PosterImage } from '#features/shared/ui/poster-image.tsx';
import { posterNameOf } from './place-facts.ts';

interface PlacePosterProps {
  readonly place: string;
  readonly alt: string;
  readonly className: string;
  readonly variant?: 'card' | 'hero';
}

/** Where a package has no picture. */
export function PlacePoster({ place, alt, className, variant = 'card' }: PlacePosterProps) {
  return (
    <PosterImage
      poster={posterNameOf(place)}
      isWide={variant === 'hero'}
      alt={alt}
      className={className}
      load={variant === 'hero' ? 'first' : 'later'}
    />
  );
}

interface MissingPictureProps {
  readonly place: string | undefined;
  readonly alt: string;
  readonly className: string | undefined;
}

/** The poster of the place, else an icon. */
export function MissingPicture({ place, alt, className }: MissingPictureProps) {
  const frame = classes(styles.missing, className);
  if (place !== undefined) return <PlacePoster place={place} alt={alt} className={frame} />;
  const labelProps = alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt };
  return (
    <span {...labelProps} className={frame}>
      <Mountain size={48} strokeWidth={1.5} />
    </span>
  );
}

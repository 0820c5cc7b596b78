import { PlacePoster } from '#features/shared/places/place-poster.tsx';
import { classes } from './classes.ts';
import { Mountain } from './icons/mountain.ts';
import * as styles from './picture.css.ts';

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
      <Mountain size={48} strokeWidth={1.5} aria-hidden="true" />
    </span>
  );
}

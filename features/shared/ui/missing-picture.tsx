import { PlacePoster } from '#features/shared/places/place-poster.tsx';
import { Mountain } from './icons/mountain.ts';

interface MissingPictureProps {
  readonly place: string | undefined;
  readonly alt: string;
  readonly className: string;
}

/** The poster of the place, else an icon. */
export function MissingPicture({ place, alt, className }: MissingPictureProps) {
  if (place !== undefined) return <PlacePoster place={place} alt={alt} className={className} />;
  const labelProps = alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt };
  return (
    <span {...labelProps} className={className}>
      <Mountain size={48} strokeWidth={1.5} aria-hidden="true" />
    </span>
  );
}

import { useState } from 'react';
import { parsePictureAddress, pictureVariant, storedWidths } from '#contract/pictures.ts';
import { UserRound } from '#features/shared/ui/icons/user-round.ts';
import * as styles from './avatar.css.ts';

interface AvatarProps {
  /** '' when the person has no picture. */
  readonly address: string;
  /** Pixels of its square. */
  readonly size: number;
}

/** A person's picture, or a figure when there is none or it does not load; it fills its ring. */
export function Avatar({ address, size }: AvatarProps) {
  const [broken, setBroken] = useState('');
  if (address === '' || address === broken) return <UserRound className={styles.figure} aria-hidden="true" />;
  return (
    <img
      src={smallest(address)}
      alt=""
      width={size}
      height={size}
      className={styles.picture}
      // Google's picture host refuses requests that name the page they come from.
      referrerPolicy="no-referrer"
      onError={() => setBroken(address)}
    />
  );
}

/** A picture stored by our backend in its smallest width, 320 px at most: enough for a ring on any screen. */
function smallest(address: string): string {
  const facts = parsePictureAddress(address);
  const [width] = facts ? storedWidths(facts.width) : [];
  return width === undefined ? address : pictureVariant(address, width, 'webp');
}

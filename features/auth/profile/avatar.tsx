import { useState } from 'react';
import { parsePictureAddress, pictureVariant, portraitSide, storedWidths } from '#contract/pictures.ts';
import { UserRound } from '#features/shared/ui/icons/user-round.ts';
import * as styles from './avatar.css.ts';

interface AvatarProps {
  readonly address: string;
  readonly size: number;
}

/** A profile picture, or an icon without one or when it does not load. */
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
      // Google's image host refuses requests with a referrer.
      referrerPolicy="no-referrer"
      onError={() => setBroken(address)}
    />
  );
}

/** The one file of a portrait; of a larger picture the smallest stored width. */
function smallest(address: string): string {
  const facts = parsePictureAddress(address);
  const [width] = facts ? storedWidths(facts.width) : [];
  return width === undefined || width <= portraitSide ? address : pictureVariant(address, width, 'webp');
}

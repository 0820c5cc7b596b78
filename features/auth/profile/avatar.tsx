import { useState } from 'react';
import { parsePictureAddress, pictureVariant, portraitSide, storedWidths } from '#contract/pictures.ts';
import { UserRound } from '#features/shared/ui/icons.tsx';
import { cover } from '#styles/recipes.css.ts';
import * as styles from './avatar.css.ts';

interface AvatarProps {
  readonly address: string;
  readonly size: number;
}

export function Avatar({ address, size }: AvatarProps) {
  const [failedAddress, setFailedAddress] = useState('');
  if (address === '' || address === failedAddress) return <UserRound className={styles.figure} />;
  return (
    <img
      src={smallestVariant(address)}
      alt=""
      width={size}
      height={size}
      className={cover.frame}
      // Google's image host refuses requests with a referrer.
      referrerPolicy="no-referrer"
      onError={() => setFailedAddress(address)}
    />
  );
}

/** The one file of a portrait; of a larger picture the smallest stored width. */
function smallestVariant(address: string): string {
  const picture = parsePictureAddress(address);
  const [width] = picture ? storedWidths(picture.width) : [];
  return width === undefined || width <= portraitSide ? address : pictureVariant(address, width, 'webp');
}

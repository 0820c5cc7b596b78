import { Mountain } from './icons/mountain.ts';
import { useState } from 'react';
import { preload } from 'react-dom';
import {
  parsePictureAddress,
  pictureFormats,
  pictureVariant,
  storedWidths,
  type PictureFormat,
} from '#contract/pictures.ts';
import { savesData } from '#features/shared/saves-data.ts';
import { classes } from './classes.ts';
import * as styles from './picture.css.ts';

export interface PictureProps {
  /** Undefined where there is no picture: a calm placeholder stands in. */
  readonly address: string | undefined;
  /** '' for a picture that only decorates. */
  readonly alt: string;
  /** How wide it is shown, for the browser's choice of a file: the `sizes` attribute of HTML. */
  readonly sizes: string;
  /** `first` is what the visitor waits for; `soon` is about to be seen; `later` waits for the scroll. */
  readonly load?: 'first' | 'soon' | 'later';
  readonly className?: string;
}

/**
 * A picture that fills its frame. One stored by our backend comes as AVIF or WebP in the width that is
 * shown, on its dominant colour; one from elsewhere comes as it is; one that fails leaves a placeholder.
 */
export function Picture({ address, alt, sizes, load = 'later', className }: PictureProps) {
  const [broken, setBroken] = useState<string>();
  if (address === undefined || address === broken) return <Missing alt={alt} className={className} />;

  const facts = parsePictureAddress(address);
  // For whoever saves data the next smaller width, as in the pages that the server makes for them.
  const choices = (format: PictureFormat) =>
    facts &&
    storedWidths(facts.width)
      .map((width, index, widths) => {
        const offered = (savesData() && widths[index - 1]) || width;
        return `${pictureVariant(address, offered, format)} ${width}w`;
      })
      .join(', ');
  if (load === 'first') {
    const avif = { type: 'image/avif', imageSrcSet: choices('avif'), imageSizes: sizes };
    preload(address, { as: 'image', fetchPriority: 'high', ...(facts && avif) });
  }
  const image = (
    <img
      className={classes(styles.image, className)}
      src={address}
      alt={alt}
      decoding="async"
      loading={load === 'later' ? 'lazy' : 'eager'}
      onError={() => setBroken(address)}
      {...(load === 'first' && { fetchPriority: 'high' })}
      {...(facts && { width: facts.width, height: facts.height, style: { backgroundColor: facts.color } })}
    />
  );
  if (!facts) return image;
  return (
    <picture className={styles.picture}>
      {pictureFormats.map((format) => (
        <source key={format} type={`image/${format}`} sizes={sizes} srcSet={choices(format)} />
      ))}
      {image}
    </picture>
  );
}

function Missing({ alt, className }: { readonly alt: string; readonly className: string | undefined }) {
  const seen = alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt };
  return (
    <span {...seen} className={classes(styles.missing, className)}>
      <Mountain size={48} strokeWidth={1.5} aria-hidden="true" />
    </span>
  );
}

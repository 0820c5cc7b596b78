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
  readonly address: string | undefined;
  /** '' for a decorative picture. */
  readonly alt: string;
  /** The `sizes` attribute of HTML: the width at which the picture is shown. */
  readonly sizes: string;
  /** `first`: preloaded with high priority; `soon`: loaded eagerly; `later`: loaded lazily. */
  readonly load?: 'first' | 'soon' | 'later';
  readonly className?: string;
}

/** AVIF or WebP in the shown width for pictures of our backend; a placeholder for one that fails to load. */
export function Picture({ address, alt, sizes, load = 'later', className }: PictureProps) {
  const [broken, setBroken] = useState<string>();
  if (address === undefined || address === broken) return <Missing alt={alt} className={className} />;

  const facts = parsePictureAddress(address);
  // With Save-Data the next smaller width, as in pages rendered by the server.
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

import { use, useEffect, useRef, useState } from 'react';
import { preload } from 'react-dom';
import { findPictureDetail, type PictureDetail } from '#contract/picture-details.ts';
import {
  parsePictureAddress,
  pictureFormats,
  pictureVariant,
  storedWidths,
  type PictureFormat,
} from '#contract/pictures.ts';
import { savesData } from '#features/shared/browser-state.ts';
import { lazyComponent } from '#features/shared/loading.tsx';
import { RenderingContext, useStyle } from '#features/shared/rendering.tsx';
import { classes } from './elements.tsx';
import * as styles from './picture.css.ts';

/**
 * A stored picture may be enlarged by so much: nobody sees it, and the next stored width has half as many pixels again
 * or four times as many (`pictureWidths`). A phone of 360 px with three device pixels each needs 960 of a card.
 */
const tolerance = 0.95;

/**
 * Width over height. Of a broader picture, such as a panorama, whose sides a card cuts off, only this part counts in the
 * widths of its `srcset`. What a card cuts off a photograph of 16:9 is too little to fetch a larger one for.
 */
export const countedRatio = 2;

/**
 * `sizes` of a picture (HTML Standard, "sizes attributes").
 *
 * @param widths CSS widths of its box, by the least width of the window in px: `{ 0: '100vw - 40px', 768: '300px' }`
 * @param scale how many times wider the picture is than its box, whose `object-fit` cuts the rest off
 */
export function pictureSizes(widths: Readonly<Record<number, string>>, scale = 1): string {
  const factor = Number((tolerance * scale).toFixed(2));
  return Object.entries(widths)
    .sort(([a], [b]) => Number(b) - Number(a))
    .map(([least, width]) => {
      const size = `calc(${factor} * (${width}))`;
      return least === '0' ? size : `(min-width: ${least}px) ${size}`;
    })
    .join(', ');
}

const MissingPicture = lazyComponent(
  async () => (await import('#features/shared/places/place-poster.tsx')).MissingPicture,
);

export interface PictureProps {
  readonly address: string | undefined;
  /** Its poster is shown where there is no picture. */
  readonly place?: string | undefined;
  readonly alt: string;
  /** Of the pictures of its package or destination: the focal point of this one stays in view. */
  readonly details?: readonly PictureDetail[] | undefined;
  readonly sizes: string;
  /** `first`: preloaded with high priority; `soon`: loaded eagerly; `later`: loaded lazily. */
  readonly load?: 'first' | 'soon' | 'later';
  readonly className?: string;
}

export function Picture({ address, place, alt, details, sizes, load = 'later', className }: PictureProps) {
  const [failedAddress, setFailedAddress] = useState<string>();
  const shown = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // React does not replay the `error` of a picture that failed before the hydration (HTML standard, `complete`).
    if (shown.current?.complete && shown.current.naturalWidth === 0) setFailedAddress(address);
  }, [address]);
  const rendering = use(RenderingContext);
  const info = address === undefined ? undefined : parsePictureAddress(address);
  const focal = findPictureDetail(details, address)?.focal;
  const position = focal && `${focal.x}% ${focal.y}%`;
  const style = useStyle({
    backgroundColor: info?.color,
    objectPosition: position,
    backgroundPosition: position,
  });
  if (address === undefined || address === failedAddress)
    return <MissingPicture place={place} alt={alt} className={className} />;

  const shownPart = info ? Math.min(1, (countedRatio * info.height) / info.width) : 1;
  // With Save-Data the next smaller width.
  const isSmaller = rendering?.savesData ?? savesData();
  const toSrcSet = (format: PictureFormat) =>
    info &&
    storedWidths(info.width)
      .map((width, index, widths) => {
        const shownWidth = (isSmaller && widths[index - 1]) || width;
        return `${pictureVariant(address, shownWidth, format)} ${Math.ceil(width * shownPart)}w`;
      })
      .join(', ');
  if (load === 'first') {
    if (info) rendering?.onPhotograph(address);
    const avif = { type: 'image/avif', imageSrcSet: toSrcSet('avif'), imageSizes: sizes };
    preload(address, { as: 'image', fetchPriority: 'high', ...(info && avif) });
  }
  const image = (
    <img
      ref={shown}
      className={classes(styles.image, className)}
      src={address}
      alt={alt}
      decoding="async"
      loading={load === 'later' ? 'lazy' : 'eager'}
      onError={() => setFailedAddress(address)}
      {...(load === 'first' && { fetchPriority: 'high' })}
      {...(info && { width: info.width, height: info.height })}
      {...style}
    />
  );
  if (!info) return image;
  return (
    <picture className={styles.picture}>
      {pictureFormats.map((format) => (
        <source key={format} type={`image/${format}`} sizes={sizes} srcSet={toSrcSet(format)} />
      ))}
      {image}
    </picture>
  );
}

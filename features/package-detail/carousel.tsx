import { memo } from 'react';
import { findPictureDetail, type PictureDetail } from '#contract/picture-details.ts';
import { useAfterFirstPaint, useIsHydrated } from '#features/shared/browser-state.ts';
import { useStyle } from '#features/shared/rendering.tsx';
import { sharedElement } from '#features/shared/shared-element.ts';
import { defaultAlt } from '#features/shared/text.ts';
import { IconButton } from '#features/shared/ui/button.tsx';
import { Announcement, classes } from '#features/shared/ui/elements.tsx';
import { ArrowLeft, ArrowRight } from '#features/shared/ui/icons.tsx';
import { Picture, pictureSizes } from '#features/shared/ui/picture.tsx';
import { frame, screenOnly, scroller, typography } from '#styles/recipes.css.ts';
import * as styles from './carousel.css.ts';
import { useCarousel } from './use-carousel.ts';

export interface CarouselProps {
  readonly name: string;
  readonly images: readonly string[];
  readonly place?: string;
  readonly details?: readonly PictureDetail[] | undefined;
}

/** Of the stage: CSS widths by the least width of the window, px. */
const widths = { 0: '100vw - 40px', 626: '93.6vw', 1024: '89.2vw - 360px', 1296: '799px' };
const sizes = pictureSizes(widths);

const thumbnailSizes = (count: number) =>
  pictureSizes(
    Object.fromEntries(
      Object.entries(widths).map(([least, width]) => [least, `max(72px, (${width}) / ${count})`]),
    ),
  );

export function Carousel({ name, images, place = name, details }: CarouselProps) {
  const { attach, hasCopies, index, move, show } = useCarousel(images.length);
  const isInactive = !useIsHydrated();
  const showsThumbnails = useAfterFirstPaint(true) ?? false;
  const hasSeveral = images.length > 1;
  return (
    <section aria-roledescription="carousel" aria-label={`Pictures of ${name}`} className={screenOnly}>
      <div className={classes(frame, styles.stage)} {...{ [sharedElement.targetAttribute]: '' }}>
        <ul
          ref={attach}
          aria-label="Pictures"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must scroll by keys too (WCAG 2.1.1)
          tabIndex={hasSeveral ? 0 : undefined}
          className={classes(scroller, styles.row)}
        >
          <Slides {...{ name, images, place, details, hasCopies }} />
        </ul>
        {hasSeveral && (
          <div className={styles.controls}>
            <IconButton
              label="Previous image"
              className={styles.control}
              isInactive={isInactive}
              onClick={() => move(-1)}
            >
              <ArrowLeft />
            </IconButton>
            <span className={classes(typography.label, styles.count)} aria-hidden="true">
              {index + 1} / {images.length}
            </span>
            <IconButton
              label="Next image"
              className={styles.control}
              isInactive={isInactive}
              onClick={() => move(1)}
            >
              <ArrowRight />
            </IconButton>
          </div>
        )}
      </div>
      {hasSeveral && <Announcement>{`Image ${index + 1} of ${images.length}`}</Announcement>}
      {hasSeveral && (
        <Thumbnails {...{ images, details, index, isInactive, showsThumbnails }} onChoose={show} />
      )}
    </section>
  );
}

interface SlidesProps extends CarouselProps {
  readonly hasCopies: boolean;
}

/** Not rendered again when another picture is shown. */
const Slides = memo(function Slides({ name, images, place, details, hasCopies }: SlidesProps) {
  return (
    <>
      {(images.length > 0 ? images : [undefined]).map((address, slideIndex) => (
        <li key={address ?? 'none'} className={styles.slide}>
          <Picture
            address={address}
            place={place}
            alt={findPictureDetail(details, address)?.alt || defaultAlt(name, slideIndex, images.length)}
            details={details}
            sizes={sizes}
            load={slideIndex === 0 ? 'first' : 'later'}
            {...(slideIndex === 0 && { className: styles.first })}
          />
        </li>
      ))}
      {hasCopies &&
        images.slice(0, 2).map((address) => (
          <li key={`copy of ${address}`} className={styles.slide} aria-hidden="true">
            <Picture address={address} place={place} alt="" details={details} sizes={sizes} load="soon" />
          </li>
        ))}
    </>
  );
});

const ThumbnailPicture = memo(Picture);

interface ThumbnailsProps extends Pick<CarouselProps, 'details'> {
  readonly images: readonly string[];
  readonly index: number;
  readonly isInactive: boolean;
  readonly showsThumbnails: boolean;
  readonly onChoose: (index: number) => void;
}

function Thumbnails({ images, details, index, isInactive, showsThumbnails, onChoose }: ThumbnailsProps) {
  const pictureWidths = thumbnailSizes(images.length);
  // One column a picture, even before all of them have been parsed.
  const style = useStyle({ gridTemplateColumns: `repeat(${images.length}, minmax(72px, 1fr))` });
  return (
    <div className={styles.thumbs} {...style}>
      {images.map((address, slideIndex) => (
        <button
          key={address}
          type="button"
          className={classes(frame, styles.thumb)}
          aria-label={`Show image ${slideIndex + 1}`}
          aria-current={slideIndex === index}
          aria-disabled={isInactive}
          onClick={() => onChoose(slideIndex)}
        >
          {showsThumbnails && (
            <ThumbnailPicture address={address} alt="" details={details} sizes={pictureWidths} />
          )}
        </button>
      ))}
    </div>
  );
}

import type { FocalPoint } from '#contract/picture-details.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** How a picture fills a frame, in px: scaled to `scaled`, of which `cut` is shown. */
export interface Cover {
  readonly scaled: Size;
  readonly cut: Size & { readonly left: number; readonly top: number };
}

/** As `object-fit: cover` with `object-position` (CSS Images 3): what is too long is cut in the ratio of the focal point. */
export function coverFrame(picture: Size, frame: Size, { x, y }: FocalPoint): Cover {
  const scale = Math.max(frame.width / picture.width, frame.height / picture.height);
  const scaled = {
    width: Math.max(frame.width, Math.round(picture.width * scale)),
    height: Math.max(frame.height, Math.round(picture.height * scale)),
  };
  return {
    scaled,
    cut: {
      left: Math.round(((scaled.width - frame.width) * x) / 100),
      top: Math.round(((scaled.height - frame.height) * y) / 100),
      ...frame,
    },
  };
}

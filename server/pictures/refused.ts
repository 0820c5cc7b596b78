import { limits } from '#contract/limits.ts';
import { shownName } from './shown-name.ts';

/** 'too-large' gives a 413, 'unsupported' a 415. */
export type RefusalReason = 'too-large' | 'unsupported';

/** An upload that is refused; its message is for people and names the file. */
export class PictureRefused extends Error {
  override readonly name = 'PictureRefused';
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason, message: string, cause?: unknown) {
    super(message, { cause });
    this.reason = reason;
  }
}

export function tooManyBytes(fileName: string): PictureRefused {
  const megabytes = limits.pictureBytes / 1024 / 1024;
  return new PictureRefused(
    'too-large',
    `${shownName(fileName)} is too large. A picture can have at most ${megabytes} MB.`,
  );
}

export function tooManyPixels(fileName: string, most: number): PictureRefused {
  const kind = most < limits.picturePixels ? 'picture of its kind' : 'picture';
  return new PictureRefused(
    'too-large',
    `${shownName(fileName)} has too many pixels. A ${kind} can have at most ${most / 1_000_000} megapixels.`,
  );
}

export function tooLong(fileName: string): PictureRefused {
  return new PictureRefused(
    'too-large',
    `${shownName(fileName)} is too long. A side can have at most ${limits.pictureSide} pixels.`,
  );
}

export function unreadable(fileName: string, cause?: unknown): PictureRefused {
  return new PictureRefused(
    'unsupported',
    `${shownName(fileName)} is not a picture we can read. Use JPEG, PNG, WebP or AVIF.`,
    cause,
  );
}

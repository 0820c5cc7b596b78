import { limits } from '#contract/limits.ts';

/** 'shape' gives a 400, 'too-large' a 413, 'unsupported' a 415. */
export type RejectionReason = 'shape' | 'too-large' | 'unsupported';

/** An upload that is refused; its message is for people and names the file. */
export class PictureRejected extends Error {
  override readonly name = 'PictureRejected';
  readonly reason: RejectionReason;

  constructor(reason: RejectionReason, message: string, cause?: unknown) {
    super(message, { cause });
    this.reason = reason;
  }
}

export function createTooManyBytes(fileName: string): PictureRejected {
  const megabytes = limits.pictureBytes / 1024 / 1024;
  return new PictureRejected(
    'too-large',
    `${toDisplayName(fileName)} is too large. A picture can have at most ${megabytes} MB.`,
  );
}

export function createTooManyPixels(fileName: string, maxPixels: number): PictureRejected {
  const kind = maxPixels < limits.picturePixels ? 'picture of its kind' : 'picture';
  return new PictureRejected(
    'too-large',
    `${toDisplayName(fileName)} has too many pixels. A ${kind} can have at most ${maxPixels / 1_000_000} megapixels.`,
  );
}

/** @param fault of `findShapeFault` */
export function createWrongShape(fileName: string, fault: string): PictureRejected {
  return new PictureRejected('shape', `${toDisplayName(fileName)} ${fault}`);
}

export function createUnreadable(fileName: string, cause?: unknown): PictureRejected {
  return new PictureRejected(
    'unsupported',
    `${toDisplayName(fileName)} is not a picture we can read. Use JPEG, PNG, WebP or AVIF.`,
    cause,
  );
}

/** Characters. */
const maxNameLength = 80;

/** An uploaded file's name for messages: at most 80 characters, without control and bidirectional ones. */
function toDisplayName(fileName: string): string {
  const characters = Array.from(
    fileName.replaceAll(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu, ' ').trim(),
  );
  const shortened = characters.slice(0, maxNameLength).join('').trim();
  if (shortened === '') return 'The file';
  return characters.length > maxNameLength ? `${shortened}…` : shortened;
}

/** An upload that is refused; its message is for people and names the file. */
export class PictureRejected extends Error {
  override readonly name = 'PictureRejected';
  /** 'shape' gives a 400, 'too-large' a 413, 'unsupported' a 415. */
  readonly reason: 'shape' | 'too-large' | 'unsupported';

  /** @param problem what follows the name of the file in the message */
  constructor(reason: PictureRejected['reason'], fileName: string, problem: string, cause?: unknown) {
    super(`${toDisplayName(fileName)} ${problem}`, { cause });
    this.reason = reason;
  }
}

export function createUnreadable(fileName: string, cause?: unknown): PictureRejected {
  const problem = 'is not a picture we can read. Use JPEG, PNG, WebP or AVIF.';
  return new PictureRejected('unsupported', fileName, problem, cause);
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

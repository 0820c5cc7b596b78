/** A failed Google sign-in. The message is for the log; it never holds the token or data of the person. */
export class GoogleFailure extends Error {
  readonly kind: 'refused' | 'unreachable';

  constructor(kind: GoogleFailure['kind'], message: string) {
    super(message);
    this.name = 'GoogleFailure';
    this.kind = kind;
  }
}

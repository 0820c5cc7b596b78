/**
 * Why a Google sign-in came to nothing: the token was refused, or there was nobody to ask about it.
 * The message is for the log; it never holds the token or what it says of a person.
 */
export class GoogleFailure extends Error {
  readonly kind: 'refused' | 'unreachable';

  constructor(kind: GoogleFailure['kind'], message: string) {
    super(message);
    this.name = 'GoogleFailure';
    this.kind = kind;
  }
}

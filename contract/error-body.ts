/** The body of every error our backend sends; both keys hold the same text. */
export interface ErrorBody {
  readonly message: string;
  readonly error: string;
  readonly fields?: Readonly<Record<string, string>>;
  /** With 409: what is stored now. */
  readonly current?: unknown;
}

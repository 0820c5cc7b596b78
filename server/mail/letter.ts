/** One thing a letter says. */
export type Part =
  | { readonly kind: 'text'; readonly text: string }
  /** A code to be read or copied. */
  | { readonly kind: 'code'; readonly code: string }
  /** A button, with its address to be copied beneath. */
  | { readonly kind: 'link'; readonly label: string; readonly address: string }
  /** Quieter than text: what to do when the letter was not expected. */
  | { readonly kind: 'note'; readonly text: string };

/** What we write to somebody; its plain text and its HTML are made from the same parts. */
export interface Letter {
  readonly subject: string;
  /** What a list of mails shows beside the subject. */
  readonly preview: string;
  /** Stands on the board. */
  readonly title: string;
  /** The same in Hindi, above it. */
  readonly local: string;
  readonly parts: readonly Part[];
  /** Why the person gets it. */
  readonly reason: string;
}

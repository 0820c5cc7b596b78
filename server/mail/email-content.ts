export type EmailPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'link'; readonly label: string; readonly address: string }
  /** Less prominent: what to do when the letter was not expected. */
  | { readonly kind: 'note'; readonly text: string };

export interface EmailContent {
  readonly subject: string;
  /** Shown beside the subject in lists of mails. */
  readonly preview: string;
  readonly title: string;
  /** The title in Hindi. */
  readonly local: string;
  readonly parts: readonly EmailPart[];
  readonly reason: string;
}

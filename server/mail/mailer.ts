/** A mail to one person, in plain text and in HTML. */
export interface Message {
  /** One address, without a name. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Hands mails on. */
export interface Mailer {
  /** @throws when nobody took the message over */
  send(message: Message): Promise<void>;
}

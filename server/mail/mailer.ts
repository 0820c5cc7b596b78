/** A mail to one person, in plain text and in HTML. */
export interface Message {
  /** One address, without a name. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** ms since 1970 from which it is of no use; never when left out. */
  readonly expiresAt?: number | undefined;
}

/** Nobody will ever take the message over as it is. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

/** Hands mails on. */
export interface Mailer {
  /** @throws when nobody took the message over; MailRefused when another try would be the same */
  send(message: Message): Promise<void>;
}

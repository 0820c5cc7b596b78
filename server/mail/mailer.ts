export interface Message {
  /** One address, without a name. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** ms since 1970; undefined: never. */
  readonly expiresAt?: number | undefined;
}

/** A permanent failure: another try would fail as well. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

export interface Mailer {
  /** @throws when the message was not accepted; MailRefused when the failure is permanent */
  send(message: Message): Promise<void>;
}

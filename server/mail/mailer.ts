import type { SendMailOptions } from 'nodemailer';
import * as v from 'valibot';
import { EmailSchema } from '#contract/account-inputs.ts';
import { originalAgency } from '#contract/agency.ts';
import { toOneLine } from '#contract/plain-text.ts';

export const MessageSchema = v.object({
  to: v.string(),
  /** Who writes, and where answers go; undefined: as in the code. */
  agency: v.optional(v.object({ name: v.string(), email: v.string() })),
  subject: v.string(),
  text: v.string(),
  html: v.string(),
  /** ms since 1970; undefined: never. */
  expiresAt: v.optional(v.number()),
});

export type Message = Readonly<v.InferOutput<typeof MessageSchema>>;

/** A permanent failure: another try would fail as well. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

export interface Mailer {
  /** @throws when the message was not accepted; MailRefused when the failure is permanent */
  send(message: Message): Promise<void>;
}

/** From an address alone, mails come in the name of the agency. */
export type Sender = string | { readonly address: string };

/** To one address, not parsed as a list; without access to files. @throws MailRefused for another kind of `to` */
export function toMailOptions(message: Message, from: Sender): SendMailOptions {
  const to = v.safeParse(EmailSchema, message.to);
  if (!to.success) throw new MailRefused('A message must go to one e-mail address');
  const { agencyName, supportEmail } = originalAgency;
  const { name, email } = message.agency ?? { name: agencyName, email: supportEmail.display };
  const agency = { name: toOneLine(name), email: toOneLine(email) };
  return {
    from: typeof from === 'string' ? from : { name: agency.name, address: from.address },
    to: [{ name: '', address: to.output }],
    replyTo: { name: agency.name, address: agency.email },
    subject: toOneLine(message.subject),
    text: message.text,
    html: message.html,
    // Prevents automatic replies (RFC 3834, 5).
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

import type { SendMailOptions } from 'nodemailer';
import * as v from 'valibot';
import { EmailSchema } from '#contract/account-inputs.ts';
import { agencyName, mail } from '#contract/agency.ts';
import type { Config } from '#server/config.ts';
import { MailRefused, type Message } from './mailer.ts';

/** Whom mails come from: `Name <address>`, or both apart. */
export type Sender = string | { readonly name: string; readonly address: string };

/** As configured, else the agency under the site's host. */
export function senderOf({ mailFrom, publicUrl }: Pick<Config, 'mailFrom' | 'publicUrl'>): Sender {
  return mailFrom ?? { name: agencyName, address: `no-reply@${new URL(publicUrl).hostname}` };
}

/**
 * A message as the mail library takes it: to one address, which it must not read as a list, and with nothing that it
 * would fetch from files or addresses.
 * @throws MailRefused when `to` is not one plain address
 */
export function mailOf(message: Message, from: Sender): SendMailOptions {
  const to = v.safeParse(EmailSchema, message.to);
  if (!to.success) throw new MailRefused('A message must go to one e-mail address');
  return {
    from,
    to: [{ name: '', address: to.output }],
    replyTo: { name: agencyName, address: mail.display },
    subject: message.subject,
    text: message.text,
    html: message.html,
    // No machine is to answer it (RFC 3834, 5).
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

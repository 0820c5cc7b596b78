import type { SendMailOptions } from 'nodemailer';
import * as v from 'valibot';
import { EmailSchema } from '#contract/account-inputs.ts';
import { agencyName, supportEmail } from '#contract/agency.ts';
import type { Config } from '#server/config.ts';
import { MailRefused, type Message } from './mailer.ts';

export type Sender = string | { readonly name: string; readonly address: string };

export function readSender({ mailFrom, publicUrl }: Pick<Config, 'mailFrom' | 'publicUrl'>): Sender {
  return mailFrom ?? { name: agencyName, address: `no-reply@${new URL(publicUrl).hostname}` };
}

/** To one address, not parsed as a list; without access to files. @throws MailRefused for another kind of `to` */
export function toMailOptions(message: Message, from: Sender): SendMailOptions {
  const to = v.safeParse(EmailSchema, message.to);
  if (!to.success) throw new MailRefused('A message must go to one e-mail address');
  return {
    from,
    to: [{ name: '', address: to.output }],
    replyTo: { name: agencyName, address: supportEmail.display },
    subject: message.subject,
    text: message.text,
    html: message.html,
    // Prevents automatic replies (RFC 3834, 5).
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SendMailOptions } from 'nodemailer';
import * as v from 'valibot';
import { EmailSchema } from '#contract/account-inputs.ts';
import { originalAgency } from '#contract/agency.ts';
import { toOneLine } from '#contract/plain-text.ts';
import type { Clock } from '#server/clock.ts';
import { loadOnce } from '#server/concurrency.ts';
import type { Config } from '#server/config.ts';

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
type Sender = string | { readonly address: string };

/** Without SMTP_URL each mail is a file in `outbox` of the data folder. */
export function createMailer(
  { smtpUrl, mailFrom, publicUrl, dataDir }: Pick<Config, 'smtpUrl' | 'mailFrom' | 'publicUrl' | 'dataDir'>,
  clock: Clock,
): Mailer {
  const from = mailFrom ?? { address: `no-reply@${new URL(publicUrl).hostname}` };
  return smtpUrl === undefined
    ? createFileMailer(join(dataDir, 'outbox'), from, clock)
    : createSmtpMailer(smtpUrl, from);
}

/** To one address, not parsed as a list; without access to files. @throws MailRefused for another kind of `to` */
function toMailOptions(message: Message, from: Sender): SendMailOptions {
  const to = v.safeParse(EmailSchema, message.to);
  if (!to.success) throw new MailRefused('A message must go to one e-mail address');
  const { agencyName, supportEmail } = originalAgency;
  const agency = message.agency ?? { name: agencyName, email: supportEmail.display };
  const name = toOneLine(agency.name);
  return {
    from: typeof from === 'string' ? from : { name, address: from.address },
    to: [{ name: '', address: to.output }],
    replyTo: { name, address: toOneLine(agency.email) },
    subject: toOneLine(message.subject),
    text: message.text,
    html: message.html,
    // Prevents automatic replies (RFC 3834, 5).
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** ms */
const defaultTimeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  dnsTimeout: 10_000,
  socketTimeout: 15_000,
};
type Timeouts = Partial<typeof defaultTimeouts>;

/** Requires STARTTLS for a password and another host than this one, unless `url` has `?requireTLS=false`. */
export function createSmtpMailer(url: string, from: Sender, timeouts?: Timeouts): Mailer {
  const loadTransport = loadOnce(() => openTransport(url, timeouts));
  return {
    send: async (message) => {
      const mail = toMailOptions(message, from);
      const transport = await loadTransport();
      try {
        await transport.sendMail(mail);
      } catch (cause) {
        const reason =
          cause instanceof Error ? cause.message.replaceAll(message.to, 'the recipient') : 'unknown';
        const text = `The mail server did not take a message: ${reason}`;
        // oxlint-disable-next-line preserve-caught-error -- the cause may quote the message and whom it is for
        throw isPermanent(cause) ? new MailRefused(text) : new Error(text);
      }
    },
  };
}

/** The library is loaded with the first mail. */
async function openTransport(url: string, timeouts?: Timeouts) {
  const { createTransport } = await import('nodemailer');
  const { password, hostname } = new URL(url);
  const requireTLS = password !== '' && !['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return createTransport({ ...defaultTimeouts, ...timeouts, requireTLS, url });
}

/** Connects and signs in, and sends nothing. @throws when the server cannot be reached or refuses */
export const verifySmtp = async (url: string) => (await openTransport(url)).verify();

/** RFC 4954, section 6: replies about the sign-in at the mail server, which say nothing about the message. */
const signInReplies = new Set([530, 534, 535, 538]);

/** RFC 5321, section 4.2.1: 5yz is permanent. A wrong password of the server is put right, and the mail is sent then. */
function isPermanent(cause: unknown): boolean {
  const reply = cause instanceof Error && 'responseCode' in cause ? Number(cause.responseCode) : 0;
  return reply >= 500 && !signInReplies.has(reply);
}

/** Files such as `2026-01-05T09-30-00-000Z-k3JdQx0a.eml`, written atomically and readable by their owner only. */
const createFileMailer = (folder: string, from: Sender, clock: Clock): Mailer => ({
  send: async (message) => {
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
    const sent = await transport.sendMail(toMailOptions(message, from));
    if (!Buffer.isBuffer(sent.message)) throw new Error('The message was not written whole');
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const time = new Date(clock.now()).toISOString().replaceAll(/[:.]/g, '-');
    const file = join(folder, `${time}-${randomBytes(6).toString('base64url')}.eml`);
    await writeFile(`${file}.part`, sent.message, { mode: 0o600, flag: 'wx' });
    await rename(`${file}.part`, file);
  },
});

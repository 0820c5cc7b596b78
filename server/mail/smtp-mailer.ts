import { loadOnce } from '#server/load-once.ts';
import { MailRefused, toMailOptions, type Mailer, type Sender } from './mailer.ts';

/** ms */
const defaultTimeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  dnsTimeout: 10_000,
  socketTimeout: 15_000,
};

/** Requires STARTTLS for a password and another host than this one, unless `url` has `?requireTLS=false`. */
export function createSmtpMailer(
  url: string,
  from: Sender,
  timeouts: Partial<typeof defaultTimeouts> = {},
): Mailer {
  const loadTransport = loadOnce(() => openTransport(url, timeouts));
  return {
    send: async (message) => {
      const mail = toMailOptions(message, from);
      const transport = await loadTransport();
      try {
        await transport.sendMail(mail);
      } catch (cause) {
        const text = `The mail server did not take a message: ${formatReason(cause, message.to)}`;
        // oxlint-disable-next-line preserve-caught-error -- the cause may quote the message and whom it is for
        throw isPermanent(cause) ? new MailRefused(text) : new Error(text);
      }
    },
  };
}

/** The library is loaded with the first mail. */
async function openTransport(url: string, timeouts: Partial<typeof defaultTimeouts> = {}) {
  const { createTransport } = await import('nodemailer');
  return createTransport({ ...defaultTimeouts, ...timeouts, requireTLS: needsTls(url), url });
}

/** Connects and signs in, and sends nothing. @throws when the server cannot be reached or refuses */
export async function verifySmtp(url: string): Promise<void> {
  const transport = await openTransport(url);
  await transport.verify();
}

function needsTls(url: string): boolean {
  const { password, hostname } = new URL(url);
  return password !== '' && !['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

/** RFC 4954, section 6: replies about the sign-in at the mail server, which say nothing about the message. */
const signInReplies = new Set([530, 534, 535, 538]);

/** RFC 5321, section 4.2.1: 5yz is permanent. A wrong password of the server is put right, and the mail is sent then. */
function isPermanent(cause: unknown): boolean {
  const reply = cause instanceof Error && 'responseCode' in cause ? Number(cause.responseCode) : 0;
  return reply >= 500 && !signInReplies.has(reply);
}

/** Without the recipient, for the log. */
function formatReason(cause: unknown, to: string): string {
  return cause instanceof Error ? cause.message.replaceAll(to, 'the recipient') : 'unknown';
}

import path from 'node:path';
import type { Config } from '#server/config.ts';
import { verifySmtp } from '#server/mail/mailer.ts';
import type { Finding } from './finding.ts';

/** Signs in at the mail server and sends nothing. @throws when it refuses */
export async function checkMail(
  { smtpUrl, mailFrom, publicUrl, dataDir }: Pick<Config, 'smtpUrl' | 'mailFrom' | 'publicUrl' | 'dataDir'>,
  verify: (url: string) => Promise<unknown> = verifySmtp,
): Promise<readonly Finding[]> {
  const subject = 'mail';
  if (smtpUrl === undefined) {
    const message = `SMTP_URL is not set: mails are written into ${path.join(dataDir, 'outbox')}.`;
    return publicUrl.startsWith('https:')
      ? [{ subject, level: 'warning', message, advice: 'Set SMTP_URL to smtp://user:password@host:587.' }]
      : [{ subject, level: 'good', message }];
  }
  await verify(smtpUrl);
  const server = `${new URL(smtpUrl).host} takes our mails`;
  if (mailFrom !== undefined) return [{ subject, level: 'good', message: server }];
  const message = `${server}, sent as no-reply@${new URL(publicUrl).hostname}.`;
  return [
    { subject, level: 'warning', message, advice: 'Set MAIL_FROM to an address that you may send as.' },
  ];
}

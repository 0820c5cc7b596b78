import { join } from 'node:path';
import type { Clock } from '#server/clock.ts';
import type { Config } from '#server/config.ts';
import type { Mailer } from './mailer.ts';
import { createOutbox } from './outbox.ts';
import { readSender } from './sender.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

/** Without SMTP_URL each mail is a file in `outbox` of the data folder. */
export function createMailer(
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'publicUrl' | 'dataDir'>,
  clock: Clock,
): Mailer {
  const from = readSender(config);
  return config.smtpUrl === undefined
    ? createOutbox(join(config.dataDir, 'outbox'), from, clock)
    : createSmtpMailer(config.smtpUrl, from);
}

import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '#server/clock.ts';
import type { Config } from '#server/config.ts';
import { loadOnce } from '#server/load-once.ts';
import { toMailOptions, type Mailer, type Sender } from './mailer.ts';
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

function readSender({ mailFrom, publicUrl }: Pick<Config, 'mailFrom' | 'publicUrl'>): Sender {
  return mailFrom ?? { address: `no-reply@${new URL(publicUrl).hostname}` };
}

/** Files such as `2026-01-05T09-30-00-000Z-k3JdQx0a.eml`, written atomically and readable by their owner only. */
function createOutbox(folder: string, from: Sender, clock: Clock): Mailer {
  const loadTransport = loadOnce(async () => {
    const { createTransport } = await import('nodemailer');
    return createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  });
  return {
    send: async (message) => {
      const transport = await loadTransport();
      const sent = await transport.sendMail(toMailOptions(message, from));
      if (!Buffer.isBuffer(sent.message)) throw new Error('The message was not written whole');
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const time = new Date(clock.now()).toISOString().replaceAll(/[:.]/g, '-');
      const file = join(folder, `${time}-${randomBytes(6).toString('base64url')}.eml`);
      await writeFile(`${file}.part`, sent.message, { mode: 0o600, flag: 'wx' });
      await rename(`${file}.part`, file);
    },
  };
}

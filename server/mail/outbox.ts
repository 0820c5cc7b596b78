import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Clock } from '#server/clock.ts';
import type { Mailer } from './mailer.ts';
import { toMailOptions, type Sender } from './sender.ts';

/** Files such as `2026-01-05T09-30-00-000Z-k3JdQx0a.eml`, written atomically and readable by their owner only. */
export function createOutbox(folder: string, from: Sender, clock: Clock): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    send: async (message) => {
      const written = await transport.sendMail(toMailOptions(message, from));
      if (!Buffer.isBuffer(written.message)) throw new Error('The message was not written whole');
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const time = new Date(clock.now()).toISOString().replaceAll(/[:.]/g, '-');
      const file = join(folder, `${time}-${randomBytes(6).toString('base64url')}.eml`);
      await writeFile(`${file}.part`, written.message, { mode: 0o600, flag: 'wx' });
      await rename(`${file}.part`, file);
    },
  };
}

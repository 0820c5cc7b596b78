import { describe, expect, it, onTestFinished } from 'vitest';
import { createSmtpMailer } from '#server/mail/mailer.ts';
import { openMailServer, openSilentServer } from '#server/mail/testing/mail-server.ts';
import { addUser, openBackend } from '#server/http/testing/backend.ts';

const email = 'asha@example.com';

async function openWith(url: string, timeouts?: { greetingTimeout: number }) {
  const mailer = createSmtpMailer(url, 'office@example.com', timeouts);
  const { send, deps, ...backend } = await openBackend({}, { mailer });
  onTestFinished(backend.close);
  await addUser(backend.database, email, 'member');
  const post = (call: string, body: object) => send('POST', call, body);
  return { ...backend, post, idle: () => deps.background.idle() };
}

describe('mail over a real mail server', () => {
  it('delivers the code that signs in and the link that resets', async () => {
    const { url, delivered } = await openMailServer();
    const { post, idle } = await openWith(url);
    await post('/auth/send-otp', { email });
    await idle();
    const otp = /^ {4}(\d{6})\r?$/m.exec(delivered[0]?.text ?? '')?.[1];
    expect(delivered[0]?.html).toContain(`>${otp}</span>`);
    expect((await post('/auth/verify-otp', { email, otp })).status).toBe(200);
    await post('/auth/forgot-password', { email });
    await idle();
    const link = new URL(
      /href="(http:[^"]+token=[^"]+)"/.exec(delivered[1]?.html ?? '')?.[1]?.replaceAll('&amp;', '&') ?? '',
    );
    const request = { ...Object.fromEntries(link.searchParams), newPassword: 'a marigold on the dashboard' };
    expect((await post('/auth/reset-password', request)).status).toBe(200);
    await idle();
    expect(delivered.map(({ to }) => to)).toEqual([[email], [email], [email]]);
  });

  it.each([
    ['refuses it', async () => openWith((await openMailServer('Not today')).url), /Not today/],
    [
      'says nothing',
      async () => openWith(await openSilentServer(), { greetingTimeout: 50 }),
      /Greeting never received/,
    ],
  ])('that %s changes no answer, and the log has the reason without the secret', async (_, open, reason) => {
    const { post, idle, lines, database } = await open();
    const answers = [
      await post('/auth/send-otp', { email }),
      await post('/auth/send-otp', { email: 'nobody@example.com' }),
      await post('/auth/forgot-password', { email }),
    ];
    await idle();
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await answers[0]?.text()).toBe(await answers[1]?.text());
    const failures = lines.filter((line) => JSON.parse(line).event?.startsWith('a mail was '));
    expect(failures).toHaveLength(2);
    expect(failures.join('')).toMatch(reason);
    expect(failures.join('')).not.toMatch(/\b\d{6}\b|token=|asha@example\.com/);
    expect(await database.db.selectFrom('one_time_codes').selectAll().execute()).toHaveLength(1);
  });
});

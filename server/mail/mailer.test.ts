import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openLoopbackServer } from '#server/testing/loopback-server.ts';
import { temporaryFolder } from '#server/database/testing/temporary-database.ts';
import { createMailer, createSmtpMailer, type Message } from './mailer.ts';
import { openMailServer } from './testing/mail-server.ts';

const message = {
  to: 'asha@example.com',
  subject: 'Your sign-in code',
  text: 'Namaste, the code is 012345.',
  html: '<p>The code is 012345.</p>',
};
const clock = { now: () => Date.UTC(2026, 0, 5, 9, 30) };
const publicUrl = 'https://banyan.example:8443';
const bySmtp = (smtpUrl: string, mailFrom?: string) =>
  createMailer({ smtpUrl, mailFrom, publicUrl, dataDir: '/nowhere' }, clock);

/** Sends it to a mail server. @returns what arrives, and its lines */
async function deliver(change: Partial<Message> = {}, mailFrom?: string) {
  const { url, delivered } = await openMailServer();
  await bySmtp(url, mailFrom).send({ ...message, ...change });
  return { ...delivered[0], lines: delivered[0]?.text.split('\r\n') };
}

it('a message arrives as it was written, from the agency', async () => {
  const { from, to, lines } = await deliver();
  expect([from, to]).toEqual(['no-reply@banyan.example', ['asha@example.com']]);
  const expected = [
    'From: "Banyan Tours & Travels" <no-reply@banyan.example>',
    'To: asha@example.com',
    'Reply-To: "Banyan Tours & Travels" <support@example.com>',
    `Subject: ${message.subject}`,
    'Auto-Submitted: auto-generated',
    message.text,
    message.html,
  ];
  expect(lines).toEqual(expect.arrayContaining(expected));
});

it('the sender is the configured one', async () => {
  const { from, lines } = await deliver({}, 'Banyan Office <office@banyan.example>');
  expect(from).toBe('office@banyan.example');
  expect(lines).toContain('From: Banyan Office <office@banyan.example>');
});

it.each(['asha@example.com, other@example.com', 'asha@example.com\r\nBcc: other@example.com', ''])(
  'a message to %j is not sent',
  async (to) => {
    const { url, delivered } = await openMailServer();
    await expect(bySmtp(url).send({ ...message, to })).rejects.toThrow('one e-mail address');
    expect(delivered).toEqual([]);
  },
);

it('neither a subject nor an agency’s name brings headers along, also one that was stored before line breaks were refused', async () => {
  const agency = { name: 'Mango\r\nLeaf\u0007\u2028Journeys', email: 'office@example.com' };
  const subject = `A code for ${agency.name}\r\nBcc: other@example.com`;
  const { to, lines } = await deliver({ agency, subject });
  expect(lines).toContain('From: Mango Leaf Journeys <no-reply@banyan.example>');
  expect(lines).toContain('Reply-To: Mango Leaf Journeys <office@example.com>');
  expect(lines).toContain('Subject: A code for Mango Leaf Journeys Bcc: other@example.com');
  expect([to, lines?.find((line) => /^bcc:/i.test(line))]).toEqual([['asha@example.com'], undefined]);
});

it.each([
  ['a failed login', (url: string) => url.replace('p%40ss', 'guess'), 'Authentication failed'],
  ['a refusal', (url: string) => url, 'No room for the recipient'],
])('%s is reported without password, recipient and message', async (_, change, reason) => {
  const { url } = await openMailServer('No room for asha@example.com');
  const failure = await bySmtp(change(url)).send(message).catch(String);
  expect(failure).toMatch(/^Error: The mail server did not take a message: /);
  expect(failure).toContain(reason);
  expect(failure).not.toMatch(/guess|asha@example\.com|012345/);
});

it('a mail server that says nothing holds no message for ever', async () => {
  const { host, close } = await openLoopbackServer(() => undefined);
  onTestFinished(close);
  const mailer = createSmtpMailer(`smtp://${host}`, 'office@example.com', { greetingTimeout: 50 });
  await expect(mailer.send(message)).rejects.toThrow('Greeting never received');
});

it('without a mail server a message is a file that only its owner reads, also of the same moment, and nothing else is left', async () => {
  const dataDir = await temporaryFolder();
  const mailer = createMailer({ smtpUrl: undefined, mailFrom: undefined, publicUrl, dataDir }, clock);
  await Promise.all([mailer.send(message), mailer.send(message)]);
  const outbox = join(dataDir, 'outbox');
  const names = await readdir(outbox);
  expect(names).toHaveLength(2);
  for (const name of names) {
    expect(name).toMatch(/^2026-01-05T09-30-00-000Z-[\w-]{8}\.eml$/);
    expect((await stat(join(outbox, name))).mode & 0o777).toBe(0o600);
    const written = await readFile(join(outbox, name), 'utf8');
    expect(written.split('\r\n')).toEqual(expect.arrayContaining([message.text, message.html]));
    expect(written).not.toMatch(/[^\r]\n/);
  }
});

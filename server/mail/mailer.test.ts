import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '#server/database/testing/temporary-database.ts';
import { createMailer, type Message } from './mailer.ts';
import { openMailServer } from './testing/mail-server.ts';
import { readMessage } from './testing/read-message.ts';

const message = {
  to: 'asha@example.com',
  subject: 'आपका कोड: your sign-in code, which is rather long for one line of a message',
  text: `Namaste, the code is 012345.\n.\n${'राजस्थान '.repeat(30)}\n`,
  html: `<p>${'012345 '.repeat(40)}</p>\n`,
};
const clock = { now: () => Date.UTC(2026, 0, 5, 9, 30) };
const publicUrl = 'https://banyan.example:8443';
const bySmtp = (smtpUrl: string, mailFrom?: string) =>
  createMailer({ smtpUrl, mailFrom, publicUrl, dataDir: '/nowhere' }, clock);
const toFolder = (dataDir: string) =>
  createMailer({ smtpUrl: undefined, mailFrom: undefined, publicUrl, dataDir }, clock);

/** Sends it to a mail server. @returns what arrives */
async function deliver(change: Partial<Message> = {}, mailFrom?: string) {
  const { url, delivered } = await openMailServer();
  await bySmtp(url, mailFrom).send({ ...message, ...change });
  return delivered[0];
}

describe('with a mail server', () => {
  it('a message arrives as it was written, from the agency', async () => {
    const received = await deliver();
    expect(received).toMatchObject({ from: 'no-reply@banyan.example', to: ['asha@example.com'] });
    expect(received?.headers.get('from')).toBe('"Banyan Tours & Travels" <no-reply@banyan.example>');
    expect(received?.headers.get('to')).toBe('asha@example.com');
    expect(received?.headers.get('reply-to')).toBe('"Banyan Tours & Travels" <support@example.com>');
    expect(received?.headers.get('subject')).toBe(message.subject);
    expect(received?.headers.get('auto-submitted')).toBe('auto-generated');
    expect(received?.text.replaceAll('\r\n', '\n').trim()).toBe(message.text.trim());
    expect(received?.html.trim()).toBe(message.html.trim());
  });

  it('the sender is the configured one', async () => {
    const received = await deliver({}, 'Banyan Office <office@banyan.example>');
    expect(received?.from).toBe('office@banyan.example');
    expect(received?.headers.get('from')).toBe('Banyan Office <office@banyan.example>');
  });

  it.each([
    'asha@example.com, other@example.com',
    'asha@example.com\r\nBcc: other@example.com',
    'Asha <asha@example.com>',
    '',
  ])('a message to %j is not sent', async (to) => {
    const { url, delivered } = await openMailServer();
    await expect(bySmtp(url).send({ ...message, to })).rejects.toThrow('one e-mail address');
    expect(delivered).toEqual([]);
  });

  it('a subject cannot bring headers along', async () => {
    const received = await deliver({ subject: 'Hello\r\nBcc: other@example.com' });
    expect(received?.to).toEqual(['asha@example.com']);
    expect(received?.headers.get('bcc')).toBeUndefined();
  });

  it('headers have no line break of an agency’s name, also of one that was stored before it was refused', async () => {
    const agency = { name: 'Mango\r\nLeaf\u0007\u2028Journeys', email: 'office@example.com' };
    const received = await deliver({ agency, subject: `A code for ${agency.name}` });
    expect(received?.headers.get('from')).toBe('Mango Leaf Journeys <no-reply@banyan.example>');
    expect(received?.headers.get('reply-to')).toBe('Mango Leaf Journeys <office@example.com>');
    expect(received?.headers.get('subject')).toBe('A code for Mango Leaf Journeys');
  });

  it('a failed login is reported without the password and the message', async () => {
    const { url } = await openMailServer();
    const failure = await bySmtp(url.replace('p%40ss', 'guess')).send(message).catch(String);
    expect(failure).toMatch(/^Error: .* did not take a message: .*Authentication failed/);
    expect(failure).not.toMatch(/guess|012345/);
  });

  it('a refusal is reported without the recipient', async () => {
    const { url } = await openMailServer('No room for asha@example.com');
    const failure = await bySmtp(url).send(message).catch(String);
    expect(failure).toMatch(/^Error: .*No room for the recipient/);
    expect(failure).not.toMatch(/asha@example\.com|012345/);
  });
});

describe('without one', () => {
  it('a message is a file that only its owner reads, and nothing else is left', async () => {
    const dataDir = await temporaryFolder();
    await toFolder(dataDir).send(message);
    const outbox = join(dataDir, 'outbox');
    const [name = '', ...others] = await readdir(outbox);
    expect(name).toMatch(/^2026-01-05T09-30-00-000Z-[\w-]{8}\.eml$/);
    expect(others).toEqual([]);
    expect((await stat(join(outbox, name))).mode & 0o777).toBe(0o600);
    const raw = await readFile(join(outbox, name), 'utf8');
    const read = readMessage(raw);
    expect(read.headers.get('subject')).toBe(message.subject);
    expect(read.text.replaceAll('\r\n', '\n').trim()).toBe(message.text.trim());
    expect(raw).not.toMatch(/[^\r]\n/);
  });

  it('messages of the same moment do not overwrite each other', async () => {
    const dataDir = await temporaryFolder();
    const mailer = toFolder(dataDir);
    await Promise.all([mailer.send(message), mailer.send(message)]);
    expect(await readdir(join(dataDir, 'outbox'))).toHaveLength(2);
  });
});

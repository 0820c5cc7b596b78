import { expect, test } from 'vitest';
import { originalAgency } from '#contract/agency.ts';
import {
  createCodeEmail,
  createEmailChangedEmail,
  createEmailTakenEmail,
  createNewEmailCodeEmail,
  createPasswordChangedEmail,
  createResetEmail,
} from './account-emails.ts';
import { toMessage } from './render-email.ts';

const asha = { name: 'Asha Rao', host: 'banyan.example', agency: originalAgency };
const at = Date.UTC(2026, 0, 5, 20, 10);
const changedAt = '6 January 2026 at 1:40 am';
const neverAsks = 'Nobody from our office will ever ask you';
const code = createCodeEmail(asha, '012345', 10);
const reset = createResetEmail(asha, 'https://banyan.example/admin-login/reset-password?token=a-B_3', 30);
const changed = createPasswordChangedEmail(asha, at, 'https://banyan.example/admin-login/forgot-password');
const newAddress = createNewEmailCodeEmail(asha, '012345', 10);

test.each([
  ['code', code, ['valid for 10 minutes', neverAsks]],
  ['reset', reset, ['valid for 30 minutes', neverAsks]],
  ['changed password', changed, [changedAt]],
  ['new e-mail', newAddress, ['valid for 10 minutes', neverAsks]],
  ['taken e-mail', createEmailTakenEmail(asha), ['It has an account already']],
  ['changed e-mail', createEmailChangedEmail(asha, 'asha@new.example', at), ['asha@new.example', changedAt]],
])(
  'the %s mail says in both forms what a reader has to know, and fetches nothing',
  async (_, email, words) => {
    const { text, html } = await toMessage(email, 'asha@example.com');
    for (const word of words) for (const form of [text, html]) expect(form).toContain(word);
    expect(html).not.toMatch(/<(?:img|link|script|iframe)|@import|url\(/i);
    expect(html).toContain('<html lang="en-IN">');
  },
);

test('a code has its own line in both forms, and is not in the subject or preview', async () => {
  for (const email of [code, newAddress]) {
    const { text, html, subject } = await toMessage(email, 'asha@example.com');
    expect(text).toMatch(/^ {4}012345$/m);
    expect(html).toMatch(/>012345</);
    expect(subject + email.preview).not.toContain('012345');
  }
});

test('a name is shown as text, and may be missing; a link is a button and text to copy, and escaped in both', async () => {
  const hostile = `<img onerror="'&'">`;
  const written = '&lt;img onerror=&quot;&#39;&amp;&#39;&quot;&gt;';
  const named = await toMessage(createResetEmail({ ...asha, name: hostile }, hostile, 30), 'a@b.in');
  expect(named.text).toContain(`\n${hostile}\n`);
  expect(named.html).toContain(`Namaste ${written},`);
  expect(named.html.split(`href="${written}"`)).toHaveLength(3);
  expect(named.html).toContain(`>${written}</a`);
  expect(named.html).not.toContain('<img');
  const unnamed = await toMessage(createCodeEmail({ ...asha, name: '' }, '012345', 10), 'a@b.in');
  expect(unnamed.text).toContain('Namaste,');
});

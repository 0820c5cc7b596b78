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
const link = 'https://banyan.example/admin-login/reset-password?email=asha%40example.com&token=a-B_3';
const at = Date.UTC(2026, 0, 5, 20, 10);
const letters = {
  code: createCodeEmail(asha, '012345', 10),
  reset: createResetEmail(asha, link, 30),
  changed: createPasswordChangedEmail(asha, at, 'https://banyan.example/admin-login/forgot-password'),
  'new e-mail': createNewEmailCodeEmail(asha, '012345', 10),
  'taken e-mail': createEmailTakenEmail(asha),
  'changed e-mail': createEmailChangedEmail(asha, 'asha@new.example', at),
};
const message = (name: keyof typeof letters) => toMessage(letters[name], 'asha@example.com');

test.each(['code', 'new e-mail'] as const)(
  'the code of the %s mail has its own line in both forms, and is not in the subject or preview',
  async (name) => {
    const { text, html, subject } = await message(name);
    expect(text).toMatch(/^ {4}012345$/m);
    expect(html).toMatch(/>012345</);
    expect(subject + letters[name].preview).not.toContain('012345');
  },
);

test('the link is a button and text to copy', async () => {
  const { text, html } = await message('reset');
  expect(text).toContain(`\n${link}\n`);
  const escaped = link.replace('&', '&amp;');
  expect(html.split(`href="${escaped}"`)).toHaveLength(3);
  expect(html).toContain(`>${escaped}</a`);
});

test.each([
  ['code', 'valid for 10 minutes'],
  ['reset', 'valid for 30 minutes'],
  ['changed', '6 January 2026 at 1:40 am'],
  ['new e-mail', 'valid for 10 minutes'],
  ['changed e-mail', '6 January 2026 at 1:40 am'],
] as const)('the %s mail says when', async (name, words) => {
  const { text, html } = await message(name);
  expect(text).toContain(words);
  expect(html).toContain(words);
});

test.each(['code', 'reset', 'changed', 'new e-mail', 'taken e-mail', 'changed e-mail'] as const)(
  'the %s mail fetches nothing',
  async (name) => {
    const { html } = await message(name);
    expect(html).not.toMatch(/<(?:img|link|script|iframe)|@import|url\(/i);
    expect(html).toContain('<html lang="en-IN">');
  },
);

test.each(['code', 'reset', 'new e-mail'] as const)(
  'the %s mail says that the office never asks for it',
  async (name) => {
    expect((await message(name)).text).toContain('Nobody from our office will ever ask you');
  },
);

test('a name is shown as text, and may be missing; an address is escaped in elements and in attributes', async () => {
  const hostile = `<img onerror="'&'">`;
  const written = '&lt;img onerror=&quot;&#39;&amp;&#39;&quot;&gt;';
  const named = await toMessage(createResetEmail({ ...asha, name: hostile }, hostile, 30), 'a@b.in');
  expect(named.html).toContain(`Namaste ${written},`);
  expect(named.html.split(`href="${written}"`)).toHaveLength(3);
  expect(named.html).toContain(`>${written}</a`);
  expect(named.html).not.toContain('<img');
  const unnamed = await toMessage(createCodeEmail({ ...asha, name: '' }, '012345', 10), 'a@b.in');
  expect(unnamed.text).toContain('Namaste,');
});

import { describe, expect, it } from 'vitest';
import { createStartOutput, type StartMessage } from './start-message.ts';

const at = { publicUrl: 'http://localhost:3000', adminEmail: 'admin@localhost' };
const made = { outcome: 'created-with-password', password: 'S4ox2Ler1DdVeDlApRlx' } as const;
const given = { outcome: 'created' } as const;
const present = { outcome: 'present' } as const;

/** What a start has written after each of its steps. */
function writeStart(message: StartMessage, terminal?: { readonly columns?: number }, hasFailed = false) {
  const texts: string[] = [];
  const write = (text: string) => texts.push(text);
  const output = createStartOutput({ isTTY: terminal !== undefined, ...terminal, write });
  const take = () => texts.splice(0).join('');
  output.prepared(message);
  const prepared = take();
  if (hasFailed) {
    output.failed();
    return [prepared, take()];
  }
  output.listening(message.publicUrl);
  const listening = take();
  output.ended();
  return [prepared, listening, take()];
}

describe('the frame at the end of a start in a terminal', () => {
  it.each([
    [
      made,
      [
        '  E-mail     admin@localhost',
        '  Password   S4ox2Ler1DdVeDlApRlx',
        '',
        '  The password is shown this once: write it down.',
      ],
    ],
    [given, ['  E-mail     admin@localhost', '  Password   the one in ADMIN_PASSWORD', '']],
    [present, ['  Password forgotten?   npm run admin -- reset EMAIL', '']],
  ])('says where to sign in, with a password once, if that was made up: %j', (administrator, account) => {
    const [prepared, listening, frame = ''] = writeStart({ ...at, administrator }, { columns: 80 });
    const [before, rule = '', website, signIn, ...rest] = frame.split('\n');
    expect([prepared, listening, before]).toEqual(['', '', '']);
    expect([website, signIn].map((line) => line?.replace(/ {3,}/, ' '))).toEqual([
      '  Website http://localhost:3000',
      '  Sign in http://localhost:3000/admin-login',
    ]);
    expect(rest).toEqual([...account, '  Ctrl+C stops the website.', rule, '', '']);
    // Characters that every console shows.
    expect(frame).toMatch(/^[ -~\n]+$/);
  });

  it.each([80, 40])('is not wider than the terminal (%i columns), whatever is in it', (columns) => {
    const publicUrl = `https://${'tours.'.repeat(20)}example.com`;
    const frame = writeStart({ ...at, publicUrl, administrator: made }, { columns }).join('');
    expect(frame.match(/^=+$/gm)).toEqual(['='.repeat(columns), '='.repeat(columns)]);
    expect(frame).toContain(publicUrl);
  });
});

const line = 'Administrator: admin@localhost, password: S4ox2Ler1DdVeDlApRlx (shown this once)\n';

it.each([
  [made, line],
  [given, ''],
  [present, ''],
])('programs get a password that was made up at once, then the address: %j', (administrator, text) => {
  expect(writeStart({ ...at, administrator })).toEqual([text, `${at.publicUrl}\n`, '']);
});

it('a start that fails shows the password that was made up, in a terminal too, once', () => {
  const message = { ...at, administrator: made };
  expect(writeStart(message, {}, true)).toEqual(['', line]);
  expect(writeStart(message, undefined, true)).toEqual([line, '']);
});

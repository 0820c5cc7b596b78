import { describe, expect, it } from 'vitest';
import { createStartOutput, type StartMessage } from './start-message.ts';

const at = { publicUrl: 'http://localhost:3000', adminEmail: 'admin@localhost' };
const made = { outcome: 'created-with-password', password: 'S4ox2Ler1DdVeDlApRlx' } as const;
const given = { outcome: 'created' } as const;
const present = { outcome: 'present' } as const;
const long = {
  publicUrl: `https://${'tours.'.repeat(20)}example.com`,
  adminEmail: `${'a'.repeat(90)}@localhost`,
};

const address = ['Website http://localhost:3000', 'Sign in http://localhost:3000/admin-login'];
const end = ['', 'Ctrl+C stops the website.'];

/** What a start has written after each of its steps. */
function writeStart(
  message: StartMessage,
  terminal: { readonly columns?: number } | undefined,
  hasFailed = false,
) {
  const texts: string[] = [];
  const output = createStartOutput({
    isTTY: terminal !== undefined,
    ...terminal,
    write: (text) => texts.push(text),
  });
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

function writeFrame(message: StartMessage, columns: number): readonly string[] {
  const [prepared, listening, frame = ''] = writeStart(message, { columns });
  expect([prepared, listening]).toEqual(['', '']);
  return frame.split('\n').slice(0, -1);
}

describe('the frame of a start', () => {
  it.each([
    [
      'with the password that was made up, once',
      made,
      [
        ...address,
        'E-mail admin@localhost',
        'Password S4ox2Ler1DdVeDlApRlx',
        '',
        'The password is shown this once: write it down.',
        'Ctrl+C stops the website.',
      ],
    ],
    [
      'without a password that was given',
      given,
      [...address, 'E-mail admin@localhost', 'Password the one in ADMIN_PASSWORD', ...end],
    ],
    [
      'of a later start with the way to another password',
      present,
      [...address, 'Password forgotten? npm run admin -- reset EMAIL', ...end],
    ],
  ])('says where to sign in, %s', (_, administrator, expected) => {
    const [before, top, ...rest] = writeFrame({ ...at, administrator }, 80);
    const bottom = rest.at(-2);
    expect([before, rest.at(-1)]).toEqual(['', '']);
    expect(rest.slice(0, -2).map((line) => line.trim().replace(/ {3,}/, ' '))).toEqual(expected);
    expect(top).toMatch(/^=+$/);
    expect(bottom).toBe(top);
    expect(Math.max(...rest.map(({ length }) => length))).toBe(top?.length);
  });

  it.each([80, 40])(
    'is not wider than the terminal (%i columns) at its rules, whatever is in it',
    (columns) => {
      const frame = writeFrame({ ...long, administrator: made }, columns);
      expect(frame.filter((text) => text.startsWith('='))).toEqual(
        Array.from({ length: 2 }, () => '='.repeat(columns)),
      );
      for (const value of Object.values(long)) expect(frame.join('\n')).toContain(value);
    },
  );

  it('has only characters that every console shows', () => {
    for (const administrator of [made, given, present])
      expect(writeFrame({ ...at, administrator }, 80).join('')).toMatch(/^[ -~]+$/);
  });
});

const line = 'Administrator: admin@localhost, password: S4ox2Ler1DdVeDlApRlx (shown this once)\n';

it.each([
  [made, line],
  [given, ''],
  [present, ''],
])(
  'programs get the password that was made up (%j) at once, then the address, and no frame',
  (administrator, text) => {
    expect(writeStart({ ...at, administrator }, undefined)).toEqual([text, `${at.publicUrl}\n`, '']);
  },
);

it('a start that fails shows the password that was made up, in a terminal too, once', () => {
  const message = { ...at, administrator: made };
  expect([writeStart(message, {}, true), writeStart(message, undefined, true)]).toEqual([
    ['', line],
    [line, ''],
  ]);
});

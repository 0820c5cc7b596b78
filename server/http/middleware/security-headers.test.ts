import { expect, it } from 'vitest';
import type { Firebase } from '#server/config.ts';
import { inlineHashes, pageHeaders } from './security-headers.ts';

const firebase: Firebase = {
  projectId: 'banyan',
  jwksUrl: undefined,
  emulatorHost: undefined,
  authDomain: 'banyan.firebaseapp.com',
};

function sourcesOf(directive: string, settings?: Firebase): string | undefined {
  const headers = pageHeaders({ scripts: [], styles: [] }, settings);
  const policy = headers[headers.indexOf('content-security-policy') + 1] ?? '';
  const entry = policy.split('; ').find((one) => one.startsWith(`${directive} `));
  return entry?.slice(directive.length + 1);
}

const accounts = ' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com';
const emulator = ' http://localhost:9099';
it.each([
  ['default-src', "'none'", '', ''],
  ['script-src', "'self'", ' https://apis.google.com', ''],
  ['style-src', "'self'", '', ''],
  ['img-src', "'self' data: blob:", ' https://lh3.googleusercontent.com', ''],
  ['connect-src', "'self'", accounts, emulator],
  ['frame-src', 'https://www.openstreetmap.org', ' https://banyan.firebaseapp.com', emulator],
  ['worker-src', "'self'", '', ''],
  ['manifest-src', "'self'", '', ''],
  ['object-src', "'none'", '', ''],
  ['base-uri', "'none'", '', ''],
  ['frame-ancestors', "'none'", '', ''],
])(
  '%s of a page is %s, with Google’s sign-in also%s, with its emulator also%s',
  (name, own, google, emulated) => {
    expect(sourcesOf(name)).toBe(own);
    expect(sourcesOf(name, firebase)).toBe(own + google);
    expect(sourcesOf(name, { ...firebase, emulatorHost: 'localhost:9099' })).toBe(own + google + emulated);
  },
);

it('hashes of inline code cover scripts and styles, not scripts from files', () => {
  const html = '<script src="/a.js"></script><script type="module">a()</script><style>b{}</style>';
  expect(inlineHashes(html)).toEqual({
    scripts: ["'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='"],
    styles: ["'sha256-7yqHVAesot11p6HczDsgKRipvI5UPgs97z80zNXlans='"],
  });
});

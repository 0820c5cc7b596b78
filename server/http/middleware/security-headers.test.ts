import { describe, expect, it } from 'vitest';
import type { Firebase } from '#server/config.ts';
import { pageHeaders } from './security-headers.ts';

const firebase: Firebase = {
  projectId: 'banyan',
  jwksUrl: undefined,
  emulatorHost: undefined,
  authDomain: 'banyan.firebaseapp.com',
};

function sources(kind: string, settings?: Firebase): readonly string[] {
  const headers = pageHeaders({ scripts: [], styles: [] }, settings);
  const policy = headers[headers.indexOf('content-security-policy') + 1] ?? '';
  const directive = policy.split('; ').find((entry) => entry.startsWith(`${kind} `)) ?? '';
  return directive.split(' ').slice(1);
}

describe('a page’s policy', () => {
  it('allows Google nothing while signing in with Google is not set up', () => {
    expect(sources('script-src')).toEqual(["'self'"]);
    expect(sources('connect-src')).toEqual(["'self'"]);
    expect(sources('img-src')).toEqual(["'self'", 'data:', 'blob:']);
    expect(sources('frame-src')).toEqual(['https://www.openstreetmap.org']);
  });

  it('allows what Google’s sign-in needs once it is set up', () => {
    expect(sources('script-src', firebase)).toEqual(["'self'", 'https://apis.google.com']);
    expect(sources('connect-src', firebase)).toEqual([
      "'self'",
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
    ]);
    expect(sources('img-src', firebase)).toContain('https://lh3.googleusercontent.com');
    expect(sources('frame-src', firebase)).toEqual([
      'https://www.openstreetmap.org',
      'https://banyan.firebaseapp.com',
    ]);
  });

  it('allows an emulator to be called and framed, not to bring scripts', () => {
    const emulated = { ...firebase, emulatorHost: 'localhost:9099' };
    expect(sources('connect-src', emulated)).toContain('http://localhost:9099');
    expect(sources('frame-src', emulated)).toContain('http://localhost:9099');
    expect(sources('script-src', emulated)).toEqual(sources('script-src', firebase));
  });

  it.each([undefined, firebase])('allows no inline code and no framing', (settings) => {
    expect(sources('script-src', settings).join()).not.toContain('unsafe');
    expect(sources('style-src', settings)).toEqual(["'self'"]);
    expect(sources('worker-src', settings)).toEqual(["'self'"]);
    expect(sources('manifest-src', settings)).toEqual(["'self'"]);
    for (const kind of ['object-src', 'base-uri', 'frame-ancestors'])
      expect(sources(kind, settings)).toEqual(["'none'"]);
  });
});

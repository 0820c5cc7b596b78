import { EventEmitter, once } from 'node:events';
import { text } from 'node:stream/consumers';
import { UnsecuredJWT, type JWTPayload } from 'jose';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { readPerson } from './google-claims.ts';
import { createGoogleVerifier } from './google-token.ts';
import {
  createSigner,
  googleClaims,
  openKeyServer,
  projectId,
  type Signer,
} from '#server/accounts/testing/google-issuer-stub.ts';
import { openLoopbackServer } from '#server/testing/loopback-server.ts';

const now = Date.UTC(2026, 0, 1);
const clock = { now: () => now };
const refused = { kind: 'refused' };

const first = await createSigner('first');
const second = await createSigner('second');
const third = await createSigner('third');
const tokenOf = (signer: Signer) => signer.sign(googleClaims(now));

const unsigned = (change: JWTPayload = {}) => new UnsecuredJWT(googleClaims(now, change)).encode();

/** A server that has the first key, and what verifies with it. */
async function openKeys(free?: Promise<unknown>) {
  const published = [first];
  const server = await openKeyServer(published, free);
  onTestFinished(server.close);
  const firebase = { projectId, jwksUrl: server.jwksUrl, emulatorHost: undefined };
  return { ...server, published, verify: createGoogleVerifier(firebase, clock) };
}

/** An emulator that knows one person, and the requests to it. */
async function openEmulator(isKnown = true) {
  const requests: { address: string; body: string }[] = [];
  const { host, close } = await openLoopbackServer(async (request, response) => {
    requests.push({ address: request.url ?? '', body: await text(request) });
    response.statusCode = isKnown ? 200 : 400;
    response.end(JSON.stringify(isKnown ? { users: [{ localId: 'uid-asha' }] } : { error: {} }));
  });
  onTestFinished(close);
  const firebase = { projectId, jwksUrl: undefined, emulatorHost: host };
  return { close, requests, verify: createGoogleVerifier(firebase, clock) };
}

/** Moves the clock that the keys' age is measured by. */
const passTime = (ms: number) => vi.setSystemTime(Date.now() + ms);

describe('the keys of Google’s tokens', () => {
  it('are fetched anew for an unknown one, but not more than each half minute', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { verify, published, requestCount } = await openKeys();
    await verify(await tokenOf(first));
    published.push(second);
    const token = await tokenOf(second);
    await expect(verify(token)).rejects.toMatchObject(refused);
    expect(requestCount()).toBe(1);

    passTime(31_000);
    expect(await verify(token)).toMatchObject({ subject: 'uid-asha' });
    for (let index = 0; index < 5; index += 1)
      await expect(verify(await tokenOf(third))).rejects.toMatchObject(refused);
    expect(requestCount()).toBe(2);
  });

  it('are dropped after an hour, so that a revoked key is not accepted for ever', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { verify, published } = await openKeys();
    const token = await tokenOf(first);
    await verify(token);
    published.splice(0, 1, second);
    expect(await verify(token)).toMatchObject({ subject: 'uid-asha' });
    passTime(3_601_000);
    await expect(verify(token)).rejects.toMatchObject(refused);
  });

  it('that hang do not hold a sign-in, and the next one has what came later', async () => {
    const keys = new EventEmitter();
    const { verify, requestCount } = await openKeys(once(keys, 'free'));
    const idToken = await tokenOf(first);
    await expect(verify(idToken)).rejects.toMatchObject({ kind: 'unreachable' });
    keys.emit('free');
    await expect(verify(idToken)).resolves.toMatchObject({ email: expect.any(String) });
    expect(requestCount()).toBe(1);
  });
});

describe('a token of the emulator', () => {
  it('is accepted when the emulator answers that the person exists, refused when not, and fails without an answer', async () => {
    const { requests, close, verify } = await openEmulator();
    expect(await verify(unsigned())).toMatchObject({ subject: 'uid-asha', name: 'Asha Rao' });
    const address = '/identitytoolkit.googleapis.com/v1/accounts:lookup?key=emulator';
    expect(requests).toEqual([{ address, body: JSON.stringify({ idToken: unsigned() }) }]);
    await expect(verify(unsigned({ sub: 'uid-other' }))).rejects.toMatchObject(refused);
    close();
    await expect(verify(unsigned())).rejects.toMatchObject({ kind: 'unreachable' });
    const unknown = await openEmulator(false);
    await expect(unknown.verify(unsigned())).rejects.toMatchObject(refused);
  });

  it('that is signed, of another project or has expired is refused without a call to the emulator', async () => {
    const { requests, verify } = await openEmulator();
    const expired = unsigned({ exp: now / 1000 - 60 });
    for (const token of [await tokenOf(first), unsigned({ aud: 'another' }), expired])
      await expect(verify(token)).rejects.toMatchObject(refused);
    expect(requests).toEqual([]);
  });
});

const read = (change: Record<string, unknown>) => readPerson(googleClaims(now, change), now);

it.each([
  [undefined, 'Asha.Rao'],
  [5, 'Asha.Rao'],
  [' \u0000 ', 'Asha.Rao'],
  [' Asha\r\n\tRao\u0000\uD83D ', 'Asha Rao'],
  ['x'.repeat(200), 'x'.repeat(80)],
  [`${'x'.repeat(79)}🌴🌴`, 'x'.repeat(79)],
])(
  'a person whose name is %j has one of a line and whole characters, or of the e-mail: %s',
  (name, shown) => {
    expect(read({ name }).name).toBe(shown);
  },
);

it.each([undefined, 'http://pictures.example/a.jpg', 'javascript:alert(1)', '//x'])(
  'a person with %j for a picture has none',
  (picture) => {
    expect(read({ picture }).picture).toBe('');
  },
);

it('a token may have been made by a clock a few seconds ahead of ours', () => {
  expect(read({ iat: now / 1000 + 5, auth_time: now / 1000 + 5 }).subject).toBe('uid-asha');
});

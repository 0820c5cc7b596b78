import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createGoogleVerifier } from './google-token.ts';
import {
  createSigner,
  googleClaims,
  openKeyServer,
  projectId,
  type Signer,
} from '#server/accounts/testing/google-issuer-stub.ts';

const now = Date.UTC(2026, 0, 1);
const clock = { now: () => now };
const seconds = 1000;

const [first, second, third] = await Promise.all([
  createSigner('first'),
  createSigner('second'),
  createSigner('third'),
]);

let published: Signer[];
let server: Awaited<ReturnType<typeof openKeyServer>>;
beforeEach(async () => {
  published = [first];
  server = await openKeyServer(published);
});
afterEach(() => server.close());

const verifier = () =>
  createGoogleVerifier({ projectId, jwksUrl: server.jwksUrl, emulatorHost: undefined }, clock);
const tokenOf = (signer: Signer) => signer.sign(googleClaims(now));

/** Moves the clock that the keys' age is measured by. */
const passTime = (ms: number) => vi.setSystemTime(Date.now() + ms);

describe('the keys of Google’s tokens', () => {
  it('are fetched once for many tokens', async () => {
    const verify = verifier();
    const token = await tokenOf(first);
    expect(await Promise.all([verify(token), verify(token)])).toHaveLength(2);
    expect(await verify(token)).toMatchObject({ subject: 'uid-asha' });
    expect(server.requestCount()).toBe(1);
  });

  it('are fetched anew for an unknown one, but not more than each half minute', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const verify = verifier();
    await verify(await tokenOf(first));
    published.push(second);
    const token = await tokenOf(second);
    await expect(verify(token)).rejects.toMatchObject({ kind: 'refused' });
    expect(server.requestCount()).toBe(1);

    passTime(31 * seconds);
    expect(await verify(token)).toMatchObject({ subject: 'uid-asha' });
    expect(server.requestCount()).toBe(2);

    const otherSigner = await tokenOf(third);
    for (let index = 0; index < 5; index += 1)
      await expect(verify(otherSigner)).rejects.toMatchObject({ kind: 'refused' });
    expect(server.requestCount()).toBe(2);
  });

  it('are dropped after an hour, so that a revoked key is not accepted for ever', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const verify = verifier();
    const token = await tokenOf(first);
    await verify(token);
    published.splice(0, 1, second);
    expect(await verify(token)).toMatchObject({ subject: 'uid-asha' });
    passTime(3601 * seconds);
    await expect(verify(token)).rejects.toMatchObject({ kind: 'refused' });
  });

  it('that hang do not hold a sign-in, and the next one has what came later', async () => {
    const verify = verifier();
    const answer = server.hold();
    const idToken = await tokenOf(first);
    await expect(verify(idToken)).rejects.toMatchObject({ kind: 'unreachable' });
    answer();
    await expect(verify(idToken)).resolves.toMatchObject({ email: expect.any(String) });
    expect(server.requestCount()).toBe(1);
  });
});

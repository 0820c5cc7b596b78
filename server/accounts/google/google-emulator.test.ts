import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { UnsecuredJWT, type JWTPayload } from 'jose';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createGoogleVerifier } from './google-token.ts';
import { createSigner, googleClaims, projectId } from '#server/accounts/testing/google-issuer-stub.ts';

const now = Date.UTC(2026, 0, 1);

/** An emulator that knows one person, and the requests to it. */
async function openEmulator(isKnown = true) {
  const requests: { address: string; body: string }[] = [];
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    requests.push({ address: request.url ?? '', body: await text(request) });
    response.statusCode = isKnown ? 200 : 400;
    response.end(JSON.stringify(isKnown ? { users: [{ localId: 'uid-asha' }] } : { error: {} }));
  };
  const emulator = createServer((request, response) => void respond(request, response));
  emulator.listen(0, '127.0.0.1');
  onTestFinished(() => void emulator.close());
  await once(emulator, 'listening');
  const address = emulator.address();
  const port = typeof address === 'object' && address ? address.port : 9;
  const firebase = { projectId, jwksUrl: undefined, emulatorHost: `127.0.0.1:${port}`, authDomain: 'x' };
  return { emulator, requests, verify: createGoogleVerifier(firebase, { now: () => now }) };
}

const unsigned = (change: JWTPayload = {}) => new UnsecuredJWT(googleClaims(now, change)).encode();
const refused = { kind: 'refused' };

describe('a token of the emulator', () => {
  it('is accepted once the emulator has answered that the person exists', async () => {
    const { requests, verify } = await openEmulator();
    expect(await verify(unsigned())).toMatchObject({ subject: 'uid-asha', name: 'Asha Rao' });
    const address = '/identitytoolkit.googleapis.com/v1/accounts:lookup?key=emulator';
    expect(requests).toEqual([{ address, body: JSON.stringify({ idToken: unsigned() }) }]);
  });

  it('of another project, and one that has expired, is refused without a call to the emulator', async () => {
    const { requests, verify } = await openEmulator();
    for (const change of [{ aud: 'another' }, { exp: now / 1000 - 60 }])
      await expect(verify(unsigned(change))).rejects.toMatchObject(refused);
    expect(requests).toEqual([]);
  });

  it('is refused when it is signed, or when the emulator does not know it or knows it as somebody else', async () => {
    const { verify } = await openEmulator();
    await expect(verify(unsigned({ sub: 'uid-other' }))).rejects.toMatchObject(refused);
    const signed = await (await createSigner('first')).sign(googleClaims(now));
    await expect(verify(signed)).rejects.toMatchObject(refused);
    const unknown = await openEmulator(false);
    await expect(unknown.verify(unsigned())).rejects.toMatchObject(refused);
  });

  it('fails as unreachable while the emulator does not answer', async () => {
    const { emulator, verify } = await openEmulator();
    emulator.close();
    await expect(verify(unsigned())).rejects.toMatchObject({ kind: 'unreachable' });
  });
});

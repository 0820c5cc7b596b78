import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { UnsecuredJWT, type JWTPayload } from 'jose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createGoogleVerifier } from './google-token.ts';
import { createSigner, googleClaims, projectId } from '#server/accounts/testing/google-issuer-stub.ts';

const now = Date.UTC(2026, 0, 1);

let emulator: Server;
let requests: { address: string; body: string }[];
let known: boolean;
beforeEach(async () => {
  requests = [];
  known = true;
  emulator = createServer((request, response) => {
    let body = '';
    request.on('data', (piece) => (body += String(piece)));
    request.on('end', () => {
      requests.push({ address: request.url ?? '', body });
      response.statusCode = known ? 200 : 400;
      response.end(JSON.stringify(known ? { users: [{ localId: 'uid-asha' }] } : { error: {} }));
    });
  }).listen(0, '127.0.0.1');
  await once(emulator, 'listening');
});
afterEach(() => {
  emulator.close();
});

function verify(token: string) {
  const address = emulator.address();
  const port = typeof address === 'object' && address ? address.port : 9;
  const firebase = { projectId, jwksUrl: undefined, emulatorHost: `127.0.0.1:${port}`, authDomain: 'x' };
  return createGoogleVerifier(firebase, { now: () => now })(token);
}
const unsigned = (change: JWTPayload = {}) => new UnsecuredJWT(googleClaims(now, change)).encode();

describe('a token of the emulator', () => {
  it('is accepted once the emulator has answered that the person exists', async () => {
    expect(await verify(unsigned())).toMatchObject({ subject: 'uid-asha', name: 'Asha Rao' });
    expect(requests).toEqual([
      {
        address: '/identitytoolkit.googleapis.com/v1/accounts:lookup?key=emulator',
        body: JSON.stringify({ idToken: unsigned() }),
      },
    ]);
  });

  it.each([
    ['of another project', { aud: 'another' }],
    ['of another issuer', { iss: 'https://securetoken.google.com/another' }],
    ['that has expired', { exp: now / 1000 - 60 }],
    ['of another provider', { firebase: { sign_in_provider: 'password' } }],
  ])('%s is refused without a call to the emulator', async (_why, change) => {
    await expect(verify(unsigned(change))).rejects.toMatchObject({ kind: 'refused' });
    expect(requests).toEqual([]);
  });

  it('is refused when the emulator does not know it, or knows it as somebody else', async () => {
    await expect(verify(unsigned({ sub: 'uid-other' }))).rejects.toMatchObject({ kind: 'refused' });
    known = false;
    await expect(verify(unsigned())).rejects.toMatchObject({ kind: 'refused' });
  });

  it('is refused when it is signed', async () => {
    const signed = await (await createSigner('first')).sign(googleClaims(now));
    await expect(verify(signed)).rejects.toMatchObject({ kind: 'refused' });
  });

  it('fails as unreachable while the emulator does not answer', async () => {
    const token = unsigned();
    const answer = verify(token);
    await expect(answer).resolves.toBeDefined();
    emulator.closeAllConnections();
    emulator.close();
    await expect(verify(token)).rejects.toMatchObject({ kind: 'unreachable' });
  });
});

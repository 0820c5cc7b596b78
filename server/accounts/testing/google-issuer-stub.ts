import { once } from 'node:events';
import { createServer } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';

export const projectId = 'demo-banyan';

/** @param now ms since 1970 */
export function googleClaims(now: number, change: JWTPayload = {}): JWTPayload {
  const seconds = Math.floor(now / 1000);
  return {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    sub: 'uid-asha',
    iat: seconds,
    auth_time: seconds,
    exp: seconds + 3600,
    email: 'Asha.Rao@example.com',
    email_verified: true,
    name: 'Asha Rao',
    picture: 'https://lh3.googleusercontent.com/a/asha=s96-c',
    firebase: { sign_in_provider: 'google.com', identities: { 'google.com': ['1034'] } },
    ...change,
  };
}

export async function createSigner(kid: string) {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  return {
    publicKey,
    privateJwk: { ...(await exportJWK(privateKey)), kid, alg: 'RS256' },
    publicJwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' },
    sign: (claims: JWTPayload, header: { kid?: string } = { kid }) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'RS256', typ: 'JWT', ...header }).sign(privateKey),
  };
}
export type Signer = Awaited<ReturnType<typeof createSigner>>;

/** Serves keys on the loopback address as Google does, and counts the requests. */
export async function openKeyServer(published: Signer[]) {
  let requestCount = 0;
  let isHeld = false;
  const held: (() => void)[] = [];
  const server = createServer((_request, response) => {
    requestCount += 1;
    response.setHeader('content-type', 'application/json');
    const answer = () =>
      void response.end(JSON.stringify({ keys: published.map(({ publicJwk }) => publicJwk) }));
    if (isHeld) held.push(answer);
    else answer();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return {
    jwksUrl: `http://127.0.0.1:${address.port}/keys`,
    requestCount: () => requestCount,
    /** From now on requests wait until the function that it gives is called. */
    hold: () => {
      isHeld = true;
      return () => held.forEach((answer) => answer());
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

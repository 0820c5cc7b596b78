import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';
import { openLoopbackServer } from '#server/testing/loopback-server.ts';

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

/** Serves keys as Google does, and counts the requests. @param free what each answer waits for */
export async function openKeyServer(published: Signer[], free: Promise<unknown> = Promise.resolve()) {
  let requestCount = 0;
  const { host, close } = await openLoopbackServer(async (_request, response) => {
    requestCount += 1;
    await free;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ keys: published.map(({ publicJwk }) => publicJwk) }));
  });
  return { jwksUrl: `http://${host}/keys`, requestCount: () => requestCount, close };
}

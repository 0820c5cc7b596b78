import { randomUUID } from 'node:crypto';
import type { Config } from '#server/config.ts';
import { isLocal } from './check-configuration.ts';
import { formatReason, type Finding } from './finding.ts';

/** ms */
const timeout = 10_000;
/** ms that clocks may differ. */
const tolerance = 60_000;
const subject = 'public address';

/** Asks the running server through whatever stands in front of it: TLS, the redirect to it, the proxy's headers. */
export async function checkPublicAddress(
  { publicUrl, trustProxy }: Pick<Config, 'publicUrl' | 'trustProxy'>,
  now: () => number = Date.now,
  request: typeof fetch = fetch,
): Promise<readonly Finding[]> {
  const id = randomUUID();
  const health = `${publicUrl}/api/health`;
  const sent = { headers: { 'x-request-id': id }, redirect: 'manual', cache: 'no-store' } as const;
  let answer: Response;
  try {
    answer = await request(health, { ...sent, signal: AbortSignal.timeout(timeout) });
  } catch (cause) {
    const advice = isLocal(publicUrl)
      ? 'Start the server, unless it is to be off.'
      : 'Look whether server and proxy run, whether the name leads here, and whether the certificate is valid.';
    const level = isLocal(publicUrl) ? 'warning' : 'problem';
    return [{ subject, level, message: `${publicUrl} does not answer: ${formatReason(cause)}`, advice }];
  }
  if (answer.status !== 200 || !(await isHealth(answer)))
    return [
      {
        subject,
        level: 'problem',
        message: `${health} answers ${answer.status} and not as this server does.`,
        advice: 'Let the proxy hand all paths on to this server unchanged.',
      },
    ];
  const found = [
    findForeignClock(answer, now()),
    findLostHeaders(answer, id, trustProxy),
    await findMissingRedirect(publicUrl, request),
  ].filter((finding) => finding !== undefined);
  return found.length > 0 ? found : [{ subject, level: 'good', message: `${publicUrl} answers` }];
}

async function isHealth(answer: Response): Promise<boolean> {
  const text = await answer.text();
  return /"status":"ok"/.test(text);
}

function findForeignClock(answer: Response, now: number): Finding | undefined {
  const skew = Math.abs(Date.parse(answer.headers.get('date') ?? '') - now);
  if (!(skew > tolerance)) return undefined;
  const message = `The clock of what answers at the public address differs by ${Math.round(skew / 1000)} s.`;
  return { subject, level: 'problem', message, advice: 'Switch time synchronisation on, on both machines.' };
}

/** The server keeps an X-Request-Id only from a proxy that it trusts. */
function findLostHeaders(
  answer: Response,
  id: string,
  trustProxy: Config['trustProxy'],
): Finding | undefined {
  const isOff = trustProxy.kind === 'hops' && trustProxy.hops === 0;
  if (isOff || answer.headers.get('x-request-id') === id) return undefined;
  return {
    subject,
    level: 'warning',
    message:
      'The request did not come by a proxy that TRUST_PROXY names, or the proxy gives its own X-Request-Id.',
    advice:
      'Compare TRUST_PROXY of the running server with the proxies in front, and let them set X-Forwarded-For.',
  };
}

/** Nothing to look for with a port in the address: nobody knows where http would be. */
async function findMissingRedirect(publicUrl: string, request: typeof fetch): Promise<Finding | undefined> {
  const { protocol, port } = new URL(publicUrl);
  if (protocol !== 'https:' || port !== '') return undefined;
  const plain = publicUrl.replace(/^https:/, 'http:');
  try {
    const answer = await request(plain, { redirect: 'manual', signal: AbortSignal.timeout(timeout) });
    if (answer.headers.get('location')?.startsWith('https:') === true) return undefined;
    const message = `${plain} is not redirected to https.`;
    return { subject, level: 'warning', message, advice: 'Let the proxy answer port 80 with a redirect.' };
  } catch {
    // Nothing listens without TLS.
    return undefined;
  }
}

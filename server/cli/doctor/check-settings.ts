import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, statfs } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '#server/config.ts';
import { findFolderPermissionWarning } from '#server/database/data-folder.ts';
import { verifySmtp } from '#server/mail/mailer.ts';
import { clockTolerance, conclude, formatReason, problem, toMegabytes, warning } from './finding.ts';

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);
const isLocal = (publicUrl: string) => loopback.has(new URL(publicUrl).hostname);

const isOff = (trustProxy: Config['trustProxy']) => trustProxy.kind === 'hops' && trustProxy.hops === 0;

/** Versions of Node.js from this one on get security updates. */
const maintainedNode = 22;

/** @param nodeVersion such as `v24.1.0` */
export const checkConfiguration = ({ publicUrl, trustProxy }: Config, nodeVersion: string) =>
  conclude(
    `${publicUrl}, Node.js ${nodeVersion}`,
    Number.parseInt(nodeVersion.slice(1), 10) < maintainedNode &&
      warning(`Node.js ${nodeVersion} gets no security updates any more.`, 'Install Node.js 24 LTS.'),
    publicUrl.startsWith('http:') &&
      !isLocal(publicUrl) &&
      problem(
        `PUBLIC_URL is ${publicUrl}: passwords and cookies are sent without encryption.`,
        'Put a proxy in front that ends TLS, and set PUBLIC_URL to the https address.',
      ),
    publicUrl.startsWith('https:') &&
      isOff(trustProxy) &&
      problem(
        'TRUST_PROXY is off: all visitors behind the proxy that ends TLS share one limit on tries.',
        'Set TRUST_PROXY=on for one proxy, their number, or their networks.',
      ),
  );

/** Space, permissions, and whether files can be made. @throws when they cannot */
export async function checkDisk({ dataDir, storageLimits: { reserve } }: Config) {
  await rm(await mkdtemp(path.join(dataDir, 'doctor-')), { recursive: true });
  const { bavail, bsize, files, ffree } = await statfs(dataDir);
  const free = bavail * bsize;
  const space = `${toMegabytes(free)} MB are free on the disk of ${dataDir}`;
  return conclude(
    space,
    free < 2 * reserve &&
      (free < reserve ? problem : warning)(
        `${space}; below ${toMegabytes(reserve)} MB (DISK_RESERVE) no picture can be saved.`,
        'Free space, or take a larger disk.',
      ),
    // Some file systems have no fixed number of files and say 0.
    files > 0 &&
      ffree / files < 0.02 &&
      warning(
        `The disk of ${dataDir} can take only ${ffree} more files.`,
        'Remove files (inodes), or take a larger disk.',
      ),
    (await findFolderPermissionWarning(dataDir)) !== undefined &&
      warning(`Other users of this machine can look into ${dataDir}.`, `chmod -R go= ${dataDir}`),
  );
}

/** Signs in at the mail server and sends nothing. @throws when it refuses */
export async function checkMail(config: Config, verify: (url: string) => Promise<unknown> = verifySmtp) {
  const { smtpUrl, mailFrom, publicUrl, dataDir } = config;
  if (smtpUrl === undefined) {
    const message = `SMTP_URL is not set: mails are written into ${path.join(dataDir, 'outbox')}.`;
    const isPublic = publicUrl.startsWith('https:');
    return conclude(message, isPublic && warning(message, 'Set SMTP_URL to smtp://user:password@host:587.'));
  }
  await verify(smtpUrl);
  const server = `${new URL(smtpUrl).host} takes our mails`;
  const sender = `${server}, sent as no-reply@${new URL(publicUrl).hostname}.`;
  return conclude(
    server,
    mailFrom === undefined && warning(sender, 'Set MAIL_FROM to an address that you may send as.'),
  );
}

/** ms */
const timeout = 10_000;

/** Asks the running server through whatever stands in front of it: TLS, the redirect to it, the proxy's headers. */
export async function checkPublicAddress({ publicUrl, trustProxy }: Config, now = Date.now, request = fetch) {
  const id = randomUUID();
  const health = `${publicUrl}/api/health`;
  const sent = { headers: { 'x-request-id': id }, redirect: 'manual', cache: 'no-store' } as const;
  const answer = await request(health, { ...sent, signal: AbortSignal.timeout(timeout) }).catch(
    (cause: unknown) => `${publicUrl} does not answer: ${formatReason(cause)}`,
  );
  if (typeof answer === 'string' && isLocal(publicUrl))
    return [warning(answer, 'Start the server, unless it is to be off.')];
  if (typeof answer === 'string')
    return [
      problem(
        answer,
        'Look whether server and proxy run, whether the name leads here, and whether the certificate is valid.',
      ),
    ];
  if (answer.status !== 200 || !/"status":"ok"/.test(await answer.text().catch(() => '')))
    return [
      problem(
        `${health} answers ${answer.status} and not as this server does.`,
        'Let the proxy hand all paths on to this server unchanged.',
      ),
    ];
  const skew = Math.abs(Date.parse(answer.headers.get('date') ?? '') - now());
  return conclude(
    `${publicUrl} answers`,
    skew > clockTolerance &&
      problem(
        `The clock of what answers at the public address differs by ${Math.round(skew / 1000)} s.`,
        'Switch time synchronisation on, on both machines.',
      ),
    // The server keeps an X-Request-Id only from a proxy that it trusts.
    !isOff(trustProxy) &&
      answer.headers.get('x-request-id') !== id &&
      warning(
        'The request did not come by a proxy that TRUST_PROXY names, or the proxy gives its own X-Request-Id.',
        'Compare TRUST_PROXY of the running server with the proxies in front, and let them set X-Forwarded-For.',
      ),
    await findMissingRedirect(publicUrl, request),
  );
}

/** Nothing to look for with a port in the address: nobody knows where http would be. */
async function findMissingRedirect(publicUrl: string, request: typeof fetch) {
  const { protocol, port } = new URL(publicUrl);
  if (protocol !== 'https:' || port !== '') return undefined;
  const plain = publicUrl.replace(/^https:/, 'http:');
  const sent = { redirect: 'manual', signal: AbortSignal.timeout(timeout) } as const;
  const answer = await request(plain, sent).catch(() => undefined);
  // Undefined where nothing listens without TLS.
  if (!answer || answer.headers.get('location')?.startsWith('https:')) return undefined;
  return warning(`${plain} is not redirected to https.`, 'Let the proxy answer port 80 with a redirect.');
}

import type { Config } from '#server/config.ts';
import type { Finding } from './finding.ts';

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

export const isLocal = (publicUrl: string) => loopback.has(new URL(publicUrl).hostname);

/** Versions of Node.js from this one on get security updates. */
const maintainedNode = 22;

/** @param nodeVersion such as `v24.1.0` */
export function checkConfiguration(
  { publicUrl, trustProxy }: Pick<Config, 'publicUrl' | 'trustProxy'>,
  nodeVersion: string,
): readonly Finding[] {
  const subject = 'configuration';
  const found: Finding[] = [];
  if (Number.parseInt(nodeVersion.slice(1), 10) < maintainedNode)
    found.push({
      subject,
      level: 'warning',
      message: `Node.js ${nodeVersion} gets no security updates any more.`,
      advice: 'Install Node.js 24 LTS.',
    });
  if (publicUrl.startsWith('http:') && !isLocal(publicUrl))
    found.push({
      subject,
      level: 'problem',
      message: `PUBLIC_URL is ${publicUrl}: passwords and cookies are sent without encryption.`,
      advice: 'Put a proxy in front that ends TLS, and set PUBLIC_URL to the https address.',
    });
  if (publicUrl.startsWith('https:') && trustProxy.kind === 'hops' && trustProxy.hops === 0)
    found.push({
      subject,
      level: 'problem',
      message: 'TRUST_PROXY is off: all visitors behind the proxy that ends TLS share one limit on tries.',
      advice: 'Set TRUST_PROXY=on for one proxy, their number, or their networks.',
    });
  return found.length > 0
    ? found
    : [{ subject, level: 'good', message: `${publicUrl}, Node.js ${nodeVersion}` }];
}

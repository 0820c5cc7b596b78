import { isIPv6 } from 'node:net';
import type { HttpContext } from '#server/http/context.ts';
import { resolveClientAddress, type TrustedProxies } from './trusted-proxies.ts';

export function clientAddress(context: HttpContext, trusted: TrustedProxies): string {
  const direct = context.env?.incoming?.socket.remoteAddress ?? 'unknown';
  return resolveClientAddress(direct, context.req.header('x-forwarded-for') ?? '', trusted);
}

/** The /64 of an IPv6 address, since one customer has all of it (RFC 6177, 2); otherwise the IPv4 address. */
export function toAddressBlock(address: string): string {
  const groups = parseGroups(address);
  if (!groups) return address;
  if (!isMapped(groups)) return prefixOf(groups, 64);
  const numbers = groups.slice(6).map((group) => Number.parseInt(group, 16));
  return numbers.flatMap((number) => [number >> 8, number & 0xff]).join('.');
}

/** The /48 of an IPv6 address, the largest block of one site (RFC 6177, 2); undefined for anything else. */
export function toSiteBlock(address: string): string | undefined {
  const groups = parseGroups(address);
  return groups && !isMapped(groups) ? prefixOf(groups, 48) : undefined;
}

/** IPv4-mapped IPv6 addresses (RFC 4291, 2.5.5.2). */
const isMapped = (groups: readonly string[]) => groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';

const prefixOf = (groups: readonly string[], bits: 48 | 64) =>
  `${groups.slice(0, bits / 16).join(':')}::/${bits}`;

/** Groups of 16 bits, hexadecimal without leading zeros; undefined unless IPv6. */
function parseGroups(address: string): string[] | undefined {
  const [withoutZone = ''] = address.split('%', 1);
  if (!isIPv6(withoutZone)) return undefined;
  // A URL writes every group so, also of an IPv4 address at the end (url.spec.whatwg.org, "IPv6 serializer").
  const { hostname } = new URL(`http://[${withoutZone}]`);
  const parts = hostname.slice(1, -1).split('::');
  const [before = [], after = []] = parts.map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after];
}

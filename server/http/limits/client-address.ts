import { isIPv6 } from 'node:net';
import type { HttpContext } from '#server/http/context.ts';
import { resolveClientAddress, type TrustedProxies } from './trusted-proxies.ts';

export function clientAddress(context: HttpContext, trusted: TrustedProxies): string {
  const direct = context.env?.incoming?.socket.remoteAddress ?? 'unknown';
  return resolveClientAddress(direct, context.req.header('x-forwarded-for') ?? '', trusted);
}

/** IPv4-mapped IPv6 addresses (RFC 4291, 2.5.5.2). */
const mappedPrefix = [0, 0, 0, 0, 0, 0xffff];

/** The /64 of an IPv6 address, since one customer has all of it (RFC 6177, 2); otherwise the IPv4 address. */
export function toAddressBlock(address: string): string {
  const groups = parseGroups(address);
  if (!groups) return address;
  if (isMapped(groups))
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.');
  return prefixOf(groups, 64);
}

/** The /48 of an IPv6 address, the largest block of one site (RFC 6177, 2); undefined for anything else. */
export function toSiteBlock(address: string): string | undefined {
  const groups = parseGroups(address);
  return groups && !isMapped(groups) ? prefixOf(groups, 48) : undefined;
}

const isMapped = (groups: readonly number[]) => mappedPrefix.every((group, index) => groups[index] === group);

function prefixOf(groups: readonly number[], bits: 48 | 64): string {
  const prefix = groups.slice(0, bits / 16).map((group) => group.toString(16));
  return `${prefix.join(':')}::/${bits}`;
}

/** Groups of 16 bits; undefined unless IPv6. */
function parseGroups(address: string): number[] | undefined {
  const [withoutZone = ''] = address.split('%', 1);
  if (!isIPv6(withoutZone)) return undefined;
  const [before = [], after = []] = withoutZone.split('::').map(parsePart);
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => 0);
  return [...before, ...zeros, ...after];
}

function parsePart(part: string): number[] {
  if (part === '') return [];
  return part.split(':').flatMap((group) => {
    if (!group.includes('.')) return [Number.parseInt(group, 16)];
    const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
    return [a * 256 + b, c * 256 + d];
  });
}

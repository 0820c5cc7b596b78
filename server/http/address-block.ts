import { isIPv6 } from 'node:net';

/** The first 80 bits zero and 16 ones: an IPv4 address (RFC 4291, 2.5.5.2). */
const mapped = [0, 0, 0, 0, 0, 0xffff];

/**
 * What a client's address counts as: an IPv6 address as its /64, since one customer has all of that block
 * (RFC 6177, 2), one that maps IPv4 as the IPv4 address, anything else as it is.
 */
export function addressBlock(address: string): string {
  const groups = groupsOf(address);
  if (!groups) return address;
  if (isMapped(groups))
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.');
  return prefixOf(groups, 64);
}

/** The /48 of an IPv6 address, the most that one site is given (RFC 6177, 2); undefined for anything else. */
export function siteBlock(address: string): string | undefined {
  const groups = groupsOf(address);
  return groups && !isMapped(groups) ? prefixOf(groups, 48) : undefined;
}

const isMapped = (groups: readonly number[]) => mapped.every((group, index) => groups[index] === group);

function prefixOf(groups: readonly number[], bits: 48 | 64): string {
  const prefix = groups.slice(0, bits / 16).map((group) => group.toString(16));
  return `${prefix.join(':')}::/${bits}`;
}

/** The eight groups of 16 bits of an IPv6 address; undefined for anything else. */
function groupsOf(address: string): number[] | undefined {
  const [plain = ''] = address.split('%', 1);
  if (!isIPv6(plain)) return undefined;
  const [before = [], after = []] = plain.split('::').map(parsed);
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => 0);
  return [...before, ...zeros, ...after];
}

function parsed(part: string): number[] {
  if (part === '') return [];
  return part.split(':').flatMap((group) => {
    if (!group.includes('.')) return [Number.parseInt(group, 16)];
    const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
    return [a * 256 + b, c * 256 + d];
  });
}

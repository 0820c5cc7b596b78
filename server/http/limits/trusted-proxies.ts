import { BlockList, isIP } from 'node:net';

/** Whose X-Forwarded-For is trusted: so many proxies in front, or all proxies in these networks. */
export type TrustedProxies =
  | { readonly kind: 'hops'; readonly hops: number }
  | { readonly kind: 'networks'; readonly networks: BlockList };

/** `off`, `on` (one proxy), a number of proxies, or addresses and networks (CIDR); else undefined. */
export function readTrustedProxies(text: string): TrustedProxies | undefined {
  if (text === 'off') return { kind: 'hops', hops: 0 };
  if (text === 'on') return { kind: 'hops', hops: 1 };
  if (/^\d{1,2}$/.test(text)) return { kind: 'hops', hops: Number(text) };
  const networks = new BlockList();
  const entries = text.split(/[\s,]+/).filter(Boolean);
  const isValid = entries.length > 0 && entries.every((entry) => addNetwork(networks, entry));
  return isValid ? { kind: 'networks', networks } : undefined;
}

function addNetwork(networks: BlockList, entry: string): boolean {
  const [address = '', prefix, ...more] = entry.split('/');
  const family = familyOf(address);
  if (family === undefined || more.length > 0) return false;
  const bits = family === 'ipv4' ? 32 : 128;
  // /0 would trust every address, the client's included.
  if (prefix !== undefined && !(/^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= bits)) return false;
  networks.addSubnet(address, Number(prefix ?? bits), family);
  return true;
}

/** Entries of X-Forwarded-For (`forwarded`) before those of trusted proxies are the client's own. */
export function resolveClientAddress(peer: string, forwarded: string, trusted: TrustedProxies): string {
  const entries = forwarded.split(',').map(withoutPort).filter(Boolean);
  switch (trusted.kind) {
    case 'hops':
      if (trusted.hops === 0) return peer;
      // Fewer entries than proxies: the request did not pass the first ones. An entry may be `unknown` (RFC 7239, 6.3):
      // then the proxy that wrote it stands for the client.
      return entries.slice(-trusted.hops).find((entry) => familyOf(entry) !== undefined) ?? peer;
    case 'networks': {
      let address = peer;
      for (const entry of entries.toReversed()) {
        if (!contains(trusted.networks, address) || familyOf(entry) === undefined) break;
        address = entry;
      }
      return address;
    }
    default:
      return trusted satisfies never;
  }
}

/** Whether the connection comes from a proxy that is trusted. */
export function isTrustedPeer(peer: string | undefined, trusted: TrustedProxies): boolean {
  return trusted.kind === 'hops' ? trusted.hops > 0 : contains(trusted.networks, peer ?? '');
}

/** `203.0.113.7:5412`, `[2001:db8::1]:443` */
const withoutPort = (entry: string) =>
  entry
    .trim()
    .replace(/^\[(.+)\](?::\d+)?$/, '$1')
    .replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1');

function contains(networks: BlockList, address: string): boolean {
  const family = familyOf(address);
  return family !== undefined && networks.check(address, family);
}

function familyOf(address: string): 'ipv4' | 'ipv6' | undefined {
  const version = isIP(address);
  if (version === 0) return undefined;
  return version === 4 ? 'ipv4' : 'ipv6';
}

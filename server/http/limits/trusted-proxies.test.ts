import { expect, it } from 'vitest';
import { resolveClientAddress, readTrustedProxies } from './trusted-proxies.ts';

const networks = '10.0.0.0/8, 192.0.2.0/24 2001:db8:f::/48';

it.each([
  // So many proxies have appended to it.
  ['off', '203.0.113.7', '10.0.0.2'],
  ['0', '203.0.113.7', '10.0.0.2'],
  ['on', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
  ['on', '', '10.0.0.2'],
  ['2', '198.51.100.1, 203.0.113.7, 192.0.2.9', '203.0.113.7'],
  ['2', '203.0.113.7', '203.0.113.7'],
  ['2', '198.51.100.1, unknown, 192.0.2.9', '192.0.2.9'],
  ['1', 'x'.repeat(1000), '10.0.0.2'],
  // It is the last that is no trusted proxy.
  [networks, '198.51.100.1, 203.0.113.7', '203.0.113.7'],
  [networks, '198.51.100.1, 203.0.113.7, 2001:db8:f::1, 192.0.2.9', '203.0.113.7'],
  [networks, '192.0.2.8, 192.0.2.9', '192.0.2.8'],
  [networks, '', '10.0.0.2'],
  [networks, '203.0.113.7, unknown, 192.0.2.9', '192.0.2.9'],
  // The peer is no trusted proxy.
  [networks, '203.0.113.7', '198.51.100.1', '198.51.100.1'],
  [networks, '203.0.113.7', 'unknown', 'unknown'],
  // The same proxy, written as IPv6.
  [networks, '203.0.113.7', '203.0.113.7', '::ffff:10.0.0.2'],
  // Some proxies write a port.
  ['on', '203.0.113.7:5412', '203.0.113.7'],
  ['on', '[2001:db8::1]:443', '2001:db8::1'],
  [networks, '[2001:db8::1]', '2001:db8::1'],
  ['on', '2001:db8::1', '2001:db8::1'],
])(
  'with TRUST_PROXY=%s and %j the client’s address is %s',
  (setting, forwarded, address, peer = '10.0.0.2') => {
    const trusted = readTrustedProxies(setting);
    expect(trusted && resolveClientAddress(peer, forwarded, trusted)).toBe(address);
  },
);

const noNumbers = ['', ',', 'sometimes', '-1', '1.5', '100', 'localhost'];
const noNetworks = ['10.0.0.0/33', '10.0.0.0/0', '::/0', '10.0.0.0/8/8', '10.0.0.0/', '10.0.0.0/8, nonsense'];
it.each([...noNumbers, ...noNetworks])('%j names no proxies', (text) => {
  expect(readTrustedProxies(text)).toBeUndefined();
});

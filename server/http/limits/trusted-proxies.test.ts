import { describe, expect, it } from 'vitest';
import { resolveClientAddress, readTrustedProxies } from './trusted-proxies.ts';

function client(setting: string, forwarded: string, direct = '10.0.0.2'): string {
  const trusted = readTrustedProxies(setting);
  if (!trusted) throw new Error(`${setting} is not read`);
  return resolveClientAddress(direct, forwarded, trusted);
}

describe('the client’s address', () => {
  it.each([
    ['off', '203.0.113.7', '10.0.0.2'],
    ['0', '203.0.113.7', '10.0.0.2'],
    ['on', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
    ['on', '', '10.0.0.2'],
    ['1', '198.51.100.1,203.0.113.7', '203.0.113.7'],
    ['2', '198.51.100.1, 203.0.113.7, 192.0.2.9', '203.0.113.7'],
    ['2', '203.0.113.7', '203.0.113.7'],
    ['3', '198.51.100.1, 203.0.113.7, 192.0.2.9, 192.0.2.10', '203.0.113.7'],
    ['2', '198.51.100.1, unknown, 192.0.2.9', '192.0.2.9'],
    ['1', 'x'.repeat(1000), '10.0.0.2'],
  ])(
    'with TRUST_PROXY=%s and %j is %s: so many proxies have appended to it',
    (setting, forwarded, address) => {
      expect(client(setting, forwarded)).toBe(address);
    },
  );

  it.each([
    ['198.51.100.1, 203.0.113.7', '203.0.113.7'],
    ['198.51.100.1, 203.0.113.7, 192.0.2.9', '203.0.113.7'],
    ['198.51.100.1, 203.0.113.7, 2001:db8:f::1, 192.0.2.9', '203.0.113.7'],
    ['192.0.2.8, 192.0.2.9', '192.0.2.8'],
    ['', '10.0.0.2'],
    ['203.0.113.7, unknown, 192.0.2.9', '192.0.2.9'],
  ])('with networks and %j is %s: the last that is no trusted proxy', (forwarded, address) => {
    expect(client('10.0.0.0/8, 192.0.2.0/24 2001:db8:f::/48', forwarded)).toBe(address);
  });

  it('is the peer’s address, whatever the header, when the peer is no trusted proxy', () => {
    expect(client('10.0.0.0/8', '203.0.113.7', '198.51.100.1')).toBe('198.51.100.1');
    expect(client('10.0.0.0/8', '203.0.113.7', 'unknown')).toBe('unknown');
  });

  it('of a proxy in IPv4 is the same when it is written as IPv6', () => {
    expect(client('10.0.0.0/8', '203.0.113.7', '::ffff:10.0.0.2')).toBe('203.0.113.7');
  });

  it('is without the port that some proxies write', () => {
    expect(client('on', '203.0.113.7:5412')).toBe('203.0.113.7');
    expect(client('on', '[2001:db8::1]:443')).toBe('2001:db8::1');
    expect(client('10.0.0.0/8', '[2001:db8::1]')).toBe('2001:db8::1');
    expect(client('on', '2001:db8::1')).toBe('2001:db8::1');
  });
});

it.each([
  '',
  ',',
  'sometimes',
  '-1',
  '1.5',
  '100',
  'localhost',
  '10.0.0.0/33',
  '10.0.0.0/0',
  '::/0',
  '10.0.0.0/8/8',
  '10.0.0.0/',
  '10.0.0.0/8, nonsense',
])('%j names no proxies', (text) => {
  expect(readTrustedProxies(text)).toBeUndefined();
});

import { expect, it } from 'vitest';
import { toAddressBlock, toSiteBlock } from './client-address.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['unknown', 'unknown'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::6', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
])('%s counts as %s', (address, block) => {
  expect(toAddressBlock(address)).toBe(block);
});

it.each([
  ['2001:0DB8:0001:ffff::6', '2001:db8:1::/48'],
  ['fe80::1%eth0', 'fe80:0:0::/48'],
  ['::ffff:203.0.113.7', undefined],
  ['203.0.113.7', undefined],
  ['unknown', undefined],
])('the site of %s is %s', (address, site) => {
  expect(toSiteBlock(address)).toBe(site);
});

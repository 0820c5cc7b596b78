import { describe, expect, it } from 'vitest';
import { toSafeRedirect } from './path.ts';

const origin = 'https://banyan.example';

describe('toSiteAddress', () => {
  it.each([
    ['/edit-profile?tab=picture#top', '/edit-profile?tab=picture#top'],
    ['https://banyan.example/admin/packages', '/admin/packages'],
    ['/packages/all packages', '/packages/all%20packages'],
  ])('accepts %j', (remembered, address) => expect(toSafeRedirect(remembered, origin)).toBe(address));

  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    'https://evil.example/admin',
    'http://banyan.example/',
    'https://banyan.example@evil.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://',
    null,
    undefined,
    7,
    { from: '/' },
  ])('refuses %j', (remembered) => expect(toSafeRedirect(remembered, origin)).toBeNull());
});

import { expect, it } from 'vitest';
import { trustedOrigins } from './other-origins.ts';

it('trusts the public address alone', () => {
  expect([...trustedOrigins('https://banyan.example', [])]).toEqual(['https://banyan.example']);
});

it('trusts every spelling of the loopback address that is public', () => {
  expect([...trustedOrigins('http://localhost:3000', [])]).toEqual([
    'http://localhost:3000',
    'http://127.0.0.1:3000',
    'http://[::1]:3000',
  ]);
});

it('trusts the origins that were allowed', () => {
  expect(trustedOrigins('https://banyan.example', ['https://a.example']).has('https://a.example')).toBe(true);
});

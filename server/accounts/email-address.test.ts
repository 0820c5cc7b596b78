import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { normaliseEmail } from './email-address.ts';

it.each([
  ['NFC and NFD', 'jos\u00E9@example.com', 'jose\u0301@example.com'],
  ['both cases', 'jos\u00E9@example.com', 'JOS\u00C9@EXAMPLE.com'],
  ['letters of another width', 'asha1@example.com', '\uFF21sha\uFF11@example.com'],
  ['Devanagari with and without a nukta of its own', 'क\u093C@example.com', '\u0958@example.com'],
  ['a domain in its two forms', 'asha@m\u00FCnchen.example', 'asha@xn--mnchen-3ya.example'],
  ['a domain in NFD', 'asha@m\u00FCnchen.example', 'asha@mu\u0308NCHEN.example'],
  ['a domain with an ideographic full stop', 'asha@m\u00FCnchen.example', 'asha@m\u00FCnchen\u3002example'],
  ['blanks around it', 'asha@example.com', '  asha@example.com\n'],
])('is one address in %s', (_, one, other) => {
  expect(normaliseEmail(other)).toBe(normaliseEmail(one));
});

it.each([
  ['asha.rao@example.com', 'asharao@example.com'],
  ['asha@example.com', 'asha+trips@example.com'],
  ['asha@example.com', '\u0430sha@example.com'],
  ['asha@example.com', 'asha@example.com.'],
  ['stra\u00DFe@example.com', 'strasse@example.com'],
])('%s and %s are two addresses', (one, other) => {
  expect(normaliseEmail(other)).not.toBe(normaliseEmail(one));
});

it.each(['a@127.1', 'a@0x7f', 'nobody', ''])('keeps %j as it is', (address) => {
  expect(normaliseEmail(address)).toBe(address);
});

it('of ASCII changes but for its case and the blanks around it', () => {
  fc.assert(
    fc.property(fc.oneof(fc.emailAddress(), fc.string({ unit: 'grapheme-ascii' })), (address) => {
      expect(normaliseEmail(address)).toBe(address.trim().toLowerCase());
    }),
  );
});

it('is the same when it is normalised again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), (local, domain) => {
      const form = normaliseEmail(`${local}@${domain}`);
      expect(normaliseEmail(form)).toBe(form);
    }),
  );
});

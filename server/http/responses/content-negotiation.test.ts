import { expect, it } from 'vitest';
import { preferredEncodings } from './content-negotiation.ts';

it.each([
  [undefined, ['identity']],
  ['', ['identity']],
  ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
  ['GZIP', ['gzip', 'identity']],
  ['br;q=0.2, gzip;q=0.8', ['gzip', 'br', 'identity']],
  ['br;q=0, gzip', ['gzip', 'identity']],
  ['*', ['br', 'gzip', 'identity']],
  ['identity', ['identity']],
  ['identity, gzip;q=0.5', ['identity', 'gzip']],
  ['br;q=nonsense', ['identity']],
  ['deflate', ['identity']],
])('Accept-Encoding %j prefers %j', (header, expected) => {
  expect(preferredEncodings(header)).toEqual(expected);
});

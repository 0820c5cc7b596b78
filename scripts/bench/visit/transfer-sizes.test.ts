import { expect, it } from 'vitest';
import { countScripts, sumOf, sumTransferSizes } from './transfer-sizes.ts';

const transfers = [
  { type: 'Document', address: '/', bytes: 9000, requestedAt: 0 },
  { type: 'Script', address: '/entry.js', bytes: 70_000, requestedAt: 20 },
  { type: 'Image', address: '/view.avif', bytes: 30_000, requestedAt: 40 },
  { type: 'Font', address: '/anek-latin-1.woff2', bytes: 80_000, requestedAt: 40 },
  { type: 'Font', address: '/anek-devanagari-1.woff2', bytes: 60_000, requestedAt: 40 },
  { type: 'Script', address: '/later.js', bytes: 11_000, requestedAt: 900 },
  { type: 'Manifest', address: '/app.webmanifest', bytes: 500, requestedAt: 950 },
];

it('adds up each kind in kB, and what has none of its own as other', () => {
  const weights = { HTML: 9, CSS: 0, JS: 81, pictures: 30, fonts: 80, Devanagari: 60, other: 0.5 };
  expect(sumTransferSizes(transfers)).toEqual(weights);
});

it('leaves out what was requested later', () => {
  expect(sumTransferSizes(transfers, 40)).toMatchObject({ JS: 70, pictures: 30, other: 0 });
});

it('adds up all kinds, and counts scripts', () => {
  expect(sumOf(sumTransferSizes(transfers))).toBe(260.5);
  expect(countScripts(transfers)).toBe(2);
});

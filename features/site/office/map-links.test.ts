import { expect, it } from 'vitest';
import { buildDirectionsUrl, buildEmbedUrl } from './map-links.ts';

it('frames a few streets around a place, west, south, east, north, with the place marked', () => {
  const { origin, pathname, searchParams } = new URL(buildEmbedUrl({ latitude: 18.5, longitude: 73.8 }));
  expect(`${origin}${pathname}`).toBe('https://www.openstreetmap.org/export/embed.html');
  expect(searchParams.get('bbox')).toBe('73.7942,18.4964,73.8058,18.5036');
  expect(searchParams.get('marker')).toBe('18.5,73.8');
});

it('asks a maps app for an address with any characters', () => {
  const { searchParams } = new URL(buildDirectionsUrl(['Banyan Tours & Travels', '12 Chowk #3']));
  expect(searchParams.get('api')).toBe('1');
  expect(searchParams.get('query')).toBe('Banyan Tours & Travels, 12 Chowk #3');
});

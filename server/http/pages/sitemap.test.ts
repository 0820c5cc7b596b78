import { expect, it } from 'vitest';
import type { Package } from '#contract/package.ts';
import { renderRobots, renderSitemap } from './sitemap.ts';
import { packageInput } from '#server/http/testing/form-samples.ts';

const found: Package = {
  ...packageInput(),
  _id: 'p1&2',
  images: ['/pictures/x'],
  version: 1,
  updatedAt: Date.UTC(2026, 0, 2),
  dayWiseItinerary: [],
};

const site = {
  publicPaths: ['/', '/about'],
  packagePath: (id: string) => `/packages/detail/${id}`,
  placePaths: (packages: readonly Pick<Package, 'place'>[]) =>
    packages.map(({ place }) => `/list?a=b&place=${place}`),
  keyOf: (path: string): string | undefined => path,
};

it('lists pages and packages with their pictures and last change, escaped', () => {
  const text = renderSitemap({ packages: [found] }, site, 'https://banyan.example');
  expect(text).toContain('<url><loc>https://banyan.example/about</loc></url>');
  expect(text).toContain('<url><loc>https://banyan.example/list?a=b&amp;place=Kerala</loc></url>');
  expect(text).toContain(
    '<url><loc>https://banyan.example/packages/detail/p1&amp;2</loc><lastmod>2026-01-02T00:00:00.000Z</lastmod>' +
      '<image:image><image:loc>https://banyan.example/pictures/x</image:loc></image:image></url>',
  );
});

it('lists no package of this server for a site that shows those of another backend', () => {
  const foreign = { ...site, keyOf: () => undefined };
  const text = renderSitemap({ packages: [found] }, foreign, 'https://banyan.example');
  expect(text).toContain('<loc>https://banyan.example/about</loc>');
  expect(text).not.toMatch(/\/packages\/detail\/|place=/);
});

it('lets robots fetch every address, as only then they see which are not to be indexed', () => {
  const text = renderRobots('https://banyan.example');
  expect(text).not.toContain('Disallow');
  expect(text.split('\n')).toContain('Sitemap: https://banyan.example/sitemap.xml');
});

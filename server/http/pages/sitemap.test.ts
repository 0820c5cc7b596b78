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

it('lists pages and packages with their pictures and last change, escaped', () => {
  const text = renderSitemap(
    { packages: [found] },
    { publicPaths: ['/', '/about'], packagePath: (id) => `/packages/detail/${id}` },
    'https://banyan.example',
  );
  expect(text).toContain('<url><loc>https://banyan.example/about</loc></url>');
  expect(text).toContain(
    '<url><loc>https://banyan.example/packages/detail/p1&amp;2</loc><lastmod>2026-01-02T00:00:00.000Z</lastmod>' +
      '<image:image><image:loc>https://banyan.example/pictures/x</image:loc></image:image></url>',
  );
});

it('excludes robots from the admin area and the calls, and names the sitemap', () => {
  const text = renderRobots('https://banyan.example');
  expect(text.split('\n')).toEqual(
    expect.arrayContaining([
      'Disallow: /admin',
      'Disallow: /api/',
      'Sitemap: https://banyan.example/sitemap.xml',
    ]),
  );
});

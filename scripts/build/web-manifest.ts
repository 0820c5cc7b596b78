import type { ManifestOptions } from 'vite-plugin-pwa';
import { allPackagesKey } from '#contract/category.ts';
import { originalAgency, toManifestTexts } from '#contract/agency.ts';

/** The light theme's ground (styles/tokens.css.ts); pages set the colour of the browser's bars themselves. */
const lightBackground = '#f5f6f1';

const icon = (size: number, purpose: 'any' | 'maskable') => ({
  src: `/icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** https://www.w3.org/TR/appmanifest/ */
export const webManifest: Partial<ManifestOptions> = {
  id: '/',
  ...toManifestTexts(originalAgency),
  lang: 'en-IN',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: lightBackground,
  background_color: lightBackground,
  categories: ['travel'],
  // One drawing for both purposes: it fills its square, and its motif is within the mask's circle.
  icons: ([192, 512] as const).flatMap((size) => [icon(size, 'any'), icon(size, 'maskable')]),
  shortcuts: [
    { name: 'All packages', url: `/packages/${encodeURIComponent(allPackagesKey)}` },
    { name: 'Contact Us', url: '/contact' },
  ],
};

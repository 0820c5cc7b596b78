import { expect, it } from 'vitest';
import type { Chunk, Manifest } from './vite-manifest.ts';
import { listPrecacheFiles } from './precache-files.ts';

const chunk = (file: string, change: Partial<Chunk> = {}): Chunk => ({
  file,
  imports: [],
  dynamicImports: [],
  css: [],
  assets: [],
  ...change,
});

const manifest: Manifest = {
  'index.html': chunk('assets/entry.js', {
    css: ['assets/entry.css'],
    assets: ['assets/anek.woff2', 'assets/banyan.svg', 'assets/icon-32.png'],
    dynamicImports: [
      'core/pages/home-page.tsx',
      '_destination-content-x.js',
      '_sign-in-page-x.js',
      'core/admin/admin-area.tsx',
      '_accounts-x.js',
    ],
  }),
  'core/pages/home-page.tsx': chunk('assets/home.js', {
    imports: ['index.html', '_shared.js'],
    css: ['assets/home.css'],
    dynamicImports: ['_places-x.js'],
  }),
  '_places-x.js': chunk('assets/places.js', {
    assets: ['assets/anek-devanagari-BXH-qZd5.woff2', 'assets/anek-devanagari-places-BAA3xu1D.woff2'],
  }),
  '_shared.js': chunk('assets/shared.js'),
  '_destination-content-x.js': chunk('assets/destination.js', {
    assets: ['assets/dubai-UZDTjzoj.svg'],
  }),
  '_sign-in-page-x.js': chunk('assets/sign-in.js', {
    dynamicImports: ['features/auth/google/google-popup.ts'],
  }),
  'features/auth/google/google-popup.ts': chunk('assets/google-popup.js'),
  'core/admin/admin-area.tsx': chunk('assets/admin.js', { css: ['assets/admin.css'] }),
  '_accounts-x.js': chunk('assets/accounts.js'),
};

it('has the files of public pages, and none of the parts for signed-in people', () => {
  expect([...listPrecacheFiles(manifest)].toSorted()).toEqual([
    'assets/anek-devanagari-places-BAA3xu1D.woff2',
    'assets/anek.woff2',
    'assets/banyan.svg',
    'assets/destination.js',
    'assets/entry.css',
    'assets/entry.js',
    'assets/home.css',
    'assets/home.js',
    'assets/places.js',
    'assets/shared.js',
    'index.html',
  ]);
});

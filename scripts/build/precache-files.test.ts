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
      'core/pages/static/destination-content.tsx',
      'core/pages/sign-in/sign-in-page.tsx',
      'core/admin/admin-area.tsx',
      '_accounts-x.js',
    ],
  }),
  'core/pages/home-page.tsx': chunk('assets/home.js', {
    imports: ['index.html', '_shared.js'],
    css: ['assets/home.css'],
    dynamicImports: ['features/shared/places/typed-local-name.tsx'],
  }),
  'features/shared/places/typed-local-name.tsx': chunk('assets/typed-name.js', {
    assets: ['assets/anek-devanagari.woff2'],
  }),
  '_shared.js': chunk('assets/shared.js'),
  'core/pages/static/destination-content.tsx': chunk('assets/destination.js', {
    imports: ['_place-posters-x.js'],
    assets: ['assets/goa.svg'],
  }),
  '_place-posters-x.js': chunk('assets/place-posters.js', { assets: ['assets/dubai.svg'] }),
  'core/pages/sign-in/sign-in-page.tsx': chunk('assets/sign-in.js', {
    dynamicImports: ['features/auth/google/google-popup.ts'],
  }),
  'features/auth/google/google-popup.ts': chunk('assets/google-popup.js'),
  'core/admin/admin-area.tsx': chunk('assets/admin.js', { css: ['assets/admin.css'] }),
  '_accounts-x.js': chunk('assets/accounts.js'),
};

it('has the files of public pages, and none of the parts for signed-in people', () => {
  expect([...listPrecacheFiles(manifest)].toSorted()).toEqual([
    'assets/anek.woff2',
    'assets/banyan.svg',
    'assets/destination.js',
    'assets/entry.css',
    'assets/entry.js',
    'assets/home.css',
    'assets/home.js',
    'assets/place-posters.js',
    'assets/shared.js',
    'assets/typed-name.js',
    'index.html',
  ]);
});

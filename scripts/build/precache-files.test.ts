import { expect, it } from 'vitest';
import type { Chunk, Manifest } from '#server/http/pages/vite-manifest.ts';
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
      'core/pages/sign-in/sign-in-page.tsx',
      'core/pages/edit-profile-page.tsx',
      'core/admin/admin-area.tsx',
      'features/auth/profile/profile-menu.tsx',
    ],
  }),
  'core/pages/home-page.tsx': chunk('assets/home.js', {
    imports: ['index.html', '_shared.js'],
    css: ['assets/home.css'],
    dynamicImports: ['features/shared/places/local-name.tsx'],
  }),
  '_shared.js': chunk('assets/shared.js', { assets: ['assets/dubai.svg'] }),
  'features/shared/places/local-name.tsx': chunk('assets/local-name.js', {
    assets: ['assets/anek-devanagari.woff2', 'assets/anek-devanagari-places.woff2'],
  }),
  'core/pages/sign-in/sign-in-page.tsx': chunk('assets/sign-in.js', {
    dynamicImports: ['features/auth/google/google-popup.ts'],
  }),
  'core/pages/edit-profile-page.tsx': chunk('assets/edit-profile.js'),
  'features/auth/google/google-popup.ts': chunk('assets/google-popup.js'),
  'features/auth/profile/profile-menu.tsx': chunk('assets/profile-menu.js'),
  'core/admin/admin-area.tsx': chunk('assets/admin.js', { css: ['assets/admin.css'] }),
  'styles/art/dubai.svg': chunk('assets/dubai.svg'),
  'styles/fonts/anek-devanagari.woff2': chunk('assets/anek-devanagari.woff2'),
  'styles/fonts/anek-devanagari-places.woff2': chunk('assets/anek-devanagari-places.woff2'),
};

it('has the files of public pages, none of the parts for signed-in people, and none that few pages show', () => {
  expect([...listPrecacheFiles(manifest)].toSorted()).toEqual([
    'assets/anek-devanagari-places.woff2',
    'assets/anek.woff2',
    'assets/banyan.svg',
    'assets/entry.css',
    'assets/entry.js',
    'assets/home.css',
    'assets/home.js',
    'assets/local-name.js',
    'assets/shared.js',
    'index.html',
  ]);
});

import { access, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { webManifest } from './web-manifest.ts';

const read = (path: string) => readFile(path, 'utf8');

it('has the colour of the page it opens with', async () => {
  const { theme_color: theme, background_color: background } = webManifest;
  expect(background).toBe(theme);
  expect(await read('index.html')).toContain(
    `media="(prefers-color-scheme: light)"\n      content="${theme}"`,
  );
  expect(await read('styles/tokens.css.ts')).toContain(`ground: '${theme}'`);
});

it('names icons that exist, plain and maskable', async () => {
  const { icons = [] } = webManifest;
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${String(purpose)}`)).toEqual([
    '192x192 any',
    '192x192 maskable',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src } of icons) await expect(access(`styles/art/root${src}`)).resolves.toBeUndefined();
});

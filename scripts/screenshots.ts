/** `npm run screenshots [-- name…]`: full pages at three widths in both themes, into screenshots/. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { listPublicPages, type PublicPage } from './shared/public-pages.ts';
import { startServerProcess } from './shared/server-process.ts';
import { findChromium } from './shared/chromium.ts';
import { buildIfStale } from './shared/run.ts';

interface ScreenshotVariant {
  /** Pixels of the window. */
  readonly width: number;
  readonly theme: 'light' | 'dark';
}

const folder = 'screenshots';
const variantsOf = (theme: ScreenshotVariant['theme']): readonly ScreenshotVariant[] =>
  [375, 768, 1280].map((width) => ({ width, theme }));
const light = variantsOf('light');
const dark = variantsOf('dark');

const built = await buildIfStale();
if (built !== 0) process.exit(built);

const data = await mkdtemp(join(tmpdir(), 'screenshots-'));
const server = await startServerProcess('dist/server/main.js', { DATA_DIR: data }, data);
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
const browser = await chromium.launch({ executablePath: await findChromium(), args: asRoot });
try {
  const all = await listPublicPages(server.origin);
  const names = process.argv.slice(2);
  const pages = names.length > 0 ? all.filter(({ name }) => names.includes(name)) : all;
  if (pages.length === 0)
    throw new Error(`No such page. There are: ${all.map(({ name }) => name).join(', ')}`);
  await mkdir(folder, { recursive: true });
  const allVariants = [...light, ...dark];
  for (const variants of [light, dark])
    await Promise.all(variants.map((variant) => takeScreenshots(browser, variant, pages)));
  await writeFile(join(folder, 'index.html'), renderScreenshotIndex(all, allVariants));
  console.log(`${pages.length * allVariants.length} pictures in ${folder}/; open ${folder}/index.html`);
} finally {
  await browser.close();
  await server.stop();
  await rm(data, { recursive: true, force: true });
}

async function takeScreenshots(
  from: Browser,
  { width, theme }: ScreenshotVariant,
  pages: readonly PublicPage[],
): Promise<void> {
  const context = await from.newContext({
    baseURL: server.origin,
    viewport: { width, height: 900 },
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'en-IN',
  });
  const page = await context.newPage();
  for (const { name, path } of pages) {
    await page.goto(path);
    await page.locator('html[data-ready]').waitFor();
    await loadLazyImages(page);
    const file = join(folder, `${name}-${width}-${theme}.jpg`);
    await page.screenshot({ path: file, fullPage: true, type: 'jpeg', quality: 85 });
  }
  await context.close();
}

/** Scrolls, so that lazy pictures are loaded and painted. */
async function loadLazyImages(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('contentinfo').waitFor();
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight / 2) {
      window.scrollTo(0, y);
      await new Promise(requestAnimationFrame);
      const visible = [...document.images].filter((image) => {
        const { top, bottom, left, right, width } = image.getBoundingClientRect();
        return width > 0 && bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth;
      });
      await Promise.all(visible.map((image) => image.decode().catch(() => undefined)));
    }
    window.scrollTo(0, 0);
  });
}

function renderScreenshotIndex(pages: readonly PublicPage[], variants: readonly ScreenshotVariant[]): string {
  const cell = ({ name }: PublicPage, { width, theme }: ScreenshotVariant) => {
    const file = `${name}-${width}-${theme}.jpg`;
    return `<a href="${file}"><img src="${file}" alt="${name}, ${width} px, ${theme}" width="${width / 4}" loading="lazy"></a>`;
  };
  const row = (page: PublicPage) =>
    `<h2>${page.name}</h2><div>${variants.map((variant) => cell(page, variant)).join('')}</div>`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screenshots</title>
<style>body{font:16px system-ui;margin:24px;background:#888}div{display:flex;gap:12px;align-items:start}img{display:block}</style>
${pages.map(row).join('\n')}</html>
`;
}

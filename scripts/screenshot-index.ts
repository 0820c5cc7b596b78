import type { PublicPage } from './shared/public-pages.ts';

export interface ScreenshotVariant {
  /** Pixels of the window. */
  readonly width: number;
  readonly theme: 'light' | 'dark';
}

export function renderScreenshotIndex(
  pages: readonly PublicPage[],
  looks: readonly ScreenshotVariant[],
): string {
  const cell = ({ name }: PublicPage, { width, theme }: ScreenshotVariant) => {
    const file = `${name}-${width}-${theme}.jpg`;
    return `<a href="${file}"><img src="${file}" alt="${name}, ${width} px, ${theme}" width="${width / 4}" loading="lazy"></a>`;
  };
  const row = (page: PublicPage) =>
    `<h2>${page.name}</h2><div>${looks.map((look) => cell(page, look)).join('')}</div>`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screenshots</title>
<style>body{font:16px system-ui;margin:24px;background:#888}div{display:flex;gap:12px;align-items:start}img{display:block}</style>
${pages.map(row).join('\n')}</html>
`;
}

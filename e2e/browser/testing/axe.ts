import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const axe = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeViolation {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly string[] }[];
}

/** Only rules about colours can give another result in the dark theme. */
const options = { light: {}, dark: { runOnly: ['color-contrast', 'link-in-text-block'] } } as const;

/** A second check of the same document finds axe there, already compiled. */
async function loadAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  await page.evaluate(await axe);
  // A transition would change the measured contrast.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
}

/** axe violations in both themes, each as "theme, rule: elements". */
export async function findViolations(page: Page): Promise<string[]> {
  await loadAxe(page);
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const violations = await page.evaluate<readonly AxeViolation[]>(
      `axe.run(${JSON.stringify({ resultTypes: ['violations'], ...options[colorScheme] })})
        .then((result) => result.violations)`,
    );
    for (const { id, nodes } of violations)
      found.push(`${colorScheme}, ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  }
  return found;
}

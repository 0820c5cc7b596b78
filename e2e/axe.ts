import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const axe = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Finding {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly string[] }[];
}

/** What axe finds on the page as it stands, each as "rule: elements". */
export async function findings(page: Page): Promise<string[]> {
  await page.evaluate(await axe);
  const violations = await page.evaluate<readonly Finding[]>('axe.run().then((result) => result.violations)');
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

import type { Request } from '@playwright/test';
import { expect, openReadyPage, test } from '#e2e/browser/testing/site-test.ts';

/** A host name that only Firebase's code contains. */
const mark = 'identitytoolkit.googleapis.com';

test('no page fetches anything of Firebase, not even once it is idle', async ({ page }) => {
  for (const path of ['/', '/packages/domestic', '/admin-login']) {
    const scripts = new Set<string>();
    const keep = (request: Request): void => {
      if (request.resourceType() === 'script') scripts.add(request.url());
    };
    page.on('request', keep);
    await openReadyPage(page, path);
    page.off('request', keep);
    const texts = await Promise.all([...scripts].map(async (url) => (await page.request.get(url)).text()));
    expect(texts.length, path).toBeGreaterThan(1);
    expect(
      texts.filter((text) => text.includes(mark)),
      path,
    ).toEqual([]);
  }
});

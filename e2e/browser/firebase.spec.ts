import type { Response } from '@playwright/test';
import { expect, openReadyPage, test } from '#e2e/browser/testing/site-test.ts';

/** A host name that only Firebase's code contains. */
const mark = 'identitytoolkit.googleapis.com';

test('no page fetches anything of Firebase, not even once it is idle', async ({ page }) => {
  for (const path of ['/', '/packages/domestic', '/admin-login']) {
    const scripts: Promise<string>[] = [];
    const keep = (response: Response): void => {
      if (response.request().resourceType() === 'script') scripts.push(response.text());
    };
    page.on('response', keep);
    await openReadyPage(page, path);
    page.off('response', keep);
    const texts = await Promise.all(scripts);
    expect(texts.length, path).toBeGreaterThan(1);
    expect(
      texts.filter((text) => text.includes(mark)),
      path,
    ).toEqual([]);
  }
});

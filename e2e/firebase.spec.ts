import { expect, openWhole, test } from './product.ts';

/** A host that stands in Firebase's code and nowhere else. */
const mark = 'identitytoolkit.googleapis.com';

for (const path of ['/', '/packages/domestic', '/admin-login'])
  test(`${path} fetches nothing of Firebase, not even once it is idle`, async ({ page }) => {
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.text());
    });
    await openWhole(page, path);
    const texts = await Promise.all(scripts);
    expect(texts.length).toBeGreaterThan(1);
    expect(texts.filter((text) => text.includes(mark))).toEqual([]);
  });

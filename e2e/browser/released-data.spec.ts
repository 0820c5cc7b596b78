import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { dataFolder, startBackend } from '#e2e/browser/testing/backend.ts';
import { expect, openPage, test as siteTest } from '#e2e/browser/testing/site-test.ts';
import { administrator } from '#e2e/system/faults/server-program.ts';
import { releaseNames, unpackRelease } from '#e2e/system/upgrades/released-data.ts';

const test = siteTest.extend<{ release: string }>({
  release: ['', { option: true }],
  baseURL: async ({ release }, use) => {
    const folder = await mkdtemp(join(dataFolder, 'release-'));
    await unpackRelease(release, folder);
    const { origin, stop } = await startBackend(folder);
    await use(origin);
    await stop();
  },
});

// The browser logs that nobody is signed in yet.
test.use({ tolerate: [/401/] });

for (const release of releaseNames)
  test.describe(`on the data of release ${release}`, () => {
    test.use({ release });

    test('a visitor finds a package, and the owner signs in and changes its price', async ({ page }) => {
      await openPage(page, '/');
      await page
        .getByRole('region', { name: /^International/ })
        .getByRole('link', { name: 'View More' })
        .click();
      const card = page.getByRole('article').filter({ hasText: 'Bhutan, slowly' });
      await expect(card).toContainText('Rs. 99000');
      await card.getByRole('link', { name: /Read More/ }).click();
      const picture = page.getByRole('img', { name: /Bhutan|fort/ }).first();
      await expect
        .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
        .toBeGreaterThan(300);
      await expect(page.getByText('Paro, and the climb to Taktsang.')).toHaveCount(1);
      const path = new URL(page.url()).pathname;

      await openPage(page, `/admin/edit-package/${path.split('/').at(-1)}`);
      await page.getByLabel('Email').fill(administrator.email);
      await page.getByLabel('Password', { exact: true }).fill(administrator.password);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.getByLabel('Price').fill('101000');
      await page.getByRole('button', { name: 'Update Package' }).click();
      await expect(page.getByText('Package updated successfully!').first()).toBeVisible();
      await openPage(page, path);
      await expect(page.getByText('Rs. 101000').filter({ visible: true }).first()).toBeVisible();
    });
  });

import { expect, openPage, test } from '#e2e/browser/testing/site-test.ts';

// Playwright cannot block the service worker's own requests.
test.use({ tolerate: [/Failed to load resource/], serviceWorkers: 'block' });

test("the server's footer stays while its code cannot be loaded, and works once it is", async ({ page }) => {
  let blocked = true;
  const refused = page.waitForEvent('requestfailed', (request) => /\/idle-/.test(request.url()));
  await page.route(/\/idle-parts-[^/]*\.js$/, (route) => (blocked ? route.abort() : route.continue()));
  await openPage(page, '/');
  await refused;
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Terms & Condition' })).toBeVisible();
  // Navigation renders the layout around the footer again.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
  await expect(footer.getByRole('link', { name: 'Terms & Condition' })).toBeVisible();

  blocked = false;
  const came = page.waitForResponse(/\/idle-parts-[^/]*\.js$/);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await came;
  await expect
    .poll(() => footer.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react'))))
    .toBe(true);
});

test("the home page takes over the server's markup while the code of the calls cannot be loaded", async ({
  page,
}) => {
  await page.route(/\/http-calls-[^/]*\.js$/, (route) => route.abort());
  const refused = page.waitForEvent('requestfailed', (request) => /\/http-calls-/.test(request.url()));
  // Also fails for the error that React logs when its markup is not the server's.
  await openPage(page, '/');
  const domestic = page.getByRole('navigation', { name: 'Packages and phone' }).getByRole('link').first();
  await expect(domestic).toContainText(/\d+ packages in India/);
  await refused;
  await expect(domestic).toContainText(/\d+ packages in India/);
});

import { expect, openPage, openReadyPage, test } from '#e2e/browser/testing/site-test.ts';

// Other spellings from the specification's links; `pages.spec.ts` has the pages' own addresses.
test('other spellings of addresses open with one heading, the landmarks and a title', async ({ page }) => {
  for (const path of ['/Home', '/About', '/packages', '/Packages/all packages', '/Contact']) {
    await openPage(page, path);
    await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
    await expect.soft(page.getByRole('main'), path).toHaveCount(1);
    await expect.soft(page.getByRole('contentinfo'), path).toHaveCount(1);
    await expect.soft(page, path).toHaveTitle(/.+ \| Banyan Tours & Travels|^Banyan Tours & Travels/);
    await expect.soft(page.locator('head title'), path).toHaveCount(1);
    await expect.soft(page.getByText('404 Page Not Found'), path).toHaveCount(0);
  }
});

test('an unknown address says that there is no such page, and leads home', async ({ page }) => {
  for (const path of ['/nowhere', '/packages//', '/packages/domestic/more']) {
    await openPage(page, path);
    await expect(page.getByText('404 Page Not Found'), path).toBeVisible();
    await page.getByRole('link', { name: 'Go Back To Home' }).click();
    await expect(page, path).toHaveURL('/Home');
  }
});

test('an unknown category is an empty list that fetches no packages', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/tours')) requests.push(request.url());
  });
  for (const path of ['/packages/constructor', '/packages/__proto__', '/packages/asia']) {
    await openReadyPage(page, path);
    await expect(page.getByRole('article'), path).toHaveCount(0);
    expect(requests, path).toEqual([]);
  }
});

test('an address that cannot be decoded crashes nothing @gate', async ({ page }) => {
  await page.goto('/packages/%E0%A4%A');
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test.describe('the guarded area', () => {
  // Every browser logs the refused admin check.
  test.use({ tolerate: [/401/] });

  test('sends a visitor to the admin sign-in, however its address is spelt @gate', async ({ page }) => {
    for (const path of ['/admin', '/ADMIN', '/%61dmin', '/admin/packages/create']) {
      await page.goto(path);
      await expect(page, path).toHaveURL('/admin-login');
    }
  });
});

test('a profile page sends a visitor to the sign-in @gate', async ({ page }) => {
  await page.goto('/edit-profile');
  await expect(page).toHaveURL('/sign-in');
});

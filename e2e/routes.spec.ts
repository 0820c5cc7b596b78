import { expect, open, openWhole, test } from './product.ts';

// The pages under their own addresses are checked in `pages.spec.ts`; these are other spellings that links of the specification use.
for (const path of ['/Home', '/About', '/packages', '/Packages/all packages', '/Contact']) {
  test(`${path} opens with one heading, its landmarks and a title`, async ({ page }) => {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.getByRole('contentinfo')).toHaveCount(1);
    await expect(page).toHaveTitle(/.+ \| Banyan Tours & Travels|^Banyan Tours & Travels/);
    await expect(page.locator('head title')).toHaveCount(1);
    await expect(page.getByText('404 Page Not Found')).toHaveCount(0);
  });
}

for (const path of ['/nowhere', '/packages//', '/packages/domestic/more']) {
  test(`${path} says that there is no such page`, async ({ page }) => {
    await open(page, path);
    await expect(page.getByText('404 Page Not Found')).toBeVisible();
    await page.getByRole('link', { name: 'Go Back To Home' }).click();
    await expect(page).toHaveURL('/Home');
  });
}

for (const path of ['/packages/constructor', '/packages/__proto__', '/packages/asia']) {
  test(`${path} is an empty list that fetches no packages`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/tours')) asked.push(request.url());
    });
    await openWhole(page, path);
    await expect(page.getByRole('article')).toHaveCount(0);
    expect(asked).toEqual([]);
  });
}

test('an address that cannot be decoded crashes nothing', async ({ page }) => {
  await page.goto('/packages/%E0%A4%A');
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test.describe('the guarded area', () => {
  // The server's refusal of the admin check stands in every browser's console.
  test.use({ tolerate: [/401/] });

  for (const path of ['/admin', '/ADMIN', '/%61dmin', '/admin/packages/create']) {
    test(`${path} sends a visitor to the admin sign-in`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveURL('/admin-login');
    });
  }
});

test('a profile page sends a visitor to the sign-in', async ({ page }) => {
  await page.goto('/edit-profile');
  await expect(page).toHaveURL('/sign-in');
});

import { findViolations } from '#e2e/browser/testing/axe.ts';
import { test as plain } from '#e2e/browser/testing/backend.ts';
import { expect, openPage, openReadyPage, test } from '#e2e/browser/testing/site-test.ts';

const streets = 'https://www.openstreetmap.org/**';

plain('the street map is asked for only after the click, and may then be shown', async ({ page }) => {
  const requests: string[] = [];
  await page.route(streets, async (route) => {
    requests.push(route.request().url());
    await route.fulfill({ contentType: 'text/html', body: '<p>Streets of Pune</p>' });
  });
  await openReadyPage(page, '/contact');
  await expect(page.getByRole('img', { name: /Pune Junction/ })).toBeVisible();
  expect(requests).toEqual([]);
  await page.getByRole('button', { name: 'Show the map' }).click();
  await expect(page.frameLocator('iframe').getByText('Streets of Pune')).toBeVisible();
  expect(requests).toHaveLength(1);
});

for (const [path, form, action] of [
  ['/booking', 'Book A Tour', 'Book Now'],
  ['/contact', 'Put it in writing', 'Send Message'],
] as const) {
  test(`the form on ${path} sends nothing and leads nowhere @gate`, async ({ page }) => {
    await openReadyPage(page, path);
    const fields = page.getByRole('form', { name: form });
    await fields.getByLabel('Name').fill('Asha Rao');
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    await fields.getByRole('button', { name: action }).click();
    await fields.getByLabel('Email').fill('asha@example.com');
    await fields.getByLabel('Email').press('Enter');
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(sent.filter((address) => !/\.(?:svg|png|css|js|woff2)$/.test(address))).toEqual([]);
    await expect(page).toHaveURL(path);
    await expect(fields.getByLabel('Name')).toHaveValue('Asha Rao');
    await expect(fields.getByRole('status')).toContainText('Nothing was sent');
    await expect(fields.getByRole('link', { name: 'Send this on WhatsApp' })).toHaveAttribute(
      'href',
      /Name%3A%20Asha%20Rao/,
    );
    expect(await findViolations(page)).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, action] of [
    ['/booking', 'Book Now'],
    ['/contact', 'Send Message'],
    ['/sign-in', 'Create Account'],
  ] as const)
    test(`the form on ${path} sends nothing`, async ({ page }) => {
      await page.goto(path);
      await page.getByLabel('Email').fill('asha@example.com');
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      await page.getByRole('button', { name: action }).click();
      await page.getByLabel('Email').press('Enter');
      await expect(page.getByLabel('Email')).toHaveValue('asha@example.com');
      expect(requests.filter((address) => address.includes('?'))).toEqual([]);
      await expect(page).toHaveURL(path);
    });
});

test('a destination shows another picture on hover, and leads to its packages', async ({ page }) => {
  await openPage(page, '/destination');
  const tile = page.getByRole('link', { name: /^Kashi/ });
  await expect(tile.getByRole('heading', { name: 'Kashi' })).toHaveCSS('text-transform', 'uppercase');
  await expect(tile.locator('img')).toHaveCount(1);
  await tile.hover();
  await expect(tile.locator('img').nth(1)).toHaveCSS('opacity', '1');
  await tile.click();
  await expect(page).toHaveURL('/packages/domestic?place=Kashi');
});

import { findViolations } from '#e2e/browser/testing/axe.ts';
import { test as plain } from '#e2e/browser/testing/backend.ts';
import { expect, openReadyPage, test } from '#e2e/browser/testing/site-test.ts';

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

test('a form sends nothing, leads nowhere and offers WhatsApp @gate', async ({ page }) => {
  await openReadyPage(page, '/booking');
  const fields = page.getByRole('form', { name: 'Book A Tour' });
  await fields.getByLabel('Name').fill('Asha Rao');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await fields.getByRole('button', { name: 'Book Now' }).click();
  await fields.getByLabel('Email').fill('asha@example.com');
  await fields.getByLabel('Email').press('Enter');
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(sent.filter((address) => !/\.(?:svg|png|css|js|woff2)$/.test(address))).toEqual([]);
  await expect(page).toHaveURL('/booking');
  await expect(fields.getByLabel('Name')).toHaveValue('Asha Rao');
  await expect(fields.getByRole('status')).toContainText('Nothing was sent');
  await expect(fields.getByRole('link', { name: 'Send this on WhatsApp' })).toHaveAttribute(
    'href',
    /Name%3A%20Asha%20Rao/,
  );
  expect(await findViolations(page)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a form sends nothing', async ({ page }) => {
    await page.goto('/contact');
    await page.getByLabel('Email').fill('asha@example.com');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.getByRole('button', { name: 'Send Message' }).click();
    await page.getByLabel('Email').press('Enter');
    await expect(page.getByLabel('Email')).toHaveValue('asha@example.com');
    expect(requests.filter((address) => address.includes('?'))).toEqual([]);
    await expect(page).toHaveURL('/contact');
  });
});

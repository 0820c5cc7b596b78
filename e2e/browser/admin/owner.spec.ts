import { apiBase } from '#contract/api-base.ts';
import * as calls from '#contract/calls.ts';
import { expect, openPage, test } from '#e2e/browser/testing/site-test.ts';
import { signInAsAdmin } from '#e2e/browser/testing/sign-in.ts';

const hostile = `<img src=x onerror="document.title='owned'">`;

const fields = {
  category: 'international',
  name: hostile,
  place: hostile,
  days: '2',
  nights: '1',
  persons: '2',
  price: '1234',
  description: hostile,
  tripHighlights: hostile,
  inclusions: `• ${hostile} ✓ Breakfast`,
  exclusions: hostile,
  dayWiseItinerary: JSON.stringify([{ day: 1, description: hostile }]),
};

test('what the owner saves is there at once, and hostile text stays text @gate', async ({
  page,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  await openPage(page, '/packages/international');
  await expect(page.getByRole('article')).not.toHaveCount(0);
  const before = await page.getByRole('article').count();

  await signInAsAdmin(page);
  const created = await page.request.post(`${apiBase}${calls.createPackage}`, {
    headers: { origin },
    multipart: fields,
  });
  expect(created.status()).toBe(201);

  await openPage(page, '/packages/international');
  await expect(page.getByRole('article')).toHaveCount(before + 1);
  const card = page.getByRole('article').filter({ hasText: 'Rs. 1234' });
  await expect(card.getByRole('heading')).toHaveText(hostile);
  await card.getByRole('link', { name: /Read More/ }).click();
  await expect(page.getByRole('list', { name: 'Included at a glance' }).getByText('Breakfast')).toBeVisible();
  await expect(page.getByText('Breakfast', { exact: true })).toHaveCount(2);
  expect(await page.title()).not.toBe('owned');

  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const deleted = await page.request.delete(`${apiBase}${calls.deletePackage(id)}`, { headers: { origin } });
  expect(deleted.status()).toBe(200);
  await openPage(page, '/packages/international');
  await expect(page.getByRole('article')).toHaveCount(before);
});

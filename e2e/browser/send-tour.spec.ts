import {
  expect,
  findPackagePath,
  openReadyPage,
  simulateStaticHost,
  test,
} from '#e2e/browser/testing/site-test.ts';

const brochure = { name: 'Brochure (PDF)' };

test('the page of a package offers its brochure, a PDF that a messenger takes @gate', async ({ page }) => {
  const path = await findPackagePath(page);
  await openReadyPage(page, path);
  const link = page.getByRole('link', brochure);
  await expect(link).toHaveAttribute('href', `${path}/brochure.pdf`);
  const answer = await page.request.get(`${path}/brochure.pdf`);
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('application/pdf');
  const body = await answer.body();
  expect(body.subarray(0, 5).toString()).toBe('%PDF-');
  expect(body.length).toBeLessThan(700_000);
  const again = await page.request.get(`${path}/brochure.pdf`, {
    headers: { 'if-none-match': answer.headers()['etag'] ?? '' },
  });
  expect(again.status()).toBe(304);
});

test('the brochure of an unknown package is the page that says so', async ({ page, baseURL }) => {
  const answer = await page.goto(`${baseURL}/packages/detail/nowhere/brochure.pdf`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('404');
});

test('a link is copied, or sent on WhatsApp to whom the visitor chooses', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const path = await findPackagePath(page);
  await openReadyPage(page, path);
  const group = page.getByRole('group', { name: 'Send this tour' });
  await group.getByRole('button', { name: 'Copy link' }).click();
  await expect(group.getByRole('status')).toHaveText('The link is copied. Paste it into a message.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${path}`);
  const chat = await group.getByRole('link', { name: 'Send on WhatsApp' }).getAttribute('href');
  expect(chat).toMatch(/^https:\/\/wa\.me\/\?text=/);
  expect(decodeURIComponent(chat ?? '')).toContain(`${baseURL}${path}`);
});

test('a static host has no brochures, and no link to one', async ({ page }) => {
  const path = await findPackagePath(page);
  await simulateStaticHost(page);
  await openReadyPage(page, path);
  await expect(page.getByRole('link', { name: 'Send on WhatsApp' })).toBeVisible();
  await expect(page.getByRole('link', brochure)).toHaveCount(0);
});

import { expect, findPackagePath, openReadyPage, test } from '#e2e/browser/testing/site-test.ts';

test('the page of a package offers its brochure, a PDF that a messenger takes @gate', async ({ page }) => {
  const path = await findPackagePath(page);
  await openReadyPage(page, path);
  const link = page.getByRole('link', { name: 'Brochure (PDF)' });
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

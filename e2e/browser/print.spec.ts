import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { apiBase } from '#contract/page-path.ts';
import { PackageAnswer } from '#contract/operations/answers.ts';
import type { Package } from '#contract/package.ts';
import { priceScope } from '#contract/price-text.ts';
import { expect, openPage, test } from '#e2e/browser/testing/site-test.ts';

/** If the longest package fits, all fit. */
async function longestPackage(page: Page): Promise<Package> {
  const answer = await page.request.get(`${apiBase}/tours/getAllPackage`);
  const { tours } = v.parse(v.object({ tours: v.array(PackageAnswer) }), await answer.json());
  const [longest] = tours.toSorted((a, b) => JSON.stringify(b).length - JSON.stringify(a).length);
  if (!longest) throw new Error('no packages');
  return longest;
}

/** Number of pages: Chromium writes the page objects of a PDF uncompressed. */
async function sheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

const numberOnPaper = (page: Page, name: string) =>
  page
    .getByRole('link', { name })
    .filter({ visible: true })
    .evaluate((link) => getComputedStyle(link, '::after').content);

test('a package prints as a brochure of at most two sheets @gate', async ({ page, baseURL }) => {
  const found = await longestPackage(page);
  const path = `/packages/detail/${found._id}`;
  await openPage(page, path);
  const texts = found.dayWiseItinerary.map(({ description }) => page.getByText(description, { exact: true }));
  for (const text of texts.slice(1)) await expect(text).toBeHidden();
  await page.getByRole('button', { name: /^Day 2\b/ }).click();

  await page.emulateMedia({ media: 'print' });
  for (const text of texts) await expect(text).toBeVisible();
  await expect(page.getByText('Banyan', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(`Rs. ${found.price}`, { exact: true }).filter({ visible: true })).toHaveCount(
    1,
  );
  await expect(page.getByText(priceScope(found), { exact: true }).filter({ visible: true })).toHaveCount(1);
  await expect(page.getByText(found.place, { exact: true }).filter({ visible: true })).not.toHaveCount(0);
  const lines = [...found.inclusions, ...found.exclusions].flatMap((entry) => entry.split(/[•✓✔]/u));
  for (const line of [...found.tripHighlights, ...lines].map((text) => text.trim()).filter(Boolean))
    await expect(page.getByText(line, { exact: true })).toBeVisible();
  await expect(page.getByText(`${baseURL}${path}`)).toBeVisible();
  expect(await numberOnPaper(page, 'Call Us')).toMatch(/^"\+91 [\d ]+"$/);
  expect(await numberOnPaper(page, 'Chat on WhatsApp')).toMatch(/^"\+91 [\d ]+"$/);

  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('region', { name: /^Pictures of/ })).toBeHidden();
  expect(await sheets(page)).toBeLessThanOrEqual(2);
});

test('pages print without menus and footer', async ({ page }) => {
  for (const path of ['/', '/packages/domestic', '/terms', '/contact']) {
    await page.emulateMedia({ media: 'screen' });
    await openPage(page, path);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' }), path).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'On this page' }), path).toBeHidden();
    await expect(page.getByRole('contentinfo'), path).toBeHidden();
  }
});

test('the answers of all questions are printed', async ({ page }) => {
  await openPage(page, '/faqs');
  const answers = page.locator('details > :not(summary)');
  await expect(answers.first()).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  const heights = await answers.evaluateAll((all) =>
    all.map((answer) => answer.getBoundingClientRect().height),
  );
  expect(Math.min(...heights)).toBeGreaterThan(20);
});

test.describe('with dark colours', () => {
  test.use({ colorScheme: 'dark' });

  test('pages are printed light', async ({ page }) => {
    await openPage(page, '/terms');
    await page.getByRole('radio', { name: 'Dark' }).check();
    const colours = () =>
      page.evaluate(() => {
        const { backgroundColor, color } = getComputedStyle(document.body);
        return { backgroundColor, color };
      });
    const onScreen = await colours();
    await page.emulateMedia({ media: 'print' });
    const onPaper = await colours();
    expect(onPaper.backgroundColor).toBe('rgb(255, 255, 255)');
    expect(onPaper.color).not.toBe(onScreen.color);
  });
});

test('a shortlist prints with numbers, addresses and whole descriptions, without instructions', async ({
  page,
  baseURL,
}) => {
  const found = await longestPackage(page);
  const answer = await page.request.get(`${apiBase}/tours/getAllPackage`);
  const { tours } = v.parse(v.object({ tours: v.array(PackageAnswer) }), await answer.json());
  const other = tours.find(({ _id }) => _id !== found._id);
  const path = `/shortlist?ids=${found._id},${other?._id}`;
  await openPage(page, path);
  await expect(page.getByRole('heading', { name: '2 packages for you' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  expect(await numberOnPaper(page, 'Call Us')).toMatch(/^"\+91 [\d ]+"$/);
  expect(await numberOnPaper(page, 'Chat on WhatsApp')).toMatch(/^"\+91 [\d ]+"$/);
  await expect(page.getByText(`${baseURL}/packages/detail/${found._id}`, { exact: true })).toBeVisible();
  await expect(page.getByText(`${baseURL}${path}`)).toBeVisible();
  const isWhole = await page
    .getByRole('article')
    .getByText(found.description, { exact: true })
    .evaluate(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight);
  expect(isWhole).toBe(true);
  for (const text of [/^Somebody sent you these/, 'Cannot decide?', /^Tell us when you can travel/])
    await expect(page.getByText(text)).toBeHidden();
});

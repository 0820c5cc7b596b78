import { findings } from './axe.ts';
import { publicPages } from './pages.ts';
import { desktop, expect, open, phone, test } from './product.ts';

const pages = [...publicPages, '/packages/asia', '/packages/detail/nothing-here'];

test.use({ tolerate: [/404/] });

for (const path of pages) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await open(page, path);
    await page.waitForLoadState('networkidle');
    expect(await findings(page)).toEqual([]);
  });
}

test('axe finds nothing among answered questions', async ({ page }) => {
  await open(page, '/faqs');
  const questions = await page.locator('summary').all();
  for (const question of questions) await question.click();
  expect(await findings(page)).toEqual([]);
});

for (const viewport of [phone, desktop]) {
  test(`axe finds nothing on a package at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await open(page, '/packages/domestic');
    await page
      .getByRole('article')
      .first()
      .getByRole('link', { name: /Read More/ })
      .click();
    await page.getByRole('button', { name: 'Day 1', exact: true }).click();
    expect(await findings(page)).toEqual([]);
  });
}

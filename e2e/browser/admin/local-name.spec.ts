import { test } from '#e2e/browser/testing/package-fixture.ts';
import { expect, openPage } from '#e2e/browser/testing/site-test.ts';

test('a suggested local name is stored; the page, its brochure and the search have it', async ({
  page,
  catalogue,
}) => {
  const name = catalogue.name('Snow road');
  const id = await catalogue.create(name, { place: 'Himachal' });
  await openPage(page, `/admin/edit-package/${id}`);
  await page.getByRole('button', { name: 'Suggested: हिमाचल' }).click();
  await expect(page.getByLabel('Local name')).toBeFocused();
  await page.getByRole('button', { name: 'Update Package' }).click();
  await expect(page).toHaveURL('/admin/packages');
  expect((await catalogue.find(name))[0]?.localName).toBe('हिमाचल');

  await openPage(page, `/packages/domestic?q=${encodeURIComponent('हिमाचल')}`);
  await expect(page.getByRole('article')).toHaveCount(1);
  await openPage(page, `/packages/detail/${id}`);
  await expect(page.getByText('हिमाचल', { exact: true })).toBeVisible();
});

const fontsOf = (fonts: readonly string[]) =>
  fonts.map((file) => /anek-devanagari(?:-names)?/.exec(file)?.[0]);

test('a typed local name is set in a font that has all of its letters', async ({ page, catalogue }) => {
  const id = await catalogue.create(catalogue.name('Lagoon'), { localName: 'केरळ ज्ञानपीठ' });
  const fonts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'font' && fonts.push(request.url()));
  await openPage(page, `/packages/detail/${id}`);
  const local = page.getByText('केरळ ज्ञानपीठ', { exact: true });
  await expect(local).toHaveAttribute('lang', 'hi');
  await expect.poll(() => fontsOf(fonts)).toContain('anek-devanagari');
  expect(fontsOf(fonts)).not.toContain('anek-devanagari-names');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a typed local name has its font and its direction', async ({ page, catalogue }) => {
    const id = await catalogue.create(catalogue.name('Vale'), { place: 'Srinagar', localName: 'سرینگر' });
    await page.goto(`/packages/detail/${id}`);
    const local = page.getByText('سرینگر', { exact: true });
    await expect(local).toHaveAttribute('lang', 'ur');
    await expect(local).toHaveCSS('direction', 'rtl');
    await expect(local).toHaveCSS('font-family', /Anek Devanagari/);
  });
});

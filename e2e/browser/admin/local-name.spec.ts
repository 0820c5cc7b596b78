import { test } from '#e2e/browser/testing/package-fixture.ts';
import { expect, openPage } from '#e2e/browser/testing/site-test.ts';

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

import type { Locator, Page } from '@playwright/test';
import { findViolations } from '#e2e/browser/testing/axe.ts';
import { findCovered } from '#e2e/browser/testing/covered-focus.ts';
import { createPicture, fillPackageForm, imagesInput, test } from '#e2e/browser/testing/package-fixture.ts';
import { expect, openPage, phone } from '#e2e/browser/testing/site-test.ts';

const openDetails = async (page: Page, picture: number) => {
  await page.getByRole('button', { name: `Details of picture ${picture}` }).click();
  return page.getByRole('slider', { name: `What must stay in view of picture ${picture}` });
};

const save = (page: Page, button = 'Update Package') => page.getByRole('button', { name: button }).click();

const positionOf = (picture: Locator) => picture.evaluate((image) => getComputedStyle(image).objectPosition);

async function expectNoOverflow(page: Page) {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
}

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test('the focal point is set by a tap and by keys, and the card, the banner and their pages follow', async ({
    page,
    catalogue,
  }) => {
    const name = catalogue.name('Focal');
    await openPage(page, '/admin/packages/create');
    await fillPackageForm(page, name);
    await imagesInput(page).setInputFiles([
      await createPicture('one.png', 'teal'),
      await createPicture('two.png', 'goldenrod'),
      await createPicture('three.png', 'olive'),
    ]);
    await expect(page.getByText('3 Image(s) Selected')).toBeVisible();
    const slider = await openDetails(page, 1);
    const box = await slider.boundingBox();
    await slider.click({ position: { x: (box?.width ?? 0) * 0.25, y: (box?.height ?? 0) * 0.75 } });
    await expect(slider).toHaveAttribute('aria-valuetext', /^2[3-7]% from the left, 7[3-7]% from the top$/);
    const tapped = await slider.getAttribute('aria-valuenow');
    await slider.press('ArrowLeft');
    await slider.press('Shift+ArrowDown');
    await expect(slider).toHaveAttribute('aria-valuenow', String(Number(tapped) - 2));
    await expect(slider).toBeFocused();
    await page.getByRole('textbox', { name: 'What the picture shows' }).fill('A teal lake');
    await expectNoOverflow(page);
    expect(await findViolations(page)).toEqual([]);
    await openDetails(page, 2);
    await page.getByRole('button', { name: 'Use as banner' }).click();
    await save(page, 'Submit');
    await expect(page).toHaveURL('/admin/packages');

    const [made] = await catalogue.find(name);
    const [first, second] = made?.images ?? [];
    const { x, y } = made?.pictureDetails?.[0]?.focal ?? {};
    expect(made?.pictureDetails).toEqual([
      { address: first, focal: { x, y }, alt: 'A teal lake' },
      { address: second, banner: true },
    ]);
    const position = `${x}% ${y}%`;
    const card = page.getByRole('article').filter({ hasText: name }).locator('img');
    await expect.poll(() => positionOf(card)).toBe(position);
    await openPage(page, '/packages/domestic');
    await expect.poll(() => positionOf(card)).toBe(position);
    await openPage(page, `/packages/detail/${made?._id}`);
    await expect.poll(() => positionOf(page.getByRole('img', { name: 'A teal lake' }))).toBe(position);
    await expect(page.getByRole('img', { name: 'A teal lake' })).toBeVisible();
    await expect(page.locator('header img').last()).toHaveAttribute('src', String(second));
    const preview = page.locator('meta[property="og:image"]');
    await expect(preview).toHaveAttribute('content', new RegExp(`${first}/preview-${x}-${y}\\.jpg$`));
    const answer = await page.request.get(new URL((await preview.getAttribute('content')) ?? '').pathname);
    expect(answer.headers()['content-type']).toBe('image/jpeg');
  });

  test('the bar of unsaved changes is in view, covers no focus and saves', async ({ page, catalogue }) => {
    const name = catalogue.name('Bar');
    const id = await catalogue.create(name, {
      dayWiseItinerary: JSON.stringify(
        Array.from({ length: 8 }, (_, index) => ({ day: index + 1, description: 'By boat. '.repeat(40) })),
      ),
    });
    await openPage(page, `/admin/edit-package/${id}`);
    const price = page.getByLabel('Price');
    await expect(price).toHaveValue('1000');
    await expect(page.getByText('Unsaved changes')).toHaveCount(0);
    await price.fill('1200');
    const update = page.getByRole('button', { name: 'Update Package' });
    await expect(page.getByText('Unsaved changes')).toBeInViewport();
    await expect(update).toBeInViewport();
    await expectNoOverflow(page);
    expect(await findViolations(page)).toEqual([]);
    await page.evaluate(() => {
      window.scrollTo(0, 0);
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
    const bar = page.locator('form > div').filter({ has: update });
    expect(await findCovered(page, bar)).toEqual([]);
    await update.click();
    await expect(page).toHaveURL('/admin/packages');
    expect((await catalogue.find(name))[0]?.price).toBe(1200);
  });
});

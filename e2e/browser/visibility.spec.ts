import type { Browser, Page } from '@playwright/test';
import { apiBase } from '#contract/page-path.ts';
import { findViolations } from '#e2e/browser/testing/axe.ts';
import { effortTag, measureEffort } from '#e2e/browser/testing/effort.ts';
import { createPicture, fillPackageForm, imagesInput, test } from '#e2e/browser/testing/package-fixture.ts';
import { desktop, expect, openPage, phone } from '#e2e/browser/testing/site-test.ts';
import { readFocusedName } from '#e2e/browser/testing/tab-order.ts';

// What a visitor gets of a draft is a 404, which the browser logs.
test.use({ tolerate: [/status of 404/] });

const pathOf = (id: string) => `/packages/detail/${id}`;

/** Runs in a browser of somebody who is not signed in. */
async function asVisitor(browser: Browser, baseURL: string | undefined, look: (page: Page) => Promise<void>) {
  const context = await browser.newContext({ ...(baseURL && { baseURL }), serviceWorkers: 'block' });
  try {
    await look(await context.newPage());
  } finally {
    await context.close();
  }
}

test.use({ viewport: phone, hasTouch: true });

test(
  'a draft is published from the list with few taps, and visitors see it at once',
  { tag: [effortTag, '@gate'] },
  async ({ page, catalogue, browser, baseURL }, info) => {
    const name = catalogue.name('Soon');
    const id = await catalogue.create(name, { visibility: 'draft' });
    await asVisitor(browser, baseURL, async (visitor) => {
      expect((await visitor.goto(pathOf(id)))?.status()).toBe(404);
      await expect(visitor.getByText('Package not found', { exact: true })).toBeVisible();
      await expect(visitor.getByText(name)).toHaveCount(0);
      expect((await visitor.request.get(`${pathOf(id)}/brochure.pdf`)).status()).toBe(404);
      expect((await visitor.request.get(apiBase + `/tours/package-detail/${id}`)).status()).toBe(404);
    });
    await openPage(page, '/admin/packages');
    const card = page.getByRole('article').filter({ hasText: name });
    await expect(card.getByText('Nobody yet', { exact: true })).toBeVisible();

    const { tap, report } = measureEffort(page, info);
    await tap(card.getByRole('link', { name: `Edit ${name}` }));
    await tap(page.getByRole('group', { name: 'Who sees it' }).getByText('Everybody', { exact: true }));
    await tap(page.getByRole('button', { name: 'Update Package' }));
    await expect(page).toHaveURL('/admin/packages');
    report('publish a draft');

    expect(await catalogue.find(name)).toMatchObject([{ _id: id }]);
    await asVisitor(browser, baseURL, async (visitor) => {
      expect((await visitor.goto(pathOf(id)))?.status()).toBe(200);
      await expect(visitor.getByRole('heading', { level: 1 })).toContainText('Soon', {
        ignoreCase: true,
      });
    });
  },
);

test('the preview is the page of what is typed, and saves nothing', async ({ page, catalogue }) => {
  const name = catalogue.name('Preview');
  await openPage(page, '/admin/packages/create');
  await fillPackageForm(page, name);
  await page.getByLabel('Trip highlights').fill('Sunset cruise');
  await imagesInput(page).setInputFiles([await createPicture('red.png', '#a33')]);
  await expect(page.getByText('1 Image(s) Selected')).toBeVisible();
  await page.getByText('Only with the link', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Prepared for' }).fill('Asha');
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && pathname.startsWith(apiBase)) requested.push(pathname);
  });

  const opener = page.getByRole('button', { name: 'Preview' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Preview' });
  const frame = page.frameLocator('iframe[title="Preview of the page"]');
  await expect(frame.getByRole('heading', { level: 1 })).toContainText('Preview', { ignoreCase: true });
  expect(await readFocusedName(page)).toBe('Close the preview');
  await expect(frame.getByText('Prepared for Asha')).toBeVisible();
  await expect(frame.getByText('Rs. 24500').first()).toBeVisible();
  await expect(frame.getByText('Sunset cruise')).toBeVisible();
  await expect(frame.getByText('Board at Alappuzha').filter({ visible: true })).toBeVisible();
  const picture = frame.getByRole('img', { name }).first();
  await expect(picture).toHaveAttribute('src', /^blob:/);
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(64);

  // Media queries see the chosen width, and the whole width is in view.
  for (const [device, width] of [
    ['Desktop', desktop.width],
    ['Phone', phone.width],
  ] as const) {
    await dialog.getByRole('button', { name: device }).click();
    await expect
      .poll(() => frame.locator('html').evaluate((root) => root.ownerDocument.defaultView?.innerWidth))
      .toBe(width);
    const box = await page.locator('iframe[title="Preview of the page"]').boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(phone.width);
  }
  expect(await findViolations(page)).toEqual([]);

  await frame.getByRole('link', { name: 'Packages' }).click();
  await frame.getByRole('link', { name: 'Call Us' }).first().click();
  await expect(page).toHaveURL('/admin/packages/create');
  await frame.getByRole('button', { name: /on your shortlist/ }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(page.getByLabel('Package name')).toHaveValue(name);
  await expect(page.getByText('1 Image(s) Selected')).toBeVisible();
  expect(requested).toEqual([]);
  expect(await catalogue.find(name)).toEqual([]);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL('/admin/packages');
});

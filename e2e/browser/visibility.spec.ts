import type { Browser, Page } from '@playwright/test';
import { apiBase } from '#contract/api-base.ts';
import * as calls from '#contract/calls.ts';
import { findViolations } from '#e2e/browser/testing/axe.ts';
import { effortTag, measureEffort } from '#e2e/browser/testing/effort.ts';
import { createPicture, fillPackageForm, imagesInput, test } from '#e2e/browser/testing/package-fixture.ts';
import { desktop, expect, openPage, openReadyPage, phone } from '#e2e/browser/testing/site-test.ts';
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

for (const viewport of [phone, desktop]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test(
      'a draft is published from the list with few taps, and visitors see it at once',
      { tag: viewport === desktop ? [effortTag, '@gate'] : effortTag },
      async ({ page, catalogue, browser, baseURL }, info) => {
        const name = catalogue.name('Soon');
        const id = await catalogue.create(name, { visibility: 'draft' });
        await asVisitor(browser, baseURL, async (visitor) => {
          expect((await visitor.goto(pathOf(id)))?.status()).toBe(404);
          await expect(visitor.getByText('Package not found', { exact: true })).toBeVisible();
          await expect(visitor.getByText(name)).toHaveCount(0);
          expect((await visitor.request.get(`${pathOf(id)}/brochure.pdf`)).status()).toBe(404);
          expect((await visitor.request.get(apiBase + calls.packageDetail(id))).status()).toBe(404);
        });
        await openPage(page, '/admin/packages');
        const card = page.getByRole('article').filter({ hasText: name });
        await expect(card.getByText('Nobody yet', { exact: true })).toBeVisible();

        const { tap, report } = measureEffort(page, info, false);
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

    test('an administrator opens a draft by its address and from the list', async ({ page, catalogue }) => {
      const name = catalogue.name('Mine');
      const id = await catalogue.create(name, { visibility: 'draft' });
      const response = await page.goto(pathOf(id));
      expect(response?.status()).toBe(200);
      expect(response?.headers()['cache-control']).toBe('private, no-store');
      const bar = page.getByText('Nobody sees this tour yet: only administrators can open it');
      await expect(bar).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Mine', { ignoreCase: true });

      await openPage(page, '/admin/packages?visibility=draft');
      await page.getByRole('link', { name: `Open the page of ${name}` }).click();
      await expect(bar).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      await page.getByRole('link', { name: 'Edit', exact: true }).click();
      await expect(page.getByRole('radio', { name: 'Nobody yet' })).toBeChecked();
    });

    test('a package by link opens for who has it, and is found nowhere else', async ({
      page,
      catalogue,
      browser,
      baseURL,
    }) => {
      const name = catalogue.name('Yours');
      const id = await catalogue.create(name, { visibility: 'link', preparedFor: 'the Sharma family' });
      expect(await catalogue.find(name)).toEqual([]);
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await openPage(page, `/admin/packages?search=${encodeURIComponent(name)}`);
      await page.getByRole('button', { name: `Copy link of ${name}` }).click();
      await expect(
        page.getByText('The link is copied. Paste it into a message.', { exact: true }),
      ).toBeVisible();
      const link = await page.evaluate(() => navigator.clipboard.readText());
      expect(link).toBe(`${baseURL}${pathOf(id)}`);

      await asVisitor(browser, baseURL, async (visitor) => {
        await visitor.setViewportSize(viewport);
        const response = await visitor.goto(link);
        expect(response?.headers()['x-robots-tag']).toBe('noindex');
        await expect(visitor.getByText('Prepared for the Sharma family')).toBeVisible();
        await expect(visitor.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
        expect(await (await visitor.request.get('/sitemap.xml')).text()).not.toContain(id);
        expect(await findViolations(visitor)).toEqual([]);

        await visitor.getByRole('button', { name: `Keep ${name} on your shortlist` }).click();
        await openReadyPage(visitor, '/shortlist');
        await expect(visitor.getByRole('article').filter({ hasText: name })).toBeVisible();
        await expect(visitor.getByText('No longer offered')).toHaveCount(0);
        await openReadyPage(visitor, `/shortlist?ids=${id}&link=${id}`);
        await expect(visitor.getByRole('article').filter({ hasText: name })).toBeVisible();

        const edited = await page.request.patch(apiBase + calls.editPackage(id), {
          headers: { origin: baseURL ?? '' },
          multipart: { visibility: 'draft' },
        });
        expect(edited.status()).toBe(200);
        await openReadyPage(visitor, '/shortlist');
        await expect(visitor.getByText('No longer offered')).toBeVisible();
      });
    });

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
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(viewport.width);
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
  });
}

test('the preview of a stored package looks as its page', async ({ page, catalogue }) => {
  const name = catalogue.name('Same');
  const id = await catalogue.create(name, { place: 'Goa' });
  await openPage(page, pathOf(id));
  await page.setViewportSize(phone);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const expected = (await page.locator('html').evaluate(measure)).filter(
    ([text]) => !String(text).startsWith('More tours'),
  );
  expect(expected.length).toBeGreaterThan(4);

  await openPage(page, `/admin/edit-package/${id}`);
  await page.getByRole('button', { name: 'Preview' }).click();
  const frame = page.frameLocator('iframe[title="Preview of the page"]');
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => frame.locator('html').evaluate(measure)).toEqual(expected);
});

/** Text and look of the headings and facts of a page. */
const measure = (root: HTMLElement) =>
  [...root.querySelectorAll('main h1, main h2, main dd, main dt')].map((element) => {
    const { fontSize, fontFamily, color } = getComputedStyle(element);
    return [element.textContent, fontSize, fontFamily, color, element.getBoundingClientRect().width];
  });

import { apiBase } from '#contract/api-base.ts';
import * as calls from '#contract/calls.ts';
import type { Page } from '@playwright/test';
import { findViolations } from './testing/axe.ts';
import { effortTag, measureEffort } from './testing/effort.ts';
import { createPicture } from './testing/package-fixture.ts';
import { signInAsAdmin } from './testing/sign-in.ts';
import { desktop, expect, openPage, phone, test } from './testing/site-test.ts';
import { findCutLabels, findSmallTargets, measureOverflow } from './testing/target-size.ts';

const save = (page: Page, origin: string, facts: object) =>
  page.request.patch(apiBase + calls.adminAgency, {
    headers: { origin },
    multipart: { facts: JSON.stringify(facts) },
  });

test.beforeEach(({ page }) => signInAsAdmin(page));
// Other tests of the same backend read the original facts.
test.afterEach(async ({ page, baseURL }) => {
  expect((await save(page, baseURL ?? '', {})).ok()).toBe(true);
});

for (const [name, viewport] of [
  ['a phone', phone],
  ['a desktop', desktop],
] as const)
  test(
    `the WhatsApp number is changed on ${name} and stands on a package's page`,
    { tag: viewport === phone ? [effortTag, '@gate'] : effortTag },
    async ({ page }, info) => {
      await page.setViewportSize(viewport);
      await openPage(page, '/admin');
      // "Needs a look" leads there as well, once it has loaded.
      const way = page.getByRole('main').getByRole('link', { name: 'Your agency' }).first();
      await way.waitFor();
      const { tap, report } = measureEffort(page, info, false);
      await tap(way);
      await tap(page.getByRole('textbox', { name: 'WhatsApp number' }));
      await page.getByRole('textbox', { name: 'WhatsApp number' }).fill('9000011111');
      await tap(page.getByRole('button', { name: 'Save' }));
      await tap(page.getByRole('link', { name: 'See it on the site' }));
      const chat = page.getByRole('link', { name: 'Chat on WhatsApp' }).first();
      await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/919000011111\?text=/);
      report('change the WhatsApp number and see it on a package');

      // As another visitor gets it: from the server, and after the script has run.
      const html = await (await page.request.get(page.url())).text();
      expect(html).toContain('https://wa.me/919000011111?text=');
      expect(html).not.toContain('wa.me/919876543213');
      await openPage(page, new URL(page.url()).pathname);
      await expect(chat).toHaveAttribute('href', /919000011111/);
    },
  );

for (const viewport of [phone, desktop])
  test(`the form and its preview are accessible at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openPage(page, '/admin/agency');
    await page.getByRole('textbox', { name: 'WhatsApp number' }).fill('12');
    for (const title of ['Office and opening hours', 'The guide', 'Reviews', 'Gallery', 'How it looks'])
      await page.getByRole('heading', { name: title, exact: true }).click();
    await page.getByText('Review 1:').click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('alert')).toContainText('WhatsApp number: this is no complete phone number');
    await expect(page.getByRole('textbox', { name: 'WhatsApp number' })).toBeFocused();
    expect(await findViolations(page)).toEqual([]);
    expect(await measureOverflow(page)).toBe(0);
    expect(await findSmallTargets(page)).toEqual([]);
    expect(await findCutLabels(page)).toEqual([]);
    await page.getByRole('textbox', { name: 'WhatsApp number' }).fill('+91 98765 43213');
  });

test('a gallery picture is uploaded, shown in the footer and taken back', async ({ page }) => {
  await openPage(page, '/admin/agency');
  await page.getByRole('heading', { name: 'Gallery', exact: true }).click();
  await page
    .locator('input[type=file][aria-label="Gallery picture 2"]')
    .setInputFiles(await createPicture('bus.png', 'teal'));
  await page.getByLabel('What gallery picture 2 shows').fill('Our new bus');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. The site shows it now.')).toBeVisible();

  await openPage(page, '/');
  const bus = page.getByRole('contentinfo').getByRole('img', { name: 'Our new bus' });
  await bus.scrollIntoViewIfNeeded();
  await expect
    .poll(() => bus.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBeGreaterThan(0);
  await expect(page.getByRole('contentinfo').getByRole('img')).toHaveCount(6);

  await openPage(page, '/admin/agency');
  await page.getByText('Earlier versions').click();
  await page.getByRole('button', { name: 'See what it was before Gallery' }).first().click();
  await page.getByRole('button', { name: 'Take everything back' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. The site shows it now.')).toBeVisible();
  await openPage(page, '/');
  await expect(page.getByRole('contentinfo').getByRole('img', { name: 'Our new bus' })).toHaveCount(0);
});

test('pages without server rendering show the changed facts, and the document of an unchanged agency has none', async ({
  page,
  baseURL,
}) => {
  const readHtml = async (path: string) => (await page.request.get(path)).text();
  expect(await readHtml('/')).not.toContain('id="agency-facts"');
  expect((await save(page, baseURL ?? '', { nameFirst: 'Peepal' })).ok()).toBe(true);
  expect(await readHtml('/')).toContain('id="agency-facts"');
  await openPage(page, '/admin');
  await expect(page).toHaveTitle('Admin Panel | Peepal Tours & Travels');
  await openPage(page, '/contact');
  await expect(page.getByRole('banner').getByText('Peepal')).toBeVisible();
  await expect(page).toHaveTitle('Contact Us | Peepal Tours & Travels');
});

test('a backend without the agency is asked for nothing, and shows nothing of it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.route(apiBase + calls.adminVerifyToken, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), features: undefined } });
  });
  await openPage(page, '/admin');
  await expect(page.getByRole('region', { name: 'Last changed' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Your agency' })).toHaveCount(0);
  await openPage(page, '/admin/agency');
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  expect(asked.filter((url) => url.includes(apiBase + calls.adminAgency))).toEqual([]);
});

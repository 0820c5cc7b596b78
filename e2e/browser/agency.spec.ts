import { originalAgency, originalFacts } from '#contract/agency.ts';
import { apiBase } from '#contract/page-path.ts';
import type { Page } from '@playwright/test';
import { findViolations } from './testing/axe.ts';
import { effortTag, measureEffort } from './testing/effort.ts';
import { expect, openPage, phone, test } from './testing/site-test.ts';
import { findCutLabels, findSmallTargets, measureOverflow } from './testing/target-size.ts';

const save = (page: Page, origin: string, facts: object) =>
  page.request.patch(apiBase + '/admin/agency', {
    headers: { origin },
    multipart: { facts: JSON.stringify(facts) },
  });

test.beforeEach(({ signInAsOwner }) => signInAsOwner());
// Other tests of the same backend read the original facts.
test.afterEach(async ({ page, baseURL }) => {
  expect((await save(page, baseURL ?? '', {})).ok()).toBe(true);
});

test.use({ viewport: phone, hasTouch: true });

test(
  "the WhatsApp number is changed and stands on a package's page",
  { tag: [effortTag, '@gate'] },
  async ({ page }, info) => {
    await openPage(page, '/admin');
    // "Needs a look" leads there as well, once it has loaded.
    const way = page.getByRole('main').getByRole('link', { name: 'Your agency' }).first();
    await way.waitFor();
    const { tap, report } = measureEffort(page, info);
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
    expect(html).not.toContain(`wa.me/${originalAgency.whatsApp.digits}`);
    await openPage(page, new URL(page.url()).pathname);
    await expect(chat).toHaveAttribute('href', /919000011111/);
    await page.locator('summary', { hasText: 'Menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Main' });
    await expect(menu.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /\/919000011111$/);
    await expect(menu.getByRole('link', { name: `Call ${originalFacts.phoneIndia}` })).toBeInViewport();
  },
);

test('the form and its preview are accessible', async ({ page }) => {
  await openPage(page, '/admin/agency');
  await page.getByRole('textbox', { name: 'WhatsApp number' }).fill('12');
  for (const title of ['Office and opening hours', 'The guide', 'Reviews', 'Gallery', 'How it looks'])
    await page.getByRole('heading', { name: title, exact: true }).click();
  await page.getByText('Review 1:').click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toContainText('WhatsApp number is too short');
  await expect(page.getByRole('textbox', { name: 'WhatsApp number' })).toBeFocused();
  expect(await findViolations(page)).toEqual([]);
  expect(await measureOverflow(page)).toBe(0);
  expect(await findSmallTargets(page)).toEqual([]);
  expect(await findCutLabels(page)).toEqual([]);
  await page.getByRole('textbox', { name: 'WhatsApp number' }).fill(originalFacts.whatsApp);
});

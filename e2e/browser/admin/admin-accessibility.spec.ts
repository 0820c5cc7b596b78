import type { Locator, Page } from '@playwright/test';
import { findViolations } from '#e2e/browser/testing/axe.ts';
import { holdToasts } from '#e2e/browser/testing/hold-toasts.ts';
import { test } from '#e2e/browser/testing/package-fixture.ts';
import { expect, openPage, phone } from '#e2e/browser/testing/site-test.ts';

test.use({ tolerate: [/40[149]/] });

/** In both themes; red is more than 1.5 times green and blue. */
async function expectRed(page: Page, ...texts: readonly Locator[]): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const text of texts) {
      const color = await text.evaluate((element) => getComputedStyle(element).color);
      const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
      expect.soft(red, `${color}, ${colorScheme}`).toBeGreaterThan(1.5 * Math.max(green, blue));
    }
  }
}

/** States of the admin area, and how to reach each. */
const states: readonly {
  readonly name: string;
  readonly viewport?: typeof phone;
  readonly bring: (page: Page, id: string) => Promise<void>;
}[] = [
  {
    name: 'the list on a phone',
    viewport: phone,
    bring: async (page) => {
      await openPage(page, '/admin/packages');
      await expect(page.getByRole('article').first()).toBeVisible();
    },
  },
  {
    name: 'a new package with something wrong',
    bring: async (page) => {
      await openPage(page, '/admin/packages/create');
      await page.getByRole('button', { name: 'Submit' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
      const error = page.getByRole('paragraph').filter({ hasText: 'Price is required' });
      await expectRed(page, page.getByRole('alert'), error);
    },
  },
  {
    name: 'an edited package with a draft, and with somebody else’s version beside it',
    bring: async (page, id) => {
      await openPage(page, `/admin/edit-package/${id}`);
      const other = await page.context().newPage();
      await openPage(other, `/admin/edit-package/${id}`);
      await other.getByLabel('Description').fill('Hers.');
      await other.getByRole('button', { name: 'Update Package' }).click();
      await expect(other).toHaveURL('/admin/packages');
      await other.close();
      await page.getByLabel('Description').fill('His.');
      await page.getByRole('button', { name: 'Update Package' }).click();
      await expect(page.getByRole('heading', { name: 'Two versions of this package' })).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      await page.getByRole('link', { name: 'All Packages' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
      await expect(page).toHaveURL('/admin/packages');
      await openPage(page, `/admin/edit-package/${id}`);
      await expect(page.getByText(/You have an unsaved draft/)).toBeVisible();
    },
  },
  {
    name: 'the destinations with something wrong',
    bring: async (page) => {
      await openPage(page, '/admin/popular-destination');
      await expect(page.getByRole('article').first()).toBeVisible();
      await page.getByRole('button', { name: 'Create Destination' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'the question before a package is deleted',
    bring: async (page) => {
      await openPage(page, '/admin/packages');
      await page
        .getByRole('button', { name: /^Delete/ })
        .first()
        .click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  {
    name: 'the toast that offers Undo, and what was deleted recently',
    bring: async (page, id) => {
      await page.clock.install();
      await openPage(page, '/admin/packages');
      await holdToasts(page);
      const article = page.getByRole('article').filter({ has: page.locator(`a[href$="${id}"]`) });
      await article.getByRole('button', { name: /^Delete/ }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
      await page
        .getByRole('main')
        .getByText(/^Recently deleted/)
        .click();
      // Under the pointer it stays.
      await page.getByRole('button', { name: 'Undo' }).hover();
      await page.clock.resume();
    },
  },
  {
    name: 'a package beside an earlier version',
    viewport: phone,
    bring: async (page, id) => {
      await openPage(page, `/admin/edit-package/${id}`);
      await page.getByLabel('Description').fill('After.');
      await page.getByRole('button', { name: 'Update Package' }).click();
      await expect(page).toHaveURL('/admin/packages');
      await openPage(page, `/admin/edit-package/${id}`);
      await page.getByRole('main').getByText('Earlier versions').click();
      await page.getByRole('button', { name: /^See what it was before/ }).click();
      await expect(page.getByRole('region', { name: /^Before this change/ })).toBeVisible();
    },
  },
  {
    name: 'the drawer of a phone',
    viewport: phone,
    bring: async (page) => {
      await openPage(page, '/admin');
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    },
  },
  {
    name: 'a sign-in that was refused',
    bring: async (page) => {
      await page.context().clearCookies();
      await openPage(page, '/admin-login');
      await page.getByLabel('Email').fill('nobody@example.com');
      await page.getByLabel('Password', { exact: true }).fill('not the password');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
      await expectRed(page, page.getByRole('alert'));
    },
  },
  { name: 'what was deleted', bring: (page) => openPage(page, '/admin/recently-deleted') },
  { name: 'the own account', bring: (page) => openPage(page, '/admin/me') },
];

const inGate = new Set([
  'the list on a phone',
  'a new package with something wrong',
  'a sign-in that was refused',
]);

for (const { name, viewport, bring } of states) {
  test(`axe finds nothing in ${name}${inGate.has(name) ? ' @gate' : ''}`, async ({ page, catalogue }) => {
    if (viewport) await page.setViewportSize(viewport);
    await bring(page, await catalogue.create(catalogue.name('Seen by axe')));
    expect(await findViolations(page)).toEqual([]);
  });
}

test('forced colours mark the current page of the panel by a border', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openPage(page, '/admin/packages');
  const panel = page.getByRole('navigation', { name: 'Admin Panel' });
  await expect(panel.getByRole('link', { name: 'All Packages' })).toHaveCSS('border-top-width', '3px');
  await expect(panel.getByRole('link', { name: 'Popular Destination' })).toHaveCSS('border-top-width', '0px');
});

import type { Locator } from '@playwright/test';
import { holdToasts } from '#e2e/browser/testing/hold-toasts.ts';
import { test } from '#e2e/browser/testing/package-fixture.ts';
import { expect, openPage } from '#e2e/browser/testing/site-test.ts';

/** Phone, tablet, the narrowest window with the side panel, and desktops; px. */
const widths = [360, 768, 900, 1024, 1440];

test('a toast covers no control that is used next', async ({ page, catalogue }) => {
  const name = catalogue.name('Soon gone');
  await catalogue.create(name);
  await page.clock.install();
  await openPage(page, '/admin/packages');
  await holdToasts(page);
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  const toast = page.getByRole('region', { name: /Notification/ }).getByRole('listitem');
  await expect(toast).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  const used = [
    page.getByRole('heading', { level: 1 }),
    page.getByRole('link', { name: 'Create New Package' }).last(),
    page.getByLabel('Search'),
    page.getByLabel('Sort by'),
    page.getByRole('button', { name: 'Menu' }),
  ];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const box = await boxOf(toast);
    for (const control of used) {
      if (!(await control.isVisible())) continue;
      expect.soft(overlap(box, await boxOf(control)), `${String(control)} at ${width} px`).toBe(false);
    }
  }
});

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

async function boxOf(element: Locator): Promise<Box> {
  const box = await element.boundingBox();
  if (!box) throw new Error('Nothing is laid out');
  return box;
}

const overlap = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

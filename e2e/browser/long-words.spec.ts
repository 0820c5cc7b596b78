import type { Page } from '@playwright/test';
import { apiBase } from '#contract/api-base.ts';
import * as calls from '#contract/calls.ts';
import {
  simulateStaticHost,
  expect,
  openPage,
  findPackagePath,
  test,
  waitForReady,
} from '#e2e/browser/testing/site-test.ts';
import { measureOverflow } from '#e2e/browser/testing/target-size.ts';

test.use({ viewport: { width: 360, height: 740 } });

const word = 'Banyan'.repeat(15);
const address = 'https://stay.example/'.padEnd(80, 'kumbhalgarh');

/** Replaces every text of packages and destinations. */
function lengthen(key: string, value: unknown): unknown {
  if (key === 'name' || key === 'place') return word;
  if (key === 'description') return address;
  if (key === 'tripHighlights' || key === 'inclusions' || key === 'exclusions') return [address];
  return value;
}

async function lengthenTexts(page: Page): Promise<void> {
  // Pages rendered by the server would have the server's texts.
  await simulateStaticHost(page);
  await page.route(`**${apiBase}/tours/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    // The names of the categories are fixed.
    if (pathname.endsWith(calls.categoriesList) && search === '') return route.fallback();
    const response = await route.fetch();
    const json: unknown = JSON.parse(await response.text(), lengthen);
    return route.fulfill({ response, json });
  });
}

async function fits(page: Page): Promise<void> {
  await expect(page.getByText(word).filter({ visible: true }).first()).toBeVisible();
  await waitForReady(page);
  await expect.poll(() => measureOverflow(page)).toBe(0);
  expect(await page.evaluate(textsWithoutDirection, [word, address])).toEqual([]);
}

/** Markup of visible texts outside of elements with `dir="auto"`. */
function textsWithoutDirection(texts: readonly string[]): string[] {
  const seen = [...document.querySelectorAll('main *')].filter((element) => {
    const ownText = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const isLong = ownText.some(({ textContent }) => texts.some((text) => textContent?.includes(text)));
    // Text for screen readers only is 1 px wide.
    return isLong && element.getBoundingClientRect().width > 1;
  });
  return seen.filter((element) => !element.closest('[dir="auto"]')).map(({ outerHTML }) => outerHTML);
}

test('long words and addresses wrap on a narrow phone and have their own direction: no page scrolls sideways', async ({
  page,
}) => {
  const path = await findPackagePath(page);
  await lengthenTexts(page);
  await openPage(page, '/');
  await expect(page.getByRole('region', { name: 'Domestic', exact: true }).getByRole('article')).toHaveCount(
    5,
  );
  await fits(page);

  await openPage(page, path);
  await expect(page.getByRole('region', { name: /^Day 1\b/ })).toHaveText(address);
  await fits(page);

  await openPage(page, '/packages/all%20packages');
  await page.getByRole('main').locator('summary').click();
  await expect(page.getByLabel('Place', { exact: true })).toBeVisible();
  await fits(page);
  for (const index of [0, 1]) {
    const heart = page.getByRole('button', { name: /^Keep .+ on your shortlist$/ }).nth(index);
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  }

  await openPage(page, '/shortlist');
  await fits(page);
  for (const index of [0, 1]) await page.getByRole('checkbox').nth(index).check();
  await expect(page.getByRole('table')).toBeVisible();
  // Long words wrap inside the package's column.
  const cells = page.getByRole('table').getByRole('cell');
  expect(await cells.evaluateAll((all) => all.every((cell) => cell.scrollWidth <= cell.clientWidth))).toBe(
    true,
  );
  await page
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await expect(page.getByText('is off your list')).toBeVisible();
  await fits(page);
});

import type { Page } from '@playwright/test';
import { apiBase } from '#contract/page-path.ts';
import { publicPages } from '#e2e/browser/testing/public-pages.ts';
import { expectReadable, findUnreadable, widths } from '#e2e/browser/testing/reading.ts';
import {
  expect,
  findPackagePath,
  openPage,
  openReadyPage,
  phone,
  simulateStaticHost,
  test,
} from '#e2e/browser/testing/site-test.ts';

test.use({ tolerate: [/404/] });

const searches = ['q=kerala', 'q=lake&place=Kerala&days=4-6&price=-100000&persons=2'].map(
  (search) => `/packages/all packages?${search}`,
);
const adminPages = ['', '/packages', '/packages/create', '/popular-destination', '/agency', '/me'].map(
  (path) => `/admin${path}`,
);

for (const path of [...publicPages.map(([address]) => address), ...searches, ...adminPages])
  test(`${path} can be read at every width @gate`, async ({ page, signInAsOwner }) => {
    if (adminPages.includes(path)) await signInAsOwner();
    await openReadyPage(page, path);
    await expectReadable(page);
  });

test('what was deleted can be read at every width @gate', async ({ page, signInAsOwner }) => {
  await signInAsOwner();
  // Not what the tests beside this one deleted: their names are no words.
  const deletedAt = Date.now();
  const item = {
    _id: 'deleted',
    name: 'Thiruvananthapuram and Kanyakumari by Night Train',
    images: [],
    deletedAt,
    deletedBy: { name: 'Meenakshi Sundaram', email: '' },
    endsAt: deletedAt + 86_400_000,
  };
  await page.route(`**${apiBase}/admin/deleted-packages`, (route) =>
    route.fulfill({ json: { packages: [item] } }),
  );
  await page.route(`**${apiBase}/admin/deleted-destinations`, (route) =>
    route.fulfill({ json: { destinations: [] } }),
  );
  await openReadyPage(page, '/admin/recently-deleted');
  await expect(page.getByRole('listitem', { name: item.name })).toBeVisible();
  await expectReadable(page);
});

test('a package can be read at every width @gate', async ({ page }) => {
  await openReadyPage(page, await findPackagePath(page));
  await expectReadable(page);
});

const enlarge = (page: Page) => page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));

test.describe('with text of 200 %', () => {
  /** The address of mail is long, and the list of pages stands in one column. */
  const largeText = { tolerated: /^(?:broken|empty end of row)/, textSize: '200%', headerHeight: 150 };

  test('home and a package can be read @gate', async ({ page }) => {
    for (const path of ['/', await findPackagePath(page)]) {
      await openReadyPage(page, path);
      await expectReadable(page, largeText);
    }
  });

  test('every other page can be read, and the header takes two rows at most', async ({ page }) => {
    for (const [path] of publicPages.slice(1)) {
      await openReadyPage(page, path);
      await expectReadable(page, largeText);
      await page.setViewportSize(phone);
      const broken = (await findUnreadable(page)).filter((line) => line.startsWith('broken heading'));
      expect.soft(broken, path).toEqual([]);
    }
  });

  test('no page of the admin area is wider than a phone', async ({ page, signInAsOwner }) => {
    await signInAsOwner();
    await page.setViewportSize(phone);
    for (const path of adminPages) {
      await openReadyPage(page, path);
      await enlarge(page);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(width, path).toBe(phone.width);
    }
  });

  test('the menu of a tablet is behind its button, and is reached to its end on a phone', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await openPage(page, '/about');
    const menu = page.getByRole('navigation', { name: 'Main' });
    await expect(menu).toBeVisible();
    await enlarge(page);
    await expect(menu).toBeHidden();
    await page.setViewportSize({ width: 375, height: 667 });
    await page.locator('summary', { hasText: 'Menu' }).click();
    const last = menu.getByRole('link', { name: 'WhatsApp' });
    await last.focus();
    await expect(last).toBeInViewport({ ratio: 1 });
  });

  test('header and price take at most a third of a phone', async ({ page }) => {
    await page.setViewportSize(phone);
    await openReadyPage(page, await findPackagePath(page));
    await enlarge(page);
    await page.getByRole('heading', { name: 'Day-wise itinerary' }).scrollIntoViewIfNeeded();
    const covered = await page.evaluate(() => {
      const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      const price = document.querySelector('aside[aria-label="Price and enquiry"]')?.getBoundingClientRect();
      const isShown = price && price.top < innerHeight && price.bottom > header;
      return header + (isShown ? innerHeight - price.top : 0);
    });
    expect(covered).toBeLessThanOrEqual(phone.height / 3);
  });

  test('the number of the shortlist leaves its heart free', async ({ page }) => {
    await page.setViewportSize(phone);
    await openReadyPage(page, '/packages/domestic');
    await enlarge(page);
    await page
      .getByRole('button', { name: /shortlist/i })
      .first()
      .click();
    const link = page.getByRole('banner').getByRole('link', { name: /^Shortlist/ });
    await expect(link).toContainText('1');
    const gap = await link.evaluate((element) => {
      const heart = element.querySelector('svg')?.getBoundingClientRect();
      const badge = [...element.querySelectorAll('span')]
        .map((span) => span.getBoundingClientRect())
        .find(({ width, height }) => width > 10 && height > 10);
      return (
        heart &&
        badge &&
        Math.max(badge.left - heart.right, heart.top - badge.bottom, badge.top - heart.bottom)
      );
    });
    expect(gap).toBeGreaterThanOrEqual(0);
  });
});

const word = 'Banyan'.repeat(15);
const address = 'https://stay.example/'.padEnd(80, 'kumbhalgarh');

/** Replaces every text of packages and destinations. */
function lengthen(key: string, value: unknown): unknown {
  if (key === 'name' || key === 'place') return word;
  if (key === 'description') return address;
  if (key === 'tripHighlights' || key === 'inclusions' || key === 'exclusions') return [address];
  return value;
}

/** Markup of visible texts outside of elements with `dir="auto"`. */
function findWithoutDirection(texts: readonly string[]): string[] {
  const seen = [...document.querySelectorAll('main *')].filter((element) => {
    const ownText = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const isLong = ownText.some(({ textContent }) => texts.some((text) => textContent?.includes(text)));
    // Text for screen readers only is 1 px wide.
    return isLong && element.getBoundingClientRect().width > 1;
  });
  return seen.filter((element) => !element.closest('[dir="auto"]')).map(({ outerHTML }) => outerHTML);
}

test.describe('long texts', () => {
  test('break at every width, on every page that shows them, and have their own direction', async ({
    page,
    signInAsOwner,
  }) => {
    await signInAsOwner();
    const path = await findPackagePath(page);
    const { tours } = await (await page.request.get(apiBase + '/tours/getAllPackage')).json();
    // Pages rendered by the server would have the server's texts.
    await simulateStaticHost(page);
    await page.route(`**${apiBase}/{tours,admin}/**`, async (route) => {
      const { pathname, search } = new URL(route.request().url());
      // The names of the categories are fixed.
      if (pathname.endsWith('/tours/get-all-categories-list') && search === '') return route.fallback();
      const response = await route.fetch();
      return route.fulfill({ response, body: JSON.stringify(JSON.parse(await response.text(), lengthen)) });
    });
    const shown = ['/', path, '/packages/all packages', `/shortlist?ids=${tours[0]._id},${tours[1]._id}`];
    const edited = path.replace('/packages/detail', '/admin/edit-package');
    for (const shownAt of [...shown, ...adminPages, edited]) {
      await openReadyPage(page, shownAt);
      await expectReadable(page, { tolerated: /^broken (?:word|heading): (?:Banyan|kumbhalgarh|example)/ });
      if (shown.includes(shownAt)) {
        await expect(page.getByText(word).filter({ visible: true }).first()).toBeVisible();
        expect(await page.evaluate(findWithoutDirection, [word, address])).toEqual([]);
      }
    }
  });
});

const saveName = async (page: Page, origin: string, facts: object) => {
  const answer = await page.request.patch(apiBase + '/admin/agency', {
    headers: { origin },
    multipart: { facts: JSON.stringify(facts) },
  });
  expect(answer.ok()).toBe(true);
};

test.describe('the name of the agency', () => {
  test.afterEach(({ page, backend }) => saveName(page, backend, {}));

  for (const [nameFirst, nameRest, height] of [
    ['Goa', 'Sea', 90],
    ['Mango Leaf', 'Journeys & Holidays', 90],
    [
      'Shri Mahalakshmi Vishwanath Pilgrimages and Holiday Journeys',
      'Incorporated Tours and Travels, Visas & Forex Services, Pune',
      150,
    ],
    ['Kanyakumari'.repeat(6).slice(0, 59), 'Kanyakumari'.repeat(6).slice(0, 59), 150],
  ] as const)
    test(`of ${nameFirst.length} and ${nameRest.length} letters can be read at every width, in few rows`, async ({
      page,
      backend,
      signInAsOwner,
    }) => {
      await signInAsOwner();
      await saveName(page, backend, { nameFirst, nameRest });
      const { tours } = await (await page.request.get(apiBase + '/tours/getAllPackage')).json();
      await openReadyPage(page, `/shortlist?ids=${tours[0]._id},${tours[1]._id}`);
      await expectReadable(page, { tolerated: /^(?:broken word: Ka|empty end of row)/ });
      const heading = page.getByRole('heading', { name: 'Side by side' });
      for (const width of widths) {
        await page.setViewportSize({ width, height: 812 });
        await heading.evaluate((element) => element.scrollIntoView());
        const header = await page.getByRole('banner').evaluate((element) => element.getBoundingClientRect());
        expect.soft(header.height, `at ${width} px`).toBeLessThanOrEqual(height);
        const { y = 0 } = (await heading.boundingBox()) ?? {};
        expect.soft(y, `"Side by side" at ${width} px`).toBeGreaterThanOrEqual(header.bottom);
      }
    });
});

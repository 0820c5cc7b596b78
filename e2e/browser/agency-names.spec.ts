import { apiBase } from '#contract/api-base.ts';
import * as calls from '#contract/calls.ts';
import type { Page } from '@playwright/test';
import { signInAsAdmin } from './testing/sign-in.ts';
import { expect, openPage, openReadyPage, test } from './testing/site-test.ts';
import { measureOverflow } from './testing/target-size.ts';

/** px */
const widths = [320, 375, 768, 1280, 1920];

const names = [
  ['Goa', 'Sea'],
  ['Mango Leaf', 'Journeys & Holidays'],
  ['Mango Leaf Journeys & Holidays', 'Tours & Travels'],
  [
    'Shri Mahalakshmi Vishwanath Pilgrimages and Holiday Journeys',
    'Incorporated Tours and Travels, Visas & Forex Services, Pune',
  ],
  // One word.
  ['Kanyakumari'.repeat(6).slice(0, 59), 'Kanyakumari'.repeat(6).slice(0, 59)],
] as const;

const save = async (page: Page, origin: string, facts: object) => {
  const answer = await page.request.patch(apiBase + calls.adminAgency, {
    headers: { origin },
    multipart: { facts: JSON.stringify(facts) },
  });
  expect(answer.ok()).toBe(true);
};

test.beforeEach(({ page }) => signInAsAdmin(page));
test.afterEach(({ page, baseURL }) => save(page, baseURL ?? '', {}));

for (const [nameFirst, nameRest] of names)
  test(`a name of ${nameFirst.length} and ${nameRest.length} letters leaves header, comparison and footer whole`, async ({
    page,
    baseURL,
  }) => {
    await save(page, baseURL ?? '', { nameFirst, nameRest });
    const { tours } = await (await page.request.get(apiBase + calls.allPackages)).json();
    await openReadyPage(page, `/shortlist?ids=${tours[0]._id},${tours[1]._id}`);
    const heading = page.getByRole('heading', { name: 'Side by side' });
    await expect(heading).toBeVisible();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 812 });
      expect.soft(await measureOverflow(page), `at ${width} px`).toBe(0);
      await heading.evaluate((element) => element.scrollIntoView());
      const layout = await page.getByRole('banner').evaluate((header) => {
        const rects = [...header.querySelectorAll('a, summary, button')]
          .filter((element) => element.checkVisibility())
          .map((element) => element.getBoundingClientRect());
        const overlaps = rects.filter((one, index) =>
          rects.some(
            (other, at) =>
              at > index &&
              one.left < other.right - 1 &&
              other.left < one.right - 1 &&
              one.top < other.bottom - 1 &&
              other.top < one.bottom - 1,
          ),
        );
        const { bottom } = header.getBoundingClientRect();
        return {
          overlaps: overlaps.length,
          outside: rects.filter((rect) => rect.bottom > bottom || rect.right > innerWidth || rect.left < 0)
            .length,
          bottom,
        };
      });
      expect.soft(layout, `at ${width} px`).toMatchObject({ overlaps: 0, outside: 0 });
      const { y = 0 } = (await heading.boundingBox()) ?? {};
      expect.soft(y, `"Side by side" at ${width} px`).toBeGreaterThanOrEqual(layout.bottom);
      for (const place of ['banner', 'contentinfo'] as const) {
        const brand = page.getByRole(place).getByRole('link', { name: nameFirst }).first();
        await brand.scrollIntoViewIfNeeded();
        const cut = await brand.evaluate((link) =>
          [link, ...link.querySelectorAll('span')].some(
            ({ scrollWidth, clientWidth, clientHeight }) => clientHeight > 0 && scrollWidth > clientWidth + 1,
          ),
        );
        expect.soft(cut, `${place} at ${width} px`).toBe(false);
      }
    }
  });

test('a name of usual length stands in one row with the menu', async ({ page, baseURL }) => {
  await save(page, baseURL ?? '', { nameFirst: 'Mango Leaf', nameRest: 'Journeys & Holidays' });
  await openPage(page, '/about');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 812 });
    const { height = 999 } = (await page.getByRole('banner').boundingBox()) ?? {};
    expect.soft(height, `at ${width} px`).toBeLessThanOrEqual(90);
  }
});

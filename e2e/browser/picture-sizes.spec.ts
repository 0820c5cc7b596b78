import type { Page } from '@playwright/test';
import { pictureWidths } from '#contract/pictures.ts';
import { expect, findPackagePath, openReadyPage, test } from '#e2e/browser/testing/site-test.ts';
import { scrollToEnd } from '#e2e/browser/testing/scroll-to-end.ts';

/** A stored picture on a page. */
interface ShownPicture {
  readonly address: string;
  readonly file: string;
  /** Px of the loaded variant. */
  readonly width: number;
  /** Device pixels that its box shows of its width, and of what `object-fit` cuts off. */
  readonly needed: number;
}

const readPictures = (page: Page): Promise<ShownPicture[]> =>
  page.evaluate(() =>
    [...document.images].flatMap((image) => {
      const [, address = '', width] = /(\/pictures\/.+)\/(\d+)\.avif$/.exec(image.currentSrc) ?? [];
      const { clientWidth, clientHeight } = image;
      if (width === undefined || !image.complete || clientWidth === 0) return [];
      const [, whole = 1, high = 1] = (/-(\d+)x(\d+)-/.exec(address) ?? []).map(Number);
      const needed = Math.max(clientWidth, (clientHeight * whole) / high) * devicePixelRatio;
      return [{ address, file: image.currentSrc, width: Number(width), needed }];
    }),
  );

/** Largest part of the width that a picture may be enlarged by: more is seen. */
const enlargement = 1 / 0.94;

const isSoft = ({ width, needed }: ShownPicture) => width * enlargement < needed && width < pictureWidths[3];

/** A smaller variant has a pixel for each of the screen. */
const isLarge = ({ width, needed }: ShownPicture) =>
  pictureWidths.some((smaller) => smaller < width && smaller >= needed);

/** Browsers take a file that another box has loaded. */
const isLoadedForNoBox = (picture: ShownPicture, _: number, all: readonly ShownPicture[]) =>
  all.every((other) => other.file !== picture.file || isLarge(other));

const screens = [
  { width: 360, height: 800, pixels: 3 },
  { width: 412, height: 915, pixels: 1.75 },
  { width: 768, height: 1024, pixels: 2 },
  { width: 1280, height: 800, pixels: 1 },
];

// A page each: browsers also take what another page has loaded.
const pages: readonly (readonly [name: string, find: (page: Page) => Promise<string>])[] = [
  ['the home page', async () => '/'],
  ['a list', async () => '/packages/domestic'],
  ['a package', findPackagePath],
];

for (const { width, height, pixels } of screens)
  test.describe(`a screen of ${width} px with ${pixels} device pixels each`, () => {
    test.use({ viewport: { width, height }, deviceScaleFactor: pixels });

    for (const [name, find] of pages)
      test(`loads each picture of ${name} in the smallest stored width that is sharp in its box`, async ({
        page,
      }) => {
        await openReadyPage(page, await find(page));
        await scrollToEnd(page);
        const pictures = await readPictures(page);
        expect(pictures.length).toBeGreaterThan(3);
        expect(pictures.filter(isSoft), 'softer than its box').toEqual([]);
        expect(pictures.filter(isLoadedForNoBox), 'larger than its box').toEqual([]);
      });
  });

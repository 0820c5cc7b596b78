import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { apiBase } from '#contract/page-path.ts';
import { createPicture, fillPackageForm, imagesInput, test } from '#e2e/browser/testing/package-fixture.ts';
import { expect, openPage } from '#e2e/browser/testing/site-test.ts';

// The browser logs a broken connection.
test.use({ tolerate: [/ERR_FAILED/] });

test('of three files a damaged one is named with the reason, and the other two are saved @gate', async ({
  page,
  catalogue,
}) => {
  const name = catalogue.name('Two of three');
  await openPage(page, '/admin/packages/create');
  await fillPackageForm(page, name);
  await imagesInput(page).setInputFiles([
    await createPicture('boat.png', 'teal'),
    { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture at all') },
    await createPicture('beach.png', 'goldenrod'),
  ]);
  await expect(page.getByText('broken.jpg cannot be read. It may be damaged.')).toBeVisible();
  await expect(page.getByText('2 Image(s) Selected')).toBeVisible();
  await page.getByRole('button', { name: 'Make picture 2 the card picture' }).click();
  await expect(page.getByRole('img', { name: '1: beach.png' })).toBeVisible();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('alert')).toContainText('Not saved yet: 1 chosen file could not be added.');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL('/admin/packages');
  const [made] = await catalogue.find(name);
  expect(new Set(made?.images).size).toBe(2);
});

test('a save without an answer keeps texts and pictures, and its repetition creates one package @gate', async ({
  page,
  catalogue,
}) => {
  const name = catalogue.name('Lost and sent');
  await openPage(page, '/admin/packages/create');
  await fillPackageForm(page, name);
  await imagesInput(page).setInputFiles(await createPicture('boat.png', 'teal'));
  await expect(page.getByText('1 Image(s) Selected')).toBeVisible();

  // The package is stored, but the answer is lost.
  await page.route(`**${apiBase}/tours/create-package`, async (route) => {
    await route.fetch();
    await route.abort();
  });
  const submit = page.getByRole('button', { name: 'Submit' });
  await submit.click();
  await expect(page.getByRole('alert')).toContainText('Failed to create package');
  await expect(page.getByLabel('Package name')).toHaveValue(name);
  await expect(page.getByText('1 Image(s) Selected')).toBeVisible();

  await page.unroute(`**${apiBase}/tours/create-package`);
  await submit.dblclick();
  await expect(page).toHaveURL('/admin/packages');
  expect(await catalogue.find(name)).toHaveLength(1);
});

/** A photograph of 12 megapixels, taken upright with the camera turned (orientation 6): green above, red below. */
async function createPhotograph(name: string) {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const half = (background: string) =>
    sharp({ create: { width: 2000, height: 3000, channels: 3, background, noise } })
      .blur(2)
      .tint(background)
      .jpeg()
      .toBuffer();
  const buffer = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: 'white' } })
    .composite([
      { input: await half('green'), left: 0, top: 0 },
      { input: await half('red'), left: 2000, top: 0 },
    ])
    .jpeg({ quality: 88 })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** Notes the bytes of each picture that the page sends from now on. */
const recordSentSizes = (page: Page) =>
  page.evaluateHandle(() => {
    const sizes: number[] = [];
    globalThis.FormData = class extends FormData {
      override append(name: string, value: string | Blob) {
        if (typeof value === 'string') super.append(name, value);
        else {
          sizes.push(value.size);
          super.append(name, value);
        }
      }
    };
    return sizes;
  });

test('a photograph is made smaller on the device, and stays upright', async ({ page, catalogue }) => {
  const name = catalogue.name('Upright');
  await openPage(page, '/admin/packages/create');
  await fillPackageForm(page, name);
  const photograph = await createPhotograph('IMG_1.jpg');
  await imagesInput(page).setInputFiles([photograph]);
  await expect(page.getByText('1 Image(s) Selected')).toBeVisible();
  const sizes = await recordSentSizes(page);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL('/admin/packages');
  const [bytes] = await sizes.jsonValue();
  expect(bytes).toBeLessThan(photograph.buffer.length / 2);
  const [address = ''] = (await catalogue.find(name))[0]?.images ?? [];
  expect(address).toContain('-1600x2133-');
  const stored = await (await page.request.get(address)).body();
  // `stats` is about its input, so the upper part needs a buffer.
  const above = await sharp(stored).extract({ left: 0, top: 0, width: 1600, height: 900 }).toBuffer();
  const [red, green] = (await sharp(above).stats()).channels.map(({ mean }) => mean);
  expect(green).toBeGreaterThan(red ?? 255);
});

test('a photograph in print colours, without a profile, keeps its colours', async ({ page, catalogue }) => {
  const name = catalogue.name('Print');
  await openPage(page, '/admin/packages/create');
  await fillPackageForm(page, name);
  const green = sharp({ create: { width: 2000, height: 1500, channels: 3, background: '#32c850' } });
  const buffer = await green.toColourspace('cmyk').jpeg().toBuffer();
  await imagesInput(page).setInputFiles([{ name: 'print.jpg', mimeType: 'image/jpeg', buffer }]);
  await expect(page.getByText('1 Image(s) Selected')).toBeVisible();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL('/admin/packages');
  const [address = ''] = (await catalogue.find(name))[0]?.images ?? [];
  expect(address).toContain('-1600x1200-');
  const stored = await colourOf(await (await page.request.get(address)).body());
  for (const [channel, level] of (await colourOf(buffer)).entries())
    expect(Math.abs((stored[channel] ?? -1) - level)).toBeLessThan(3);
});

/** The average of each channel, in sRGB. */
async function colourOf(picture: Buffer): Promise<number[]> {
  const png = await sharp(picture).toColourspace('srgb').png().toBuffer();
  return (await sharp(png).stats()).channels.map(({ mean }) => mean);
}

test('a browser that alters what is drawn sends the original', async ({ page, catalogue }) => {
  const name = catalogue.name('As it is');
  await page.addInitScript(() => {
    CanvasRenderingContext2D.prototype.getImageData = (_x, _y, width, height) => new ImageData(width, height);
  });
  await openPage(page, '/admin/packages/create');
  await fillPackageForm(page, name);
  const photograph = await createPhotograph('IMG_2.jpg');
  await imagesInput(page).setInputFiles([photograph]);
  await expect(page.getByText('1 Image(s) Selected')).toBeVisible();
  const sizes = await recordSentSizes(page);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL('/admin/packages');
  const [bytes] = await sizes.jsonValue();
  expect(bytes).toBe(photograph.buffer.length);
});

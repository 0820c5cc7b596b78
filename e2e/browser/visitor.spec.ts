import {
  expect,
  findPackagePath,
  openPage,
  openReadyPage,
  phone,
  test,
} from '#e2e/browser/testing/site-test.ts';

test.describe('on a phone', () => {
  test.use({ viewport: phone, serviceWorkers: 'allow' });

  test('a visitor goes from home to a package and to its WhatsApp link @gate', async ({ page, baseURL }) => {
    await openPage(page, '/');
    await expect(page).toHaveTitle(/Banyan Tours & Travels/);
    const row = page.getByRole('region', { name: /^Domestic/ });
    await expect(row.getByRole('article')).toHaveCount(5);
    await row.getByRole('link', { name: 'View More' }).click();

    await expect(page).toHaveURL('/packages/domestic');
    await expect(page.getByRole('heading', { level: 1, name: 'DOMESTIC' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'DOMESTIC PACKAGES' })).toBeVisible();
    const card = page.getByRole('article').filter({ hasText: 'Rajasthan' }).first();
    const price = await card.getByText(/^Rs\. \d+$/).textContent();
    await card.getByRole('link', { name: /Read More/ }).click();

    await expect(page).toHaveURL(/\/packages\/detail\/[\w-]+$/);
    const name = await page.getByRole('heading', { level: 1 }).innerText();
    await expect(
      page
        .getByText(price ?? 'no price')
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    const priceBlock = page.getByRole('complementary', { name: 'Price and enquiry' });
    const chat = page.getByRole('link', { name: 'Chat on WhatsApp' }).filter({ visible: true });
    const href = new URL((await chat.getAttribute('href')) ?? '');
    expect(href.origin).toBe('https://wa.me');
    expect(href.pathname).toMatch(/^\/\d{12}$/);
    const message = href.searchParams.get('text') ?? '';
    expect(message.replace(/\s+/g, ' ')).toContain(name.replace(/\s+/g, ' '));
    expect(message).toContain(`${baseURL}${new URL(page.url()).pathname}`);
    await expect(chat).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(priceBlock.getByRole('link', { name: 'Call Us' })).toHaveAttribute(
      'href',
      /^tel:\+91\d{10}$/,
    );
  });

  test('every picture of the home page is loaded', async ({ page }) => {
    await openPage(page, '/');
    await expect(page.getByRole('region', { name: /^International/ }).getByRole('article')).toHaveCount(5);
    const images = await page.locator('main img').all();
    expect(images.length).toBeGreaterThan(14);
    for (const image of images) {
      await image.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
      await expect.poll(() => image.evaluate(hasLoaded)).toBe(true);
    }
  });
});

test('the row of home moves 300 px a click @gate', async ({ page }) => {
  await openPage(page, '/');
  const row = page.getByRole('region', { name: /^Domestic/ });
  await expect(row.getByRole('article')).toHaveCount(5);
  const box = row.getByRole('article').first();
  expect((await box.boundingBox())?.width).toBe(300);
  const scroller = page.getByRole('region', { name: 'Domestic packages' });
  const scrolled = () => scroller.evaluate((element) => Math.round(element.scrollLeft));
  await row.getByRole('button', { name: /next|right/i }).click();
  await expect.poll(scrolled).toBeGreaterThanOrEqual(290);
  await row.getByRole('button', { name: /previous|left/i }).click();
  await expect.poll(scrolled).toBeLessThan(10);
});

test('the whole card opens the package, its call link dials @gate', async ({ page }) => {
  await openPage(page, '/packages/international');
  const card = page.getByRole('article').first();
  await expect(card.getByRole('link', { name: /Call Us/ })).toHaveAttribute('href', /^tel:/);
  await card.click({ position: { x: 100, y: 60 } });
  await expect(page).toHaveURL(/\/packages\/detail\//);
});

test('a day that is pressed stays where it is while the one above it closes, and is named without its text', async ({
  page,
}) => {
  await openPage(page, await findPackagePath(page));
  const second = page.getByRole('button', { name: /^Day 2\b/ });
  await second.evaluate((button) => button.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const top = () => second.evaluate((button) => button.getBoundingClientRect().top);
  const before = await top();
  await second.click();
  await expect(second).toHaveAttribute('aria-expanded', 'true');
  await expect(second).toHaveAccessibleName('Day 2');
  expect(Math.abs((await top()) - before)).toBeLessThan(2);
});

test('the colours are those of the device until the theme switch is used, whose choice a reload keeps @gate', async ({
  page,
}) => {
  await openPage(page, '/');
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(ground).not.toBe(light);
  const dark = await ground();
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(ground).toBe(light);
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect.poll(ground).toBe(dark);
  await page.reload();
  expect(await ground()).toBe(dark);
});

const hasLoaded = (image: HTMLElement) =>
  image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0;

test.describe('on a touch screen', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test('a button that has been tapped looks as before', async ({ page }) => {
    await openReadyPage(page, await findPackagePath(page));
    const next = page.getByRole('button', { name: 'Next image' });
    const readBackground = async () => {
      await expect.poll(() => next.evaluate((button) => button.getAnimations().length)).toBe(0);
      return next.evaluate((button) => getComputedStyle(button).backgroundColor);
    };
    const before = await readBackground();
    await next.tap();
    await expect(page.getByText('Image 2 of')).toBeAttached();
    expect(await readBackground()).toBe(before);
  });
});

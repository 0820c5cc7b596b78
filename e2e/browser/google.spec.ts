import type { Page } from '@playwright/test';
import { exportJWK, generateKeyPair } from 'jose';
import sharp from 'sharp';
import { apiBase } from '#contract/api-base.ts';
import * as calls from '#contract/calls.ts';
import { findViolations } from '#e2e/browser/testing/axe.ts';
import { expect, openPage, test } from '#e2e/browser/testing/site-test.ts';
import {
  createGoogleClaims,
  postCall,
  signGoogleToken,
  signToken,
  signInWithGoogle,
} from '#e2e/browser/testing/sign-in.ts';

const asha = { name: 'Asha Rao', email: 'asha.rao@example.com' };

const menuOf = (page: Page, name: string) => page.getByRole('button', { name: `Profile menu, ${name}` });

test('who signed in with Google is greeted in the corner of every page, until they log out @gate', async ({
  page,
}) => {
  await signInWithGoogle(page, asha);
  await openPage(page, '/');
  const menu = menuOf(page, 'Asha Rao');
  await expect(menu).toBeVisible();
  await expect(menu.locator('img')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Register' })).toHaveCount(0);

  await openPage(page, '/packages/domestic');
  await menu.click();
  await expect(page.getByRole('menuitem', { name: 'Edit Profile' })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/sign-in');
  await expect(menu).toHaveCount(0);

  const answer = await page.request.get(`${apiBase}${calls.me}`);
  expect(await answer.json()).toEqual({ user: null });
  await page.goto('/edit-profile');
  await expect(page).toHaveURL('/sign-in');
});

test('a person changes their name and picture, sees both at once, and takes the picture away', async ({
  page,
}) => {
  await signInWithGoogle(page, { name: 'Meera', email: 'meera.joshi@example.com' });
  await openPage(page, '/');
  await menuOf(page, 'Meera').click();
  await page.getByRole('menuitem', { name: 'Edit Profile' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Profile' })).toBeVisible();

  const square = { width: 200, height: 200, channels: 3, background: '#c2185b' } as const;
  const buffer = await sharp({ create: square }).png().toBuffer();
  await page.getByLabel('Name').fill('Meera Joshi');
  await page.getByLabel('Picture').setInputFiles({ name: 'meera.png', mimeType: 'image/png', buffer });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Profile updated successfully')).toBeVisible();
  const menu = menuOf(page, 'Meera Joshi');
  await expect(menu.locator('img')).toHaveAttribute('src', /\/pictures\/[0-9a-f]{32}-200x200-/);

  await openPage(page, '/about');
  await expect(menu.locator('img')).toHaveJSProperty('complete', true);
  expect(await menu.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
    0,
  );

  await openPage(page, '/edit-profile');
  await expect(page.getByLabel('Name')).toHaveValue('Meera Joshi');
  await page.getByRole('button', { name: 'Remove picture' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(menu.locator('img')).toHaveCount(0);
});

test.describe('a file that is not a picture', () => {
  // Playwright's tracing, not the page, requests the preview of a file that is not a picture.
  test.use({ tolerate: [/415|Connecting to 'blob:/] });

  test('is refused with a message, and what was typed stays', async ({ page }) => {
    await signInWithGoogle(page, { name: 'Ravi', email: 'ravi@example.com' });
    await openPage(page, '/edit-profile');
    await page.getByLabel('Name').fill('Ravi Shankar');
    const buffer = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    await page.getByLabel('Picture').setInputFiles({ name: 'ravi.png', mimeType: 'image/png', buffer });
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(/ravi\.png/).last()).toBeVisible();
    await expect(page.getByLabel('Name')).toHaveValue('Ravi Shankar');
    await expect(menuOf(page, 'Ravi')).toBeVisible();
  });
});

test('a forged token signs nobody in', async ({ page }) => {
  const claims = createGoogleClaims({ name: 'Mallory', email: 'mallory@example.com' });
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const forged = await signToken({ ...(await exportJWK(privateKey)), kid: 'e2e' }, claims);
  const elsewhere = await signGoogleToken({ ...claims, aud: 'another-project' });
  for (const idToken of [forged, elsewhere]) {
    const answer = await postCall(page, calls.googleLogin, { idToken });
    expect(answer.status()).toBe(401);
    expect(await answer.json()).toMatchObject({ message: 'Google sign-in failed. Please try again.' });
  }
  expect(await page.context().cookies()).toEqual([]);
  await openPage(page, '/');
  await expect(page.getByRole('link', { name: 'Register' })).toBeVisible();
  await page.goto('/edit-profile');
  await expect(page).toHaveURL('/sign-in');
});

test.describe('inside Instagram', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 11; Mi A3 Build/RKQ1.200903.002; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/131.0.6778.14 Mobile Safari/537.36 Instagram 355.0.0.37.103 Android (30/11; 320dpi)',
  });

  test('the sign-in page says the way to Chrome, with its address', async ({ page, baseURL }) => {
    await openPage(page, '/sign-in');
    const note = page.getByRole('region', { name: 'Open in Chrome' });
    await expect(note).toContainText('You are inside Instagram');
    await expect(note).toContainText(`${new URL(baseURL ?? '').host}/sign-in`);
    expect(await findViolations(page)).toEqual([]);
  });
});

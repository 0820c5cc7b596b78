import type { Page } from '@playwright/test';
import { apiBase } from '#contract/page-path.ts';
import { expect, openPage, test } from '#e2e/browser/testing/site-test.ts';
import { signInWithGoogle } from '#e2e/browser/testing/sign-in.ts';

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

  const answer = await page.request.get(`${apiBase}/auth/me`);
  expect(await answer.json()).toEqual({ user: null });
  await page.goto('/edit-profile');
  await expect(page).toHaveURL('/sign-in');
});

import { owner } from '#e2e/browser/testing/backend.ts';
import { test } from '#e2e/browser/testing/package-fixture.ts';
import { expect, openPage } from '#e2e/browser/testing/site-test.ts';
import { readFocusedName, tabTo } from '#e2e/browser/testing/tab-order.ts';

test('the owner can do every task with the keyboard alone', async ({ page, catalogue }) => {
  const { keyboard } = page;
  const name = catalogue.name('Keys and coconuts');
  const into = async (label: RegExp, text: string) => {
    await tabTo(page, label);
    await keyboard.press('Control+a');
    await keyboard.type(text);
  };
  await page.context().clearCookies();

  await test.step('signs in', async () => {
    await openPage(page, '/admin-login');
    await into(/^Email$/, owner.email);
    await into(/^Password$/, owner.password);
    await keyboard.press('Enter');
    await expect(page).toHaveURL('/admin');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  await test.step('creates a package with two days', async () => {
    await page.keyboard.press('Shift+Tab');
    await tabTo(page, /Create New Package|New package/i);
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Create Package' })).toBeFocused();
    await tabTo(page, /^Category$/);
    await keyboard.type('dom');
    for (const [label, text] of [
      [/^Package name$/, name],
      [/^Place$/, 'Kerala'],
      [/^Price$/, '24500'],
      [/^Days$/, '2'],
      [/^Nights$/, '1'],
      [/^Persons$/, '2'],
      [/^Description$/, 'Two days on the water.'],
      [/^Day 1$/, 'Board at Alappuzha'],
    ] as const)
      await into(label, text);
    await keyboard.press('Enter');
    await expect.poll(() => readFocusedName(page)).toBe('Day 2');
    await keyboard.type('Back to the jetty');
    await tabTo(page, /^Submit$/);
    await keyboard.press('Enter');
    await expect(page.getByText('Package created successfully!').first()).toBeVisible();
    await expect(page).toHaveURL('/admin/packages');
  });

  await test.step('finds and edits it', async () => {
    await expect(page.getByRole('article').filter({ hasText: name })).toBeVisible();
    await into(/^Search/, name);
    await expect(page.getByRole('article')).toHaveCount(1);
    await tabTo(page, /^Edit Keys/);
    await keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Day 2' })).toHaveValue('Back to the jetty');
    await into(/^Price$/, '26000');
    await keyboard.press('Control+s');
    await expect(page.getByText('Package updated successfully!').first()).toBeVisible();
    await expect(page).toHaveURL('/admin/packages');
    await expect(page.getByRole('article').filter({ hasText: name })).toContainText('Rs. 26000');
  });

  await test.step('deletes it after a question, which Escape answers with no', async () => {
    await tabTo(page, /^Delete Keys/);
    await keyboard.press('Enter');
    const question = page.getByRole('alertdialog', {
      name: 'Are you sure you want to delete this package?',
    });
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect.poll(() => readFocusedName(page)).toMatch(/^Delete Keys/);
    await keyboard.press('Enter');
    await tabTo(page, /^Delete$/);
    await keyboard.press('Enter');
    await expect(page.getByText('Package deleted successfully!').first()).toBeVisible();
    await expect(page.getByRole('article').filter({ hasText: name })).toHaveCount(0);
    await expect.poll(() => readFocusedName(page)).toMatch(/^Edit /);
  });

  await test.step('logs out', async () => {
    await page.getByRole('heading', { level: 1 }).focus();
    await keyboard.press('Shift+Tab');
    for (let presses = 0; presses < 10 && (await readFocusedName(page)) !== 'Logout'; presses += 1)
      await keyboard.press('Shift+Tab');
    await keyboard.press('Enter');
    await expect(page.getByRole('alertdialog', { name: 'Are you sure you want to log out?' })).toBeVisible();
    await tabTo(page, /^Logout$/);
    await keyboard.press('Enter');
    await expect(page).toHaveURL('/admin-login');
  });
});

import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { proxy } from 'valtio/vanilla';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import type { User } from '#contract/user.ts';
import { stubLayout } from '#features/shared/testing/layout.ts';
// Imported ahead, so that a wait for the menu is not one for its modules.
import './profile-dropdown.tsx';
import { ProfileMenu } from './profile-menu.tsx';

const asha: User = { _id: '7', name: 'Asha Rao', email: 'asha@example.com', profilePic: '' };

beforeEach(stubLayout);

function renderMenu(
  user = asha,
  logout = () => Promise.resolve<unknown>(undefined),
  isAdministrator = false,
) {
  const auth = { administrator: proxy({ isSignedIn: isAdministrator }) };
  const location = memoryLocation({ path: '/about', record: true });
  render(
    <Router hook={location.hook}>
      <ProfileMenu user={user} auth={auth} onLogout={logout} onChoose={() => {}} />
      <p>the page</p>
    </Router>,
  );
  return location;
}
const picture = () => screen.getByRole('button', { name: 'Profile menu, Asha Rao' });
const items = () => screen.queryAllByRole('menuitem').map((item) => item.textContent);
const findMenu = () => screen.findByRole('menu');
/** Waits for the menu's code, whose trigger replaces the placeholder button. */
const waitForCode = () => waitFor(() => expect(picture()).toHaveAttribute('data-state'));
async function pressPicture() {
  await waitForCode();
  await userEvent.click(picture());
  await findMenu();
}

describe('the picture', () => {
  it('is an icon without a picture, or when it does not load', async () => {
    renderMenu({ ...asha, profilePic: 'https://pics.example/a.jpg' });
    const image = picture().querySelector('img');
    expect(image).toHaveAttribute('src', 'https://pics.example/a.jpg');
    expect(image).toHaveAttribute('referrerpolicy', 'no-referrer');
    if (image) fireEvent.error(image);
    expect(picture().querySelector('img')).toBeNull();
    expect(picture().querySelector('svg')).toBeInTheDocument();
  });

  it.each([
    ['3000x2000', '/320.webp'],
    ['256x171', ''],
  ])('uses the smallest file of a stored picture of %s', (size, file) => {
    const stored = `/pictures/${'a'.repeat(32)}-${size}-112233`;
    renderMenu({ ...asha, profilePic: stored });
    expect(picture().querySelector('img')).toHaveAttribute('src', `${stored}${file}`);
  });

  it('has an accessible name even for a user without a name', () => {
    renderMenu({ ...asha, name: '' });
    expect(screen.getByRole('button', { name: 'Profile menu' })).toBeVisible();
  });
});

describe('the menu', () => {
  it('opens as soon as its code has loaded when the picture was pressed before', async () => {
    renderMenu();
    expect(picture()).not.toHaveAttribute('data-state');
    // Not user-event, whose pauses would let the code load first. `false`: the default, a move of the focus,
    // is prevented.
    expect(fireEvent.pointerDown(picture())).toBe(false);
    await findMenu();
    expect(items()).toEqual(['Edit Profile', 'Logout']);
  });

  it('keeps the focus on the picture when its code arrives', async () => {
    renderMenu();
    await userEvent.tab();
    expect(picture()).toHaveFocus();
    await waitForCode();
    expect(picture()).toHaveFocus();
  });

  it('works by the keyboard: arrows move, Escape closes and gives the focus back', async () => {
    renderMenu();
    await waitForCode();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await findMenu();
    expect(screen.getByRole('menuitem', { name: 'Edit Profile' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: 'Logout' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    await expect.poll(() => picture()).toHaveFocus();
  });

  it('closes on a press outside', async () => {
    renderMenu();
    await pressPicture();
    await userEvent.click(screen.getByText('the page'));
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('closes when another page opens, and is closed there and on the way back', async () => {
    const location = renderMenu();
    await pressPicture();
    act(() => location.navigate('/services'));
    expect(screen.queryByRole('menu')).toBeNull();
    act(() => location.navigate('/about'));
    expect(screen.queryByRole('menu')).toBeNull();
  });
});

it('only logs a Logout that failed', async () => {
  const offline = new Error('offline');
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const location = renderMenu(asha, () => Promise.reject(offline));
  await pressPicture();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Logout' }));
  await expect.poll(() => warn.mock.calls).toEqual([['Logout failed', offline]]);
  expect(location.history).toEqual(['/about']);
  expect(picture()).toBeVisible();
});

it('leads an administrator back to the admin area, before what everybody has', async () => {
  const location = renderMenu(asha, undefined, true);
  await pressPicture();
  expect(items()).toEqual(['Admin Panel', 'Edit Profile', 'Logout']);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Admin Panel' }));
  expect(location.history?.at(-1)).toBe('/admin');
});

import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import type { User } from '#contract/user.ts';
import { createAuthStore } from '#features/auth/store.ts';
import { Header } from './header.tsx';

const asha: User = { _id: '7', name: 'Asha Rao', email: 'asha@example.com', profilePic: '' };

async function open(path: string, user: User | null = null) {
  const auth = createAuthStore({
    me: () => Promise.resolve(user),
    adminVerifyToken: () => Promise.reject(new Error('not asked')),
  });
  await auth.checkSession();
  const location = memoryLocation({ path, record: true });
  render(
    <Router hook={location.hook}>
      <Header auth={auth} />
      <p>the page</p>
    </Router>,
  );
  return location;
}

const button = () => screen.getByRole('button', { name: 'Menu' });
const links = () => within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
const current = () =>
  links()
    .filter((link) => link.hasAttribute('aria-current'))
    .map((link) => link.textContent);

describe('the menu', () => {
  it('opens, and closes when a link is chosen', async () => {
    const location = await open('/');
    expect(button()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button());
    expect(button()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(screen.getByRole('link', { name: 'Contact' }));
    expect(button()).toHaveAttribute('aria-expanded', 'false');
    expect(location.history).toEqual(['/', '/contact']);
  });

  it('closes on Escape and gives the focus back', async () => {
    await open('/');
    await userEvent.click(button());
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    expect(button()).toHaveAttribute('aria-expanded', 'false');
    expect(button()).toHaveFocus();
  });

  it('closes on a press outside it, not inside', async () => {
    await open('/');
    await userEvent.click(button());
    await userEvent.click(screen.getByRole('navigation', { name: 'Main' }));
    expect(button()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(screen.getByText('the page'));
    expect(button()).toHaveAttribute('aria-expanded', 'false');
  });

  it('names the part of the page that it opens', async () => {
    await open('/');
    expect(screen.getByRole('navigation', { name: 'Main' }).id).toBe(button().getAttribute('aria-controls'));
  });
});

describe('the links', () => {
  it('lead to home, about, packages and contact, and to the sign-in', async () => {
    await open('/');
    expect(links().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Home', '/'],
      ['About', '/about'],
      ['Packages', '/packages/all%20packages'],
      ['Contact', '/contact'],
      ['Register', '/sign-in'],
    ]);
  });

  it.each([
    ['/', ['Home']],
    ['/Home', ['Home']],
    ['/About', ['About']],
    ['/Packages/all%20packages', ['Packages']],
    ['/packages/detail/7', ['Packages']],
    ['/services', []],
  ])('at %s mark %j as current', async (path, marked) => {
    await open(path);
    expect(current()).toEqual(marked);
  });
});

describe('the corner of somebody signed in', () => {
  it('shows a default picture instead of Register', async () => {
    await open('/', asha);
    expect(screen.queryByRole('link', { name: 'Register' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Edit Profile' })).toHaveAttribute('href', '/edit-profile');
  });

  it('shows their picture, without telling its host where it is shown', async () => {
    await open('/', { ...asha, profilePic: 'https://pics.example/a.jpg' });
    const picture = screen.getByRole('link', { name: 'Edit Profile' }).querySelector('img');
    expect(picture).toHaveAttribute('src', 'https://pics.example/a.jpg');
    expect(picture).toHaveAttribute('referrerpolicy', 'no-referrer');
  });
});

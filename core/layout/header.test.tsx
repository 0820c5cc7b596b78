import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { Router, useLocation } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { originalAgency } from '#contract/agency.ts';
import type { User } from '#contract/user.ts';
import { createAuthStore } from '#features/auth/store.ts';
import { stubLayout } from '#features/shared/testing/layout.ts';
import { matchRoute } from '#core/routes.tsx';
import { Header } from './header.tsx';

const asha: User = { _id: '7', name: 'Asha Rao', email: 'asha@example.com', profilePic: '' };

async function open(path: string, user: User | null = null) {
  const auth = createAuthStore({
    me: () => Promise.resolve({ user, features: [] }),
    adminVerifyToken: () => Promise.reject(new Error('not asked')),
  });
  await auth.checkSession();
  const location = memoryLocation({ path, record: true });
  const HeaderHere = () => (
    <Header
      auth={auth}
      route={matchRoute(useLocation()[0])}
      onLogout={() => Promise.resolve()}
      shortlistCount=" (3 kept)"
      shortlistStatus={null}
    />
  );
  render(
    <Router hook={location.hook}>
      <HeaderHere />
      <p>the page</p>
    </Router>,
  );
  return location;
}

const button = () => screen.getByText('Menu');
const isOpen = () => button().closest('details')?.open;
const links = () => within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
const picture = () => screen.findByRole('button', { name: 'Profile menu, Asha Rao' });
/** Waits until the code of the profile menu has loaded. */
const ready = () => waitFor(async () => expect(await picture()).toHaveAttribute('data-state'));
const current = () =>
  links()
    .filter((link) => link.hasAttribute('aria-current'))
    .map((link) => link.textContent);

describe('the menu', () => {
  it('names the part of the page that it opens', async () => {
    await open('/');
    expect(screen.getByRole('navigation', { name: 'Main' }).id).toBe(button().getAttribute('aria-controls'));
  });

  it('closes on a press outside it, not inside', async () => {
    await open('/');
    await userEvent.click(button());
    await userEvent.click(screen.getByRole('navigation', { name: 'Main' }));
    expect(isOpen()).toBe(true);
    await userEvent.click(screen.getByText('the page'));
    expect(isOpen()).toBe(false);
  });

  it('stays open when it was opened before the script had loaded, and closes then as ever', async () => {
    const page = document.createElement('div');
    document.body.append(page);
    onTestFinished(() => page.remove());
    const auth = createAuthStore({
      me: () => Promise.resolve({ user: null, features: [] }),
      adminVerifyToken: () => Promise.reject(new Error('not asked')),
    });
    const header = (
      <Router hook={() => ['/', () => {}]}>
        <Header
          auth={auth}
          route={matchRoute('/')}
          onLogout={() => Promise.resolve()}
          shortlistCount={null}
          shortlistStatus={null}
        />
      </Router>
    );
    page.innerHTML = renderToString(header);
    await userEvent.click(button());
    render(header, { container: page, hydrate: true });
    expect(isOpen()).toBe(true);
    await userEvent.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
  });
});

describe('the links', () => {
  it('lead to home, about, packages and contact, to the sign-in, and to the agency by phone and WhatsApp', async () => {
    await open('/');
    const { phones, whatsApp } = originalAgency;
    expect(links().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Home', '/'],
      ['About', '/about'],
      ['Packages', '/packages/all%20packages'],
      ['Contact', '/contact'],
      ['Register', '/sign-in'],
      [`Call ${phones.india.display}`, phones.india.address],
      ['WhatsApp', `https://wa.me/${whatsApp.digits}`],
    ]);
  });

  it.each(['Contact', 'Call', 'WhatsApp'])('close the menu, as %s does', async (name) => {
    await open('/');
    await userEvent.click(button());
    const link = screen.getByRole('link', { name: new RegExp(`^${name}`) });
    // What is followed outside of the site is not in jsdom.
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    expect(isOpen()).toBe(false);
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

describe('the top bar of a signed-in member', () => {
  beforeEach(stubLayout);

  it('closes the profile menu before the folded links on Escape', async () => {
    await open('/', asha);
    await userEvent.click(button());
    await ready();
    await userEvent.click(await picture());
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(isOpen()).toBe(true);
    await userEvent.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
  });

  it('closes the folded links when an item of the profile menu is chosen', async () => {
    const location = await open('/', asha);
    await userEvent.click(button());
    await ready();
    await userEvent.click(await picture());
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit Profile' }));
    expect(isOpen()).toBe(false);
    expect(location.history).toEqual(['/', '/edit-profile']);
  });
});

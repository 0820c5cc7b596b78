import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as calls from '#contract/calls.ts';
import type { Http } from '#features/shared/http.ts';
import { createApp } from './app.ts';
import { createMemoryHistory } from './router/memory-history.ts';
import { Site } from './site.tsx';
import { importPages } from './testing/import-pages.ts';

const asha = { _id: '7', name: 'Asha Rao', email: 'asha@example.com', profilePic: '' };

beforeAll(importPages, 120_000);
beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly observe = () => {};
      readonly unobserve = () => {};
      readonly disconnect = () => {};
    },
  );
});

/** Opens the site; a read without an answer gets an empty object, a write without one is refused. */
function open(address: string, answers: Readonly<Record<string, unknown>> = {}) {
  const get: Http['get'] = (path) => {
    const answer = path in answers ? answers[path] : {};
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  };
  const http: Http = {
    get,
    send: (_, path) => (path in answers ? get(path) : Promise.reject(new Error('no writes'))),
    pictureAddress: (path) => path,
  };
  const history = createMemoryHistory(address);
  const app = createApp({ http, history });
  render(<Site app={app} />);
  return { app, history };
}

const picture = () => screen.findByRole('button', { name: 'Profile menu, Asha Rao' });
async function logout() {
  await waitFor(async () => expect(await picture()).toHaveAttribute('data-state'));
  await userEvent.click(await picture());
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Logout' }));
}
const heading = () => screen.findByRole('heading', { level: 1 });

describe('the routes', () => {
  it.each([
    ['/', 'Where to?'],
    ['/Home', 'Where to?'],
    ['/home/', 'Where to?'],
    ['/about', 'About Us'],
    ['/About', 'About Us'],
    ['/services', 'Services'],
    ['/packages', 'ALL PACKAGES'],
    ['/Packages/', 'ALL PACKAGES'],
    ['/packages/domestic', 'DOMESTIC'],
    ['/packages/moon', 'PACKAGES'],
    ['/packages//domestic', '404 Page Not Found'],
    ['//packages/domestic', '404 Page Not Found'],
    ['/packages/International', 'INTERNATIONAL'],
    ['/packages/all%20packages', 'ALL PACKAGES'],
    ['/Packages/all packages', 'ALL PACKAGES'],
    ['/destination', 'Destinations'],
    ['/booking', 'Booking'],
    ['/team', 'Our Guides'],
    ['/testimonial', 'Testimonials'],
    ['/contact', 'Contact Us'],
    ['/Contact', 'Contact Us'],
    ['/shortlist', 'Shortlist'],
    ['/sign-in', 'Welcome aboard'],
    ['/admin-login', 'Admin Sign In'],
    ['/admin-login/forgot-password', 'Forgot Password'],
    ['/admin-login/reset-password', 'New Password'],
    ['/admin-login/elsewhere', '404 Page Not Found'],
    ['/privacy-policy', 'Privacy Policy'],
    ['/terms', 'Terms & Condition'],
    ['/cookies', 'Cookies'],
    ['/help', 'Help'],
    ['/faqs', 'Questions People Ask'],
    ['/error', 'Signal at red'],
    ['/nowhere/at/all', '404 Page Not Found'],
    ['/%E0%A4%A', '404 Page Not Found'],
    ['/admin/two%0Alines', '404 Page Not Found'],
  ])('%s shows %s, once, under a breadcrumb to Home', async (address, title) => {
    open(address);
    expect((await heading()).textContent).toBe(title);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    const trail = screen.getByRole('navigation', { name: 'Breadcrumb' });
    expect(within(trail).getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  });

  it('shows an address that is encoded twice inside the layout of public pages', async () => {
    open('/%2561dmin');
    expect((await heading()).textContent).toBe('404 Page Not Found');
    expect(screen.getAllByRole('main')).toHaveLength(1);
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
  });

  it('links from an unknown address to the home page', async () => {
    open('/nowhere');
    expect(await screen.findByRole('link', { name: 'Go Back To Home' })).toHaveAttribute('href', '/Home');
  });
});

describe('guarded pages', () => {
  it('redirect a visitor to the sign-in, and back after it', async () => {
    const { app, history } = open('/edit-profile?tab=name', { [calls.me]: { user: null } });
    expect((await heading()).textContent).toBe('Welcome aboard');
    act(() => app.router.dispatch({ type: 'signed-in', session: 'member' }));
    expect((await heading()).textContent).toBe('Edit Profile');
    expect(history.addresses()).toEqual(['/edit-profile?tab=name']);
  });

  it('open for a member', async () => {
    open('/Edit-Profile', { [calls.me]: { user: asha } });
    expect(screen.getByText('Loading...')).toBeVisible();
    expect((await heading()).textContent).toBe('Edit Profile');
  });

  it.each([
    ['/admin', 'Welcome, Asha Rao'],
    ['/ADMIN/packages', 'All PACKAGES'],
    ['/%61dmin', 'Welcome, Asha Rao'],
    ['/admin/nowhere', '404 Page Not Found'],
  ])('%s opens for an administrator, without the public header', async (address, title) => {
    open(address, { [calls.adminVerifyToken]: { user: asha, isAdmin: true } });
    expect(within(screen.getByRole('main')).getByText('Loading...')).toBeVisible();
    expect((await heading()).textContent).toBe(title);
    expect(screen.getAllByRole('main')).toHaveLength(1);
    expect(screen.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument();
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });

  it.each([
    ['somebody else', { user: asha, isAdmin: false }],
    ['nobody', new Error('401')],
  ])('refuse %s the admin area and clear the session', async (_, answer) => {
    const { app } = open('/admin', { [calls.adminVerifyToken]: answer });
    expect((await heading()).textContent).toBe('Admin Sign In');
    expect(app.auth.state).toMatchObject({ user: null, isAuthenticated: false, isAdmin: false });
  });
});

describe('the profile menu', () => {
  const answers = { [calls.me]: { user: asha } };

  it('signs out and leads to the sign-in', async () => {
    const { app } = open('/services', { ...answers, [calls.logout]: { message: 'Goodbye' } });
    void app.auth.checkSession();
    await logout();
    await waitFor(async () => expect((await heading()).textContent).toBe('Welcome aboard'));
    expect(screen.getByRole('link', { name: 'Register' })).toBeVisible();
  });

  it('only logs a sign-out that failed, and stays', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { app, history } = open('/services', answers);
    void app.auth.checkSession();
    await logout();
    await expect.poll(() => warn.mock.calls.map(([text]) => text)).toEqual(['Logout failed']);
    expect(history.read().path).toBe('/services');
    expect(await picture()).toBeVisible();
    expect(screen.queryByText('Logout failed')).toBeNull();
  });
});

describe('a navigation', () => {
  it('changes the title, focuses the heading and announces the page', async () => {
    open('/services');
    await heading();
    expect(document.title).toBe('Services | Banyan Tours & Travels');
    expect(document.body).toHaveFocus();
    await userEvent.click(
      within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Contact' }),
    );
    expect(await heading()).toHaveFocus();
    expect(document.title).toBe('Contact Us | Banyan Tours & Travels');
    expect(screen.getAllByRole('status').map((region) => region.textContent)).toContain('Contact Us');
    expect(document.querySelectorAll('title')).toHaveLength(1);
  });
});

describe('the layout of every page', () => {
  it('lists company links, contact, social links, gallery and the small menu in the footer', async () => {
    open('/services');
    await heading();
    const footer = within(screen.getByRole('contentinfo'));
    const links = footer
      .getAllByRole('link')
      .map((link) => [link.textContent.trim(), link.getAttribute('href')]);
    expect(links).toEqual(
      expect.arrayContaining([
        ['About Us', '/about'],
        ['Contact Us', '/contact'],
        ['Privacy Policy', '/privacy-policy'],
        ['Terms & Condition', '/terms'],
        ['India office +91 98765 43210', 'tel:+919876543210'],
        ['International office +91 98765 43211', 'tel:+919876543211'],
        ['Support support@example.com', 'mailto:support@example.com'],
        ['Home', '/'],
        ['Cookies', '/cookies'],
        ['Help', '/help'],
        ['FQAs', '/faqs'],
      ]),
    );
    const small = within(footer.getByRole('navigation', { name: 'Footer' }));
    expect(small.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Home',
      'Cookies',
      'Help',
      'FQAs',
    ]);
    expect(footer.getAllByRole('link', { name: /on (?:Facebook|Instagram)$/ })).toHaveLength(2);
    expect(footer.getAllByRole('img')).toHaveLength(6);
  });

  it('lets the keyboard skip to the page', async () => {
    Element.prototype.scrollIntoView = () => {};
    const { history } = open('/services');
    await heading();
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
    expect(history.addresses()).toEqual(['/services']);
  });
});

import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { originalAgency } from '#contract/agency.ts';
import type { Http } from '#features/shared/http.ts';
import { aPackage, pageDataOf } from '#features/shared/testing/builders.ts';
import { stubLayout } from '#features/shared/testing/layout.ts';
import { createApp } from './app.ts';
import { detailState, homeState, listState, type PageState } from './render/page-state.ts';
import { createMemoryHistory } from './router/history.ts';
import { matchRoute } from './routes.tsx';
import { Site } from './site.tsx';
import { importPages } from './testing/import-pages.ts';

const asha = { _id: '7', name: 'Asha Rao', email: 'asha@example.com', profilePic: '' };

beforeAll(importPages, 120_000);
beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  stubLayout();
});

/** Opens the site; a read without an answer gets an empty object. */
function open(address: string, answers: Readonly<Record<string, unknown>> = {}, state?: PageState) {
  const http: Http = {
    get: (path) => Promise.resolve(answers[path] ?? {}),
    send: () => Promise.reject(new Error('no writes')),
    pictureAddress: (path) => path,
  };
  const history = createMemoryHistory(address);
  const app = createApp({ http, history, matchRoute, state });
  render(<Site app={app} />);
  return history;
}

describe('a page that the server rendered', () => {
  const reads: string[] = [];
  const data = pageDataOf([aPackage()]);
  const begin = async (path: string, served: PageState) => {
    reads.length = 0;
    const state: PageState = JSON.parse(JSON.stringify(served));
    const http: Http = {
      get: (call) => {
        reads.push(call);
        return new Promise(() => {});
      },
      send: () => Promise.reject(new Error('no writes')),
      pictureAddress: (address) => address,
    };
    const app = createApp({ http, history: createMemoryHistory(path), matchRoute, state });
    render(<Site app={app} />);
    return state.calls.map((call) => call.replace(/\?.*/, ''));
  };

  it.each([
    ['/', 'Backwaters and tea hills', homeState(data)],
    ['/packages/detail/p1', 'A houseboat, then the hills.', detailState(data, { param: 'p1' })],
  ])('at %s asks for nothing of what came with it', async (path, text, state) => {
    const served = await begin(path, state);
    expect((await screen.findAllByText(text))[0]).toBeVisible();
    expect(served.filter((call) => reads.includes(call))).toEqual([]);
  });

  it('of a package that does not exist asks for it no more, whichever was asked for', async () => {
    await begin('/packages/detail/none', detailState(data, { param: 'none' }));
    expect(await screen.findByText('Package not found')).toBeVisible();
    expect(reads).not.toContain('/tours/package-detail/none');
  });

  it('of a list shows its first cards, and asks for the whole', async () => {
    await begin('/packages/domestic', listState(data, { category: 'domestic' }, ''));
    expect(await screen.findByRole('article')).toHaveTextContent('Backwaters and tea hills');
    await expect.poll(() => reads).toContain('/tours/get-all-categories-list');
  });
});

const heading = () => screen.findByRole('heading', { level: 1 });

describe('the routes', () => {
  it.each([
    ['/Home', 'Where to?'],
    ['/packages/moon', 'PACKAGES'],
    ['/shortlist', 'Shortlist'],
    ['/sign-in', 'Welcome aboard'],
    ['/admin-login', 'Admin Sign In'],
    ['/admin-login/forgot-password', 'Forgot Password'],
    ['/admin-login/reset-password', 'New Password'],
    ['/admin-login/elsewhere', '404 Page Not Found'],
    ['/privacy-policy', 'Privacy Policy'],
    ['/faqs', 'Questions People Ask'],
    ['/error', 'Signal at red'],
    ['/%2561dmin', '404 Page Not Found'],
  ])('%s shows %s, once, under a breadcrumb to Home', async (address, title) => {
    open(address);
    expect((await heading()).textContent).toBe(title);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    const trail = screen.getByRole('navigation', { name: 'Breadcrumb' });
    expect(within(trail).getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  });

  it('links from an unknown address to the home page', async () => {
    open('/nowhere');
    expect(await screen.findByRole('link', { name: 'Go Back To Home' })).toHaveAttribute('href', '/Home');
  });
});

it.each([
  ['of the server, under whatever name of the host it is open', 'https://banyan.example'],
  ['where it is open, without a page of the server', undefined],
])('has canonical addresses at the origin %s', async (_, origin) => {
  open('/contact', {}, origin === undefined ? undefined : { origin, calls: [] });
  await heading();
  await expect
    .poll(() => document.querySelector('link[rel="canonical"]')?.getAttribute('href'))
    .toBe(`${origin ?? 'http://localhost'}/contact`);
});

describe('guarded pages', () => {
  it.each([
    ['/%61DMIN/packages', 'All PACKAGES'],
    ['/admin/nowhere', '404 Page Not Found'],
  ])('%s opens for an administrator, without the public header', async (address, title) => {
    open(address, { '/auth/adminVerifyToken': { user: asha, isAdmin: true } });
    expect(within(screen.getByRole('main')).getByText('Loading...')).toBeVisible();
    expect((await heading()).textContent).toBe(title);
    expect(screen.getAllByRole('main')).toHaveLength(1);
    expect(screen.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument();
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });
});

describe('the layout of every page', () => {
  it('lists company links, contact, social links, gallery and the small menu in the footer', async () => {
    open('/services');
    await heading();
    const { india, international } = originalAgency.phones;
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
        [`India office ${india.display}`, india.address],
        [`International office ${international.display}`, international.address],
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
    const history = open('/services');
    await heading();
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
    expect(history.addresses()).toEqual(['/services']);
  });
});

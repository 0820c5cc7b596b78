import { describe, expect, it, vi } from 'vitest';
import { aFailure } from '#features/shared/testing/a-failure.ts';
import { deferred } from '#features/shared/testing/deferred.ts';
import { getAuthActions } from './auth-actions.ts';
import { syncSession } from './session-sync.ts';
import { createMemoryTabs } from './testing/memory-tabs.ts';
import { createTestApp, type FakeResponses } from './testing/create-test-app.ts';

const asha = { _id: '7', name: 'Asha Rao', email: 'asha@example.com', profilePic: '' };

/** The visibility of one tab. */
function aView() {
  const listeners: (() => void)[] = [];
  let seen = true;
  const turn = (to: boolean) => {
    seen = to;
    listeners.forEach((listener) => listener());
  };
  return {
    leave: () => turn(false),
    comeBack: () => turn(true),
    visibility: {
      isVisible: () => seen,
      listen: (listener: () => void) => void listeners.push(listener),
    },
  };
}

function aBrowser() {
  const openTabs = createMemoryTabs();
  return {
    open: async (address: string, answers: FakeResponses = {}) => {
      const site = createTestApp(address, answers);
      const view = aView();
      syncSession(site.app, { tabs: openTabs(), visibility: view.visibility });
      await site.start();
      site.calls.length = 0;
      return { ...site, ...view };
    },
  };
}

/** Lets resolved answers reach the store. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

const signedIn = { 'GET /auth/me': { user: asha } };
const nobody = { 'GET /auth/me': { user: null } };
const admin = { 'GET /auth/adminVerifyToken': { user: asha, isAdmin: true } };

describe('signing out in one tab', () => {
  it('signs out the others without a call, and sends guarded pages to their sign-in', async () => {
    const { open } = aBrowser();
    const here = await open('/about', { ...signedIn, 'POST /auth/logout': {} });
    const profile = await open('/edit-profile?tab=name', signedIn);
    const reading = await open('/services', signedIn);
    const office = await open('/admin/packages', { ...signedIn, ...admin });
    await office.shows('/admin/packages');
    office.calls.length = 0;

    await getAuthActions(here.app).logout();
    for (const { app, calls } of [profile, reading, office]) {
      expect(app.auth.state).toMatchObject({ user: null, isAuthenticated: false, isAdmin: false });
      expect(calls).toEqual([]);
    }
    expect(profile.addresses()).toEqual(['/sign-in']);
    expect(profile.app.router.state().location.from).toBe('/edit-profile?tab=name');
    expect(reading.addresses()).toEqual(['/services']);
    expect(office.addresses()).toEqual(['/admin-login']);
    expect(here.calls).toEqual(['POST /auth/logout']);
    expect(here.addresses()).toEqual(['/sign-in']);
  });

  it('takes a draft off the page that an administrator has open', async () => {
    const draft = { data: { package: { _id: 'd', name: 'Secret', visibility: 'draft' } } };
    const { open } = aBrowser();
    const here = await open('/', { ...signedIn, 'POST /auth/logout': {} });
    const other = await open('/packages/detail/d', { ...signedIn, 'GET /tours/package-detail/d': draft });
    await other.app.details.load('d');
    await getAuthActions(here.app).logout();
    expect(other.app.details.state.detail.call).toEqual({ status: 'fulfilled', value: null });
  });

  it('calls the onSessionExpired listeners of the others, which keep drafts', async () => {
    const { open } = aBrowser();
    const here = await open('/', { ...signedIn, 'POST /auth/logout': {} });
    const profile = await open('/edit-profile', signedIn);
    const lost = vi.fn<() => void>();
    profile.app.auth.onSessionExpired(lost);
    here.app.auth.onSessionExpired(() => expect.unreachable('the tab itself knows'));
    await getAuthActions(here.app).logout();
    expect(lost).toHaveBeenCalledTimes(1);
  });
});

describe('leaving the admin area in one tab', () => {
  const leaving = { ...signedIn, ...admin, 'POST /auth/adminLogout': {} };
  const owner = { ...asha, _id: '1', name: 'Raghunath' };

  it('leaves a visitor of another tab signed in', async () => {
    const { open } = aBrowser();
    const visitor = await open('/about', { ...signedIn });
    const office = await open('/admin', leaving);
    await office.shows('/admin');
    visitor.leave();
    await getAuthActions(office.app).adminLogout();
    await expect.poll(() => visitor.calls).toEqual(['GET /auth/me']);
    await settle();
    expect(visitor.app.auth.state.user).toEqual(asha);
    expect(visitor.addresses()).toEqual(['/about']);
  });

  it('closes the admin area of another tab at once', async () => {
    const { open } = aBrowser();
    const other = await open('/admin/packages', { ...signedIn, ...admin });
    await other.shows('/admin/packages');
    const office = await open('/admin', leaving);
    await office.shows('/admin');
    other.calls.length = 0;
    await getAuthActions(office.app).adminLogout();
    expect(other.app.auth.state).toMatchObject({ user: null, isAdmin: false });
    expect(other.addresses()).toEqual(['/admin-login']);
    expect(other.calls).toEqual([]);
  });

  it('shows the visitor where another tab showed the administrator', async () => {
    const { open } = aBrowser();
    const reading = await open('/about', { ...signedIn });
    reading.app.auth.setSession({ user: owner, isAdmin: true, isAuthenticated: true, token: 't' });
    const office = await open('/admin', leaving);
    await office.shows('/admin');
    const messages: unknown[] = [];
    reading.app.auth.onSession((event) => messages.push('session' in event && event.session));
    await getAuthActions(office.app).adminLogout();
    await expect.poll(() => reading.app.auth.state).toMatchObject({ user: asha, isAdmin: false });
    expect(messages).toEqual(['anonymous', 'member']);
  });
});

describe('signing in in one tab', () => {
  const signingIn = { ...nobody, 'POST /auth/google-login': { user: asha } };

  it('updates another tab when it becomes visible', async () => {
    const { open } = aBrowser();
    const other = await open('/', { ...nobody });
    other.leave();
    const here = await open('/sign-in', signingIn);
    await getAuthActions(here.app).googleLogin('id-token');
    expect(other.calls).toEqual([]);
    Object.assign(other.answers, signedIn);
    other.comeBack();
    await expect.poll(() => other.app.auth.state.user).toEqual(asha);
    expect(other.calls).toEqual(['GET /auth/me']);
    expect(here.calls).toEqual(['POST /auth/google-login']);
  });

  it('updates another visible tab at once', async () => {
    const { open } = aBrowser();
    const other = await open('/', { ...nobody });
    Object.assign(other.answers, signedIn);
    const here = await open('/sign-in', signingIn);
    await getAuthActions(here.app).googleLogin('id-token');
    await expect.poll(() => other.app.auth.state.user).toEqual(asha);
  });

  it('is checked again when the tab becomes visible if there was no answer', async () => {
    const { open } = aBrowser();
    const other = await open('/', { ...nobody });
    other.answers['GET /auth/me'] = new Error('offline');
    const here = await open('/sign-in', signingIn);
    await getAuthActions(here.app).googleLogin('id-token');
    await expect.poll(() => other.calls).toEqual(['GET /auth/me']);
    Object.assign(other.answers, signedIn);
    await settle();
    other.comeBack();
    await expect.poll(() => other.app.auth.state.user).toEqual(asha);
  });
});

describe('returning to a tab', () => {
  it('makes no call when nobody is signed in', async () => {
    const tab = await aBrowser().open('/', nobody);
    tab.leave();
    tab.comeBack();
    expect(tab.calls).toEqual([]);
  });

  it('checks once, without a loading state, and changes nothing when the session is the same', async () => {
    const tab = await aBrowser().open('/edit-profile', { ...signedIn });
    const answer = deferred<unknown>();
    tab.answers['GET /auth/me'] = answer.promise;
    const seen = vi.fn<() => void>();
    tab.app.router.subscribe(seen);
    tab.leave();
    expect(tab.calls).toEqual([]);
    tab.comeBack();
    tab.comeBack();
    expect(tab.app.auth.state.loading).toBe(false);
    answer.resolve({ user: asha });
    await settle();
    expect(tab.calls).toEqual(['GET /auth/me']);
    expect(seen).not.toHaveBeenCalled();
  });

  it('verifies the administrator on an admin page, and leaves it when refused', async () => {
    const tab = await aBrowser().open('/admin/packages', { ...signedIn, ...admin, 'POST /auth/logout': {} });
    await tab.shows('/admin/packages');
    tab.calls.length = 0;
    tab.answers['GET /auth/adminVerifyToken'] = await aFailure(403);
    tab.comeBack();
    await tab.shows('/admin-login');
    expect(tab.calls).toEqual(['GET /auth/adminVerifyToken', 'POST /auth/logout']);
    expect(tab.app.router.state().location.from).toBe('/admin/packages');
  });
});

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aFailure } from '#features/shared/testing/a-failure.ts';
import { deferred } from '#features/shared/testing/deferred.ts';
import { getAuthActions } from './session.ts';
import { syncSession, type Tab } from './session-sync.ts';
import { createTestApp, type FakeResponses } from './testing/create-test-app.ts';

const page = document.documentElement;
beforeEach(() => {
  localStorage.clear();
  delete page.dataset['signedIn'];
});

const asha = { _id: '7', name: 'Asha Rao', email: 'asha@example.com', profilePic: '' };

/** A browser whose tabs have their own channels and visibility. */
function aBrowser() {
  const channels = new Set<EventTarget>();
  class Channel extends EventTarget {
    constructor() {
      super();
      channels.add(this);
    }
    postMessage(data: unknown) {
      for (const other of channels)
        if (other !== this) other.dispatchEvent(new MessageEvent('message', { data }));
    }
    close() {
      channels.delete(this);
    }
  }
  return {
    channels,
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
    say: (data: unknown) => new Channel().postMessage(data),
    open: async (
      address: string,
      answers: FakeResponses = {},
      BroadcastChannel: Tab['BroadcastChannel'] = Channel,
    ) => {
      const site = createTestApp(address, answers);
      const events = new EventTarget();
      const addEventListener: Tab['addEventListener'] = (type, listener) =>
        events.addEventListener(type, listener);
      let visibilityState: DocumentVisibilityState = 'visible';
      const document = {
        get visibilityState() {
          return visibilityState;
        },
        addEventListener: (type: string, listener: () => void) => events.addEventListener(type, listener),
      };
      const fire = (type: string) => events.dispatchEvent(new Event(type));
      const turn = (to: DocumentVisibilityState) => {
        visibilityState = to;
        fire('visibilitychange');
      };
      syncSession(site.app, { document, BroadcastChannel, addEventListener });
      await site.start();
      site.calls.length = 0;
      return { ...site, fire, leave: () => turn('hidden'), comeBack: () => turn('visible') };
    },
  };
}

const signedInHint = () => [localStorage.getItem('signed-in'), 'signedIn' in page.dataset];
const administratorHint = () => localStorage.getItem('administrator');

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

async function openTab(browser = aBrowser()) {
  const tab = await browser.open('/', { ...signedIn });
  const lost = vi.fn<() => void>();
  tab.app.auth.onSessionExpired(lost);
  return { browser, tab, lost };
}

describe('the messages of the tabs', () => {
  it('are heard only if they are known', async () => {
    const { browser, lost } = await openTab();
    for (const word of ['hello', null, { type: 'signed-out' }]) browser.say(word);
    expect(lost).not.toHaveBeenCalled();
    browser.say('signed-out');
    expect(lost).toHaveBeenCalledTimes(1);
  });

  it('have no open channel while the page is in the back/forward cache, and one again afterwards', async () => {
    const { browser, tab, lost } = await openTab();
    tab.fire('pageshow');
    expect(browser.channels.size).toBe(1);
    tab.fire('pagehide');
    expect(browser.channels.size).toBe(0);
    tab.fire('pageshow');
    browser.say('signed-out');
    expect(lost).toHaveBeenCalledTimes(1);
  });

  it('reach nobody in a browser without BroadcastChannel, where signing out works', async () => {
    const { open } = aBrowser();
    const tab = await open('/', { ...signedIn, 'POST /auth/logout': {} }, null);
    await getAuthActions(tab.app).logout();
    expect(tab.app.auth.state.user).toBeNull();
  });
});

describe('a connection that comes back', () => {
  const lost = new TypeError('Failed to fetch');

  it('lets a visitor be recognised who opened the site offline, once', async () => {
    const tab = await aBrowser().open('/', { 'GET /auth/me': lost });
    tab.answers['GET /auth/me'] = { user: asha };
    tab.fire('online');
    await expect.poll(() => tab.app.auth.state.user).toEqual(asha);
    tab.calls.length = 0;
    tab.fire('online');
    expect(tab.calls).toEqual([]);
  });

  it('is noticed, too, when it was back before this code had loaded', async () => {
    const { app, answers, start } = createTestApp('/', { 'GET /auth/me': lost });
    await start();
    answers['GET /auth/me'] = { user: asha };
    syncSession(app, { document, addEventListener: () => {} });
    await expect.poll(() => app.auth.state.user).toEqual(asha);
  });

  it('opens the admin page', async () => {
    const tab = await aBrowser().open('/admin/packages', { 'GET /auth/adminVerifyToken': lost });
    await expect.poll(() => tab.app.router.state().status).toBe('disconnected');
    tab.answers['GET /auth/adminVerifyToken'] = { user: asha, isAdmin: true };
    tab.fire('online');
    await tab.shows('/admin/packages');
    expect(tab.addresses()).toEqual(['/admin/packages']);
  });
});

describe('the hint that somebody is signed in', () => {
  it('is stored, and marks the page, until they are not', async () => {
    const { app } = await aBrowser().open('/', signedIn);
    expect(signedInHint()).toEqual(['1', true]);
    app.auth.clear();
    expect(signedInHint()).toEqual([null, false]);
  });

  it('is of a session, too, that was known before', async () => {
    const { app, start } = createTestApp('/', signedIn);
    await start();
    syncSession(app, { document, addEventListener: () => {} });
    expect(signedInHint()).toEqual(['1', true]);
  });

  it('leaves the mark of the page until the session is known', async () => {
    page.dataset['signedIn'] = '';
    const { app, start } = createTestApp('/', nobody);
    syncSession(app, { document, addEventListener: () => {} });
    expect(signedInHint()).toEqual([null, true]);
    await start();
    expect(signedInHint()).toEqual([null, false]);
  });

  it('stays without an answer of the server, but the page shows nobody', async () => {
    localStorage.setItem('signed-in', '1');
    page.dataset['signedIn'] = '';
    await aBrowser().open('/', { 'GET /auth/me': new TypeError('Failed to fetch') });
    expect(signedInHint()).toEqual(['1', false]);
  });

  it('is missing where storage is forbidden', async () => {
    vi.stubGlobal('localStorage', null);
    const { app } = await aBrowser().open('/', signedIn);
    expect(app.auth.state.user).toEqual(asha);
  });
});

describe('the hint that an administrator is signed in', () => {
  const verify = 'GET /auth/adminVerifyToken';
  const reload = async (answer: unknown) => {
    localStorage.setItem('administrator', '1');
    const site = createTestApp('/', { ...signedIn, [verify]: answer });
    syncSession(site.app, { document, addEventListener: () => {} });
    await site.start();
    await expect.poll(() => site.calls).toContain(verify);
    return site.app.auth;
  };

  it('is missing for visitors and members, for whom nothing is asked', async () => {
    const { app, calls, start } = createTestApp('/', { ...signedIn, ...admin });
    syncSession(app, { document, addEventListener: () => {} });
    await start();
    expect(calls).toEqual(['GET /auth/me']);
    expect([app.auth.administrator.isSignedIn, administratorHint()]).toEqual([false, null]);
  });

  it('is stored, and lets one be found again after a reload, without changing who is signed in', async () => {
    const tab = await aBrowser().open('/admin', { ...signedIn, ...admin });
    await tab.shows('/admin');
    expect(administratorHint()).toBe('1');
    const auth = await reload(admin[verify]);
    await expect.poll(() => auth.administrator.isSignedIn).toBe(true);
    expect(auth.state.isAdmin).toBe(false);
  });

  it('is forgotten when the backend says that there is none, and when the session ends', async () => {
    const auth = await reload(await aFailure(403));
    await expect.poll(administratorHint).toBeNull();
    expect(auth.administrator.isSignedIn).toBe(false);
    auth.setSession({ user: asha, isAdmin: true, isAuthenticated: true, token: null });
    expect([auth.administrator.isSignedIn, administratorHint()]).toEqual([true, '1']);
    auth.clear();
    expect([auth.administrator.isSignedIn, administratorHint()]).toEqual([false, null]);
  });

  it('stays when there is no answer', async () => {
    await reload(new TypeError('Failed to fetch'));
    await settle();
    expect(administratorHint()).toBe('1');
  });
});

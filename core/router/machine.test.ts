import { describe, expect, it } from 'vitest';
import { matchRoute } from '#core/routes.tsx';
import {
  createInitialState,
  transition,
  type KnownSession,
  type RouterLocation,
  type RouterEffect,
  type RouterEvent,
  type RouterState,
  type Session,
} from './machine.ts';

const location = (path: string, from: string | null = null, search = '', hash = ''): RouterLocation => ({
  path,
  access: matchRoute(path).access,
  search,
  hash,
  from,
});
const navigated = (path: string, from: string | null = null, search = ''): RouterEvent => ({
  type: 'navigated',
  location: location(path, from, search),
});
const changed = (session: KnownSession): RouterEvent => ({ type: 'session-changed', session });
const checked = (visit: number, result: 'admin' | 'refused' | 'unreachable'): RouterEvent => ({
  type: 'admin-checked',
  visit,
  result,
});
const replace = (to: string, from: string | null = null): RouterEffect => ({ type: 'replace', to, from });
const clear: RouterEffect = { type: 'clear-session' };
const detectAdminEffect: RouterEffect = { type: 'detect-admin' };

/** @returns the last state, and the effects of the last event */
function after(...events: readonly RouterEvent[]) {
  let state: RouterState = createInitialState(location('/'));
  let effects: readonly RouterEffect[] = [];
  for (const event of events) [state, effects] = transition(state, event);
  return { state, effects };
}

const known = (session: Session): RouterEvent[] => (session === 'unknown' ? [] : [changed(session)]);

describe('a navigation', () => {
  it.each<[Session, string, string, readonly RouterEffect[]]>([
    ['unknown', '/', 'showing', []],
    ['anonymous', '/packages/domestic', 'showing', []],
    ['member', '/sign-in', 'showing', []],
    ['anonymous', '/admin-login', 'showing', []],
    ['unknown', '/admin-login', 'showing', []],
    ['member', '/admin-login', 'showing', [detectAdminEffect]],
    ['admin', '/admin-login/forgot-password', 'showing', []],
    ['anonymous', '/admin-login/reset-password', 'showing', []],
    ['unknown', '/edit-profile', 'checking', [{ type: 'check-session' }]],
    ['anonymous', '/edit-profile', 'redirecting', [replace('/sign-in', '/edit-profile')]],
    ['member', '/edit-profile', 'showing', []],
    ['admin', '/edit-profile', 'showing', []],
    ['unknown', '/admin', 'checking', [{ type: 'check-session' }, { type: 'verify-admin', visit: 1 }]],
    ['anonymous', '/admin', 'redirecting', [replace('/admin-login', '/admin')]],
    ['member', '/admin', 'checking', [{ type: 'verify-admin', visit: 1 }]],
    ['admin', '/admin', 'checking', [{ type: 'verify-admin', visit: 1 }]],
    ['unknown', '/ADMIN', 'checking', [{ type: 'check-session' }, { type: 'verify-admin', visit: 1 }]],
    ['unknown', '/%61dmin', 'checking', [{ type: 'check-session' }, { type: 'verify-admin', visit: 1 }]],
    ['admin', '/Admin-Login/', 'redirecting', [replace('/admin')]],
  ])('as %s at %s is %s', (session, path, status, effects) => {
    const result = after(...known(session), navigated(path));
    expect(result.state.status).toBe(status);
    expect(result.effects).toEqual(effects);
  });

  it('stores the whole address of a page that requires a member', () => {
    const there: RouterEvent = {
      type: 'navigated',
      location: location('/edit-profile', null, '?tab=picture', '#crop'),
    };
    expect(after(changed('anonymous'), there).effects).toEqual([
      replace('/sign-in', '/edit-profile?tab=picture#crop'),
    ]);
  });
});

describe('the admin area', () => {
  const inside = [navigated('/admin'), changed('admin'), checked(1, 'admin')] as const;

  it('opens on admin-checked, not on the session-changed before it', () => {
    expect(after(...inside.slice(0, 2)).state.status).toBe('checking');
    expect(after(...inside)).toMatchObject({
      state: { status: 'showing', access: 'admin', session: 'admin' },
    });
  });

  it("does not start another check when the session stays an administrator's", () => {
    expect(after(...inside, changed('admin'))).toMatchObject({ state: { status: 'showing' }, effects: [] });
  });

  it('is not checked again from page to page, but on each return from another area', () => {
    expect(after(...inside, navigated('/admin/packages'))).toMatchObject({
      state: { status: 'showing', visit: 2 },
      effects: [],
    });
    expect(after(...inside, navigated('/about'), navigated('/admin')).effects).toEqual([
      { type: 'verify-admin', visit: 3 },
    ]);
  });

  it('clears the session of a refused visitor and redirects to the admin sign-in', () => {
    const { state, effects } = after(navigated('/admin/packages', null, '?page=2'), checked(1, 'refused'));
    expect(state).toMatchObject({ status: 'redirecting', session: 'anonymous' });
    expect(effects).toEqual([clear, replace('/admin-login', '/admin/packages?page=2')]);
  });

  it.each(['admin', 'refused', 'unreachable'] as const)(
    'ignores the %s result of an earlier visit',
    (result) => {
      const late = checked(1, result);
      const here = after(navigated('/admin'), navigated('/admin/packages'), late);
      expect(here).toMatchObject({ state: { status: 'checking', visit: 2 }, effects: [] });
      const elsewhere = after(navigated('/admin'), navigated('/about'), late);
      expect(elsewhere).toMatchObject({ state: { status: 'showing', session: 'unknown' }, effects: [] });
      expect(after(...inside, late)).toMatchObject({ state: { status: 'showing' }, effects: [] });
    },
  );

  it.each(['anonymous', 'member'] as const)(
    'closes when the session becomes %s, and waits for the verdict while it is checked',
    (session) => {
      const { state, effects } = after(...inside, changed(session));
      expect(state.status).toBe('redirecting');
      expect(effects).toEqual([clear, replace('/admin-login', '/admin')]);
      const checking = after(navigated('/admin'), changed(session));
      expect(checking).toMatchObject({ state: { status: 'checking' }, effects: [] });
    },
  );
});

describe('a session that changes', () => {
  it('opens a member page that is being checked, also to an administrator', () => {
    for (const session of ['member', 'admin'] as const)
      expect(after(navigated('/edit-profile'), changed(session)).state).toMatchObject({
        status: 'showing',
        access: 'member',
      });
  });

  it('redirects an anonymous visitor from a member page to the sign-in', () => {
    const redirect = [replace('/sign-in', '/edit-profile')];
    expect(after(navigated('/edit-profile'), changed('anonymous')).effects).toEqual(redirect);
    expect(after(changed('member'), navigated('/edit-profile'), changed('anonymous')).effects).toEqual(
      redirect,
    );
  });

  it.each(['/sign-in', '/', '/packages/domestic', '/nowhere', '/admin-login/forgot-password'])(
    'does not redirect from the public page %s',
    (path) => {
      for (const session of ['anonymous', 'member', 'admin'] as const)
        expect(after(navigated(path), changed(session))).toMatchObject({
          state: { status: 'showing', session },
          effects: [],
        });
    },
  );

  it('leaves a member at the admin sign-in, and checks whether they are an administrator', () => {
    expect(after(navigated('/admin-login'), changed('member'))).toMatchObject({
      state: { status: 'showing', access: 'public' },
      effects: [detectAdminEffect],
    });
    expect(after(navigated('/admin-login'), changed('member'), changed('admin')).effects).toEqual([
      replace('/admin'),
    ]);
  });

  it('redirects an administrator from the admin sign-in', () => {
    expect(after(navigated('/admin-login'), changed('admin')).effects).toEqual([replace('/admin')]);
    expect(after(navigated('/admin-login', '/admin/packages'), changed('admin')).effects).toEqual([
      replace('/admin/packages'),
    ]);
  });

  it('changes nothing when it is the same', () => {
    const before = after(changed('member'), navigated('/')).state;
    expect(transition(before, changed('member'))).toEqual([before, []]);
  });

  it('changes only the session while a redirect is pending', () => {
    expect(after(changed('anonymous'), navigated('/edit-profile'), changed('member')).effects).toEqual([]);
  });
});

describe('signing in', () => {
  it('returns to the page that required it, else home', () => {
    const event: RouterEvent = { type: 'signed-in', session: 'member' };
    expect(after(navigated('/sign-in', '/edit-profile?a=1'), event).effects).toEqual([
      replace('/edit-profile?a=1'),
    ]);
    expect(after(navigated('/Sign-In'), changed('member'), event).effects).toEqual([replace('/')]);
  });

  it('redirects only an administrator to the admin area', () => {
    expect(after(navigated('/admin-login'), { type: 'signed-in', session: 'admin' }).effects).toEqual([
      replace('/admin'),
    ]);
    expect(after(navigated('/admin-login'), { type: 'signed-in', session: 'member' }).state.status).toBe(
      'showing',
    );
  });

  it('opens an admin page only on its own check, also after a sign-in that completed meanwhile', () => {
    const { state, effects } = after(navigated('/admin'), { type: 'signed-in', session: 'admin' });
    expect(state.status).toBe('checking');
    expect(effects).toEqual([]);
  });

  it('does not redirect a visitor who has navigated again', () => {
    const { state, effects } = after(navigated('/sign-in', '/edit-profile'), navigated('/about'), {
      type: 'signed-in',
      session: 'member',
    });
    expect(state).toMatchObject({ status: 'showing', session: 'member' });
    expect(effects).toEqual([]);
  });
});

describe('signing out', () => {
  it('goes to the sign-in for members or administrators, with no address to return to', () => {
    expect(after(changed('member'), navigated('/about'), { type: 'signed-out', as: 'member' })).toMatchObject(
      {
        state: { session: 'anonymous' },
        effects: [replace('/sign-in')],
      },
    );
    expect(after(changed('admin'), navigated('/about'), { type: 'signed-out', as: 'admin' }).effects).toEqual(
      [replace('/admin-login')],
    );
  });
});

describe('a connection that is lost while the visitor is checked', () => {
  const disconnected = [navigated('/admin/packages', null, '?page=2'), checked(1, 'unreachable')] as const;
  const unreachable: RouterEvent = { type: 'session-unreachable' };
  const reconnected: RouterEvent = { type: 'reconnected' };

  it('does not redirect from the admin page, and checks again on reconnect', () => {
    expect(after(...disconnected)).toMatchObject({
      state: {
        status: 'disconnected',
        access: 'admin',
        location: { path: '/admin/packages' },
        session: 'unknown',
      },
      effects: [],
    });
    expect(after(...disconnected, reconnected)).toMatchObject({
      state: { status: 'checking', access: 'admin' },
      effects: [{ type: 'check-session' }, { type: 'verify-admin', visit: 2 }],
    });
    expect(after(...disconnected, reconnected, checked(2, 'admin')).state.status).toBe('showing');
  });

  it('does not redirect from a member page either', () => {
    const waiting = [navigated('/edit-profile'), unreachable] as const;
    expect(after(...waiting)).toMatchObject({
      state: { status: 'disconnected', access: 'member' },
      effects: [],
    });
    expect(after(...waiting, reconnected)).toMatchObject({
      state: { status: 'checking' },
      effects: [{ type: 'check-session' }],
    });
    expect(after(...waiting, changed('member')).state.status).toBe('showing');
    expect(after(...waiting, changed('anonymous')).effects).toEqual([replace('/sign-in', '/edit-profile')]);
  });

  it('redirects from a disconnected admin page when the session has ended, and on no other change', () => {
    expect(after(...disconnected, changed('anonymous')).effects).toEqual([
      clear,
      replace('/admin-login', '/admin/packages?page=2'),
    ]);
    for (const session of ['member', 'admin'] as const)
      expect(after(...disconnected, changed(session))).toMatchObject({
        state: { status: 'disconnected' },
        effects: [],
      });
  });

  it('changes nothing elsewhere', () => {
    for (const event of [unreachable, reconnected])
      for (const here of [[], [changed('member'), navigated('/about')], [navigated('/admin')]])
        expect(after(...here, event)).toEqual({ state: after(...here).state, effects: [] });
  });
});

describe('every sequence of three events', () => {
  const paths = ['/', '/edit-profile', '/admin', '/admin/packages', '/sign-in', '/admin-login'];
  const events: RouterEvent[] = [
    ...paths.map((path) => navigated(path)),
    ...(['anonymous', 'member', 'admin'] as const).map(changed),
    { type: 'signed-in', session: 'member' },
    { type: 'signed-in', session: 'admin' },
    { type: 'signed-out', as: 'member' },
    { type: 'signed-out', as: 'admin' },
    ...[1, 2, 3].flatMap((visit) => [
      checked(visit, 'admin'),
      checked(visit, 'refused'),
      checked(visit, 'unreachable'),
    ]),
    { type: 'session-unreachable' },
    { type: 'reconnected' },
  ];

  it('shows no guarded page to a visitor without access', () => {
    const shown = new Set<string>();
    for (const first of events)
      for (const second of events)
        for (const third of events) {
          const { state } = after(first, second, third);
          if (state.status === 'showing')
            shown.add(`${state.location.access} ${state.access} ${state.session}`);
        }
    expect([...shown].toSorted()).toEqual([
      'admin admin admin',
      'member member admin',
      'member member member',
      'public public admin',
      'public public anonymous',
      'public public member',
      'public public unknown',
    ]);
  });
});

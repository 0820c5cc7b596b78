import { describe, expect, it } from 'vitest';
import { accessOf } from '#core/routes.ts';
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
  search,
  hash,
  from,
});
const arrived = (path: string, from: string | null = null, search = ''): RouterEvent => ({
  type: 'navigated',
  location: location(path, from, search),
});
const changed = (session: KnownSession): RouterEvent => ({ type: 'session-changed', session });
const checked = (visit: number, verdict: 'admin' | 'refused' | 'unreachable'): RouterEvent => ({
  type: 'admin-checked',
  visit,
  result: verdict,
});
const replace = (to: string, from: string | null = null): RouterEffect => ({ type: 'replace', to, from });
const clear: RouterEffect = { type: 'clear-session' };
const recognise: RouterEffect = { type: 'detect-admin' };

/** @returns the last state, and the effects of the last event */
function after(...events: readonly RouterEvent[]) {
  let state: RouterState = createInitialState(location('/'));
  let effects: readonly RouterEffect[] = [];
  for (const event of events) [state, effects] = transition(state, event);
  return { state, effects };
}

const known = (session: Session): RouterEvent[] => (session === 'unknown' ? [] : [changed(session)]);

describe('arriving', () => {
  it.each<[Session, string, string, readonly RouterEffect[]]>([
    ['unknown', '/', 'showing', []],
    ['anonymous', '/packages/domestic', 'showing', []],
    ['member', '/sign-in', 'showing', []],
    ['anonymous', '/admin-login', 'showing', []],
    ['unknown', '/admin-login', 'showing', []],
    ['member', '/admin-login', 'showing', [recognise]],
    ['admin', '/admin-login/forgot-password', 'showing', []],
    ['anonymous', '/admin-login/reset-password', 'showing', []],
    ['unknown', '/edit-profile', 'checking', [{ type: 'check-session' }]],
    ['anonymous', '/edit-profile', 'redirecting', [replace('/sign-in', '/edit-profile')]],
    ['member', '/edit-profile', 'showing', []],
    ['admin', '/edit-profile', 'showing', []],
    ['unknown', '/admin', 'checking', [{ type: 'verify-admin', visit: 1 }]],
    ['anonymous', '/admin', 'redirecting', [replace('/admin-login', '/admin')]],
    ['member', '/admin', 'checking', [{ type: 'verify-admin', visit: 1 }]],
    ['admin', '/admin', 'checking', [{ type: 'verify-admin', visit: 1 }]],
    ['unknown', '/ADMIN', 'checking', [{ type: 'verify-admin', visit: 1 }]],
    ['unknown', '/%61dmin', 'checking', [{ type: 'verify-admin', visit: 1 }]],
    ['admin', '/Admin-Login/', 'redirecting', [replace('/admin')]],
  ])('as %s at %s is %s', (session, path, status, effects) => {
    const result = after(...known(session), arrived(path));
    expect(result.state.status).toBe(status);
    expect(result.effects).toEqual(effects);
  });

  it('remembers the whole address of a page that requires a member', () => {
    const there: RouterEvent = {
      type: 'navigated',
      location: location('/edit-profile', null, '?tab=picture', '#crop'),
    };
    expect(after(changed('anonymous'), there).effects).toEqual([
      replace('/sign-in', '/edit-profile?tab=picture#crop'),
    ]);
  });

  it('counts visits', () => {
    expect(after(arrived('/'), arrived('/about'), arrived('/')).state.visit).toBe(3);
  });
});

describe('the admin area', () => {
  const inside = [arrived('/admin'), changed('admin'), checked(1, 'admin')] as const;

  it('opens on admin-checked, not on the session-changed before it', () => {
    expect(after(...inside.slice(0, 2)).state.status).toBe('checking');
    expect(after(...inside)).toMatchObject({
      state: { status: 'showing', access: 'admin', session: 'admin' },
    });
  });

  it("does not start another check when the session stays an administrator's", () => {
    expect(after(...inside, changed('admin'))).toMatchObject({ state: { status: 'showing' }, effects: [] });
  });

  it('is not checked again from page to page, but again on coming back from outside', () => {
    expect(after(...inside, arrived('/admin/packages'))).toMatchObject({
      state: { status: 'showing', visit: 2 },
      effects: [],
    });
    expect(after(...inside, arrived('/about'), arrived('/admin')).effects).toEqual([
      { type: 'verify-admin', visit: 3 },
    ]);
  });

  it('clears the session of a refused visitor and redirects to the admin sign-in', () => {
    const { state, effects } = after(arrived('/admin/packages', null, '?page=2'), checked(1, 'refused'));
    expect(state).toMatchObject({ status: 'redirecting', session: 'anonymous' });
    expect(effects).toEqual([clear, replace('/admin-login', '/admin/packages?page=2')]);
  });

  it.each(['admin', 'refused'] as const)('ignores the %s verdict of an earlier visit', (verdict) => {
    const { state, effects } = after(arrived('/admin'), arrived('/admin/packages'), checked(1, verdict));
    expect(state).toMatchObject({ status: 'checking', visit: 2 });
    expect(effects).toEqual([]);
  });

  it.each(['admin', 'refused'] as const)(
    'ignores the %s verdict once the visitor is elsewhere',
    (verdict) => {
      const { state, effects } = after(arrived('/admin'), arrived('/about'), checked(1, verdict));
      expect(state).toMatchObject({ status: 'showing', access: 'public', session: 'unknown' });
      expect(effects).toEqual([]);
    },
  );

  it('ignores a verdict that comes twice', () => {
    expect(after(...inside, checked(1, 'refused'))).toMatchObject({
      state: { status: 'showing' },
      effects: [],
    });
  });

  it.each(['anonymous', 'member'] as const)(
    'waits for the verdict when the session becomes %s meanwhile',
    (session) => {
      const { state, effects } = after(arrived('/admin'), changed(session));
      expect(state.status).toBe('checking');
      expect(effects).toEqual([]);
    },
  );

  it.each(['anonymous', 'member'] as const)('closes when the session becomes %s', (session) => {
    const { state, effects } = after(...inside, changed(session));
    expect(state.status).toBe('redirecting');
    expect(effects).toEqual([clear, replace('/admin-login', '/admin')]);
  });
});

describe('a session that changes', () => {
  it('opens a member page that was waiting, also to an administrator', () => {
    for (const session of ['member', 'admin'] as const)
      expect(after(arrived('/edit-profile'), changed(session)).state).toMatchObject({
        status: 'showing',
        access: 'member',
      });
  });

  it('redirects an anonymous visitor from a member page to the sign-in', () => {
    const redirect = [replace('/sign-in', '/edit-profile')];
    expect(after(arrived('/edit-profile'), changed('anonymous')).effects).toEqual(redirect);
    expect(after(changed('member'), arrived('/edit-profile'), changed('anonymous')).effects).toEqual(
      redirect,
    );
  });

  it.each(['/sign-in', '/', '/packages/domestic', '/nowhere', '/admin-login/forgot-password'])(
    'does not redirect from the public page %s',
    (path) => {
      for (const session of ['anonymous', 'member', 'admin'] as const)
        expect(after(arrived(path), changed(session))).toMatchObject({
          state: { status: 'showing', session },
          effects: [],
        });
    },
  );

  it('keeps a member at the admin sign-in, and asks whether they are an administrator', () => {
    expect(after(arrived('/admin-login'), changed('member'))).toMatchObject({
      state: { status: 'showing', access: 'public' },
      effects: [recognise],
    });
    expect(after(arrived('/admin-login'), changed('member'), changed('admin')).effects).toEqual([
      replace('/admin'),
    ]);
  });

  it('redirects an administrator from the admin sign-in', () => {
    expect(after(arrived('/admin-login'), changed('admin')).effects).toEqual([replace('/admin')]);
    expect(after(arrived('/admin-login', '/admin/packages'), changed('admin')).effects).toEqual([
      replace('/admin/packages'),
    ]);
  });

  it('changes nothing when it is the same', () => {
    const before = after(changed('member'), arrived('/')).state;
    expect(transition(before, changed('member'))).toEqual([before, []]);
    expect(transition(before, changed('member'))[0]).toBe(before);
  });

  it('waits while a redirect is under way', () => {
    expect(after(changed('anonymous'), arrived('/edit-profile'), changed('member')).effects).toEqual([]);
  });
});

describe('signing in', () => {
  it('goes back to the page that asked for it, else home', () => {
    const event: RouterEvent = { type: 'signed-in', session: 'member' };
    expect(after(arrived('/sign-in', '/edit-profile?a=1'), event).effects).toEqual([
      replace('/edit-profile?a=1'),
    ]);
    expect(after(arrived('/Sign-In'), changed('member'), event).effects).toEqual([replace('/')]);
  });

  it('redirects an administrator to the admin area, and nobody else', () => {
    expect(after(arrived('/admin-login'), { type: 'signed-in', session: 'admin' }).effects).toEqual([
      replace('/admin'),
    ]);
    expect(after(arrived('/admin-login'), { type: 'signed-in', session: 'member' }).state.status).toBe(
      'showing',
    );
  });

  it('goes back to the admin page that asked for it', () => {
    expect(
      after(arrived('/admin-login', '/admin/packages?page=2'), { type: 'signed-in', session: 'admin' })
        .effects,
    ).toEqual([replace('/admin/packages?page=2')]);
  });

  it('opens an admin page only on its verdict, also after a sign-in that ended meanwhile', () => {
    const { state, effects } = after(arrived('/admin'), { type: 'signed-in', session: 'admin' });
    expect(state.status).toBe('checking');
    expect(effects).toEqual([]);
  });

  it('does not redirect a visitor who has navigated on', () => {
    const { state, effects } = after(arrived('/sign-in', '/edit-profile'), arrived('/about'), {
      type: 'signed-in',
      session: 'member',
    });
    expect(state).toMatchObject({ status: 'showing', session: 'member' });
    expect(effects).toEqual([]);
  });
});

describe('signing out', () => {
  it('goes to the sign-in for members or administrators, with no address to return to', () => {
    expect(after(changed('member'), arrived('/about'), { type: 'signed-out', as: 'member' })).toMatchObject({
      state: { session: 'anonymous' },
      effects: [replace('/sign-in')],
    });
    expect(after(changed('admin'), arrived('/about'), { type: 'signed-out', as: 'admin' }).effects).toEqual([
      replace('/admin-login'),
    ]);
  });
});

describe('a session that ends in another tab', () => {
  const ended = changed('anonymous');

  it('leaves a member page for the sign-in and remembers it', () => {
    expect(after(changed('member'), arrived('/edit-profile', null, '?a=1'), ended).effects).toEqual([
      replace('/sign-in', '/edit-profile?a=1'),
    ]);
  });

  it('stays on a public page', () => {
    expect(after(changed('member'), arrived('/about'), ended)).toMatchObject({
      state: { status: 'showing', session: 'anonymous', location: { path: '/about' } },
      effects: [],
    });
  });
});

describe('a connection that is lost while the visitor is checked', () => {
  const lost = [arrived('/admin/packages', null, '?page=2'), checked(1, 'unreachable')] as const;
  const unreachable: RouterEvent = { type: 'session-unreachable' };
  const reconnected: RouterEvent = { type: 'reconnected' };

  it('keeps the visitor at the admin page, and checks again once it is back', () => {
    expect(after(...lost)).toMatchObject({
      state: {
        status: 'disconnected',
        access: 'admin',
        location: { path: '/admin/packages' },
        session: 'unknown',
      },
      effects: [],
    });
    expect(after(...lost, reconnected)).toMatchObject({
      state: { status: 'checking', access: 'admin' },
      effects: [{ type: 'verify-admin', visit: 2 }],
    });
    expect(after(...lost, reconnected, checked(2, 'admin')).state.status).toBe('showing');
  });

  it('keeps the visitor at a member page in the same way', () => {
    const waiting = [arrived('/edit-profile'), unreachable] as const;
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

  it('leaves a waiting admin page when the session has ended, and on no other change', () => {
    expect(after(...lost, changed('anonymous')).effects).toEqual([
      clear,
      replace('/admin-login', '/admin/packages?page=2'),
    ]);
    for (const session of ['member', 'admin'] as const)
      expect(after(...lost, changed(session))).toMatchObject({
        state: { status: 'disconnected' },
        effects: [],
      });
  });

  it('changes nothing elsewhere', () => {
    for (const event of [unreachable, reconnected])
      for (const here of [[], [changed('member'), arrived('/about')], [arrived('/admin')]])
        expect(after(...here, event)).toEqual({ state: after(...here).state, effects: [] });
    expect(after(arrived('/admin'), arrived('/about'), checked(1, 'unreachable')).state.status).toBe(
      'showing',
    );
  });
});

describe('every sequence of three events', () => {
  const paths = ['/', '/edit-profile', '/admin', '/admin/packages', '/sign-in', '/admin-login'];
  const events: RouterEvent[] = [
    ...paths.map((path) => arrived(path)),
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
            shown.add(`${accessOf(state.location.path)} ${state.access} ${state.session}`);
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

import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { SessionKind } from '#server/data/schema.ts';
import type { HttpContext } from './context.ts';

/** A cookie that holds a session's id: the only credential there is. */
export interface SessionCookie {
  read(context: HttpContext): string | undefined;
  /** @param endsAt ms since 1970 */
  write(context: HttpContext, id: string, endsAt: number): void;
  clear(context: HttpContext): void;
}

/** Visitors and administrators sign in apart from each other: a browser can hold one session of each kind. */
export type SessionCookies = Readonly<Record<SessionKind, SessionCookie>>;

/** On https the names say `__Host-`: no other host and no plain http page can set them (RFC 6265bis, 4.1.3.2). */
export function createSessionCookies(publicUrl: string): SessionCookies {
  const secure = publicUrl.startsWith('https:');
  const prefix = secure ? '__Host-' : '';
  return {
    member: createCookie(`${prefix}banyan-session`, secure),
    admin: createCookie(`${prefix}banyan-admin`, secure),
  };
}

function createCookie(name: string, secure: boolean): SessionCookie {
  const options = { httpOnly: true, sameSite: 'Lax', path: '/', secure } as const;
  return {
    read: (context) => getCookie(context, name),
    write: (context, id, endsAt) => setCookie(context, name, id, { ...options, expires: new Date(endsAt) }),
    clear: (context) => void deleteCookie(context, name, options),
  };
}

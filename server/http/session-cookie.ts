import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { SessionKind } from '#server/data/schema.ts';
import type { HttpContext } from './context.ts';

/** A cookie that holds a random id. */
export interface IdCookie {
  read(context: HttpContext): string | undefined;
  /** @param endsAt ms since 1970 */
  write(context: HttpContext, id: string, endsAt: number): void;
  clear(context: HttpContext): void;
}

/** The ids of sessions, the only credential there is. Visitors and administrators sign in apart from each other: a browser can hold one session of each kind. */
export type SessionCookies = Readonly<Record<SessionKind, IdCookie>>;

export function createSessionCookies(publicUrl: string): SessionCookies {
  return {
    member: createCookie('banyan-session', publicUrl),
    admin: createCookie('banyan-admin', publicUrl),
  };
}

/** The id of a browser in which somebody has signed in; it signs nobody in. */
export const createDeviceCookie = (publicUrl: string): IdCookie => createCookie('banyan-device', publicUrl);

/** On https the name says `__Host-`: no other host and no plain http page can set it (RFC 6265bis, 4.1.3.2). */
function createCookie(plainName: string, publicUrl: string): IdCookie {
  const secure = publicUrl.startsWith('https:');
  const name = secure ? `__Host-${plainName}` : plainName;
  const options = { httpOnly: true, sameSite: 'Lax', path: '/', secure } as const;
  return {
    read: (context) => getCookie(context, name),
    write: (context, id, endsAt) => setCookie(context, name, id, { ...options, expires: new Date(endsAt) }),
    clear: (context) => void deleteCookie(context, name, options),
  };
}

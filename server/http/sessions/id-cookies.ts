import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { SessionKind } from '#server/database/schema.ts';
import type { HttpContext } from '#server/http/context.ts';

export interface IdCookie {
  read(context: HttpContext): string | undefined;
  /** @param endsAt ms since 1970 */
  write(context: HttpContext, id: string, endsAt: number): void;
  clear(context: HttpContext): void;
}

/** Session cookies are the only credential. A browser can hold one session of each kind. */
export type SessionCookies = Readonly<Record<SessionKind, IdCookie>>;

export function createSessionCookies(publicUrl: string): SessionCookies {
  return {
    member: createCookie('banyan-session', publicUrl),
    admin: createCookie('banyan-admin', publicUrl),
  };
}

/** A known device (accounts/known-devices.ts); no credential. */
export const createDeviceCookie = (publicUrl: string): IdCookie => createCookie('banyan-device', publicUrl);

/** On https the prefix `__Host-` keeps other hosts and http pages from setting it (RFC 6265bis, 4.1.3.2). */
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

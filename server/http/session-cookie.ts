import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { HttpContext } from './context.ts';

/** The cookie that holds a session's id: the only credential there is. */
export interface SessionCookie {
  read(context: HttpContext): string | undefined;
  /** @param endsAt ms since 1970 */
  write(context: HttpContext, id: string, endsAt: number): void;
  clear(context: HttpContext): void;
}

/** On https the name says `__Host-`: no other host and no plain http page can set it (RFC 6265bis, 4.1.3.2). */
export function createSessionCookie(publicUrl: string): SessionCookie {
  const secure = publicUrl.startsWith('https:');
  const name = secure ? '__Host-banyan-session' : 'banyan-session';
  const options = { httpOnly: true, sameSite: 'Lax', path: '/', secure } as const;
  return {
    read: (context) => getCookie(context, name),
    write: (context, id, endsAt) => setCookie(context, name, id, { ...options, expires: new Date(endsAt) }),
    clear: (context) => void deleteCookie(context, name, options),
  };
}

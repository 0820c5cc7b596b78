import { clientOf, type TrustedProxies } from '#server/trusted-proxies.ts';
import type { HttpContext } from './context.ts';

/** The address of the client, as far as the proxies in front of the server are trusted to tell it. */
export function clientAddress(context: HttpContext, trusted: TrustedProxies): string {
  const direct = context.env?.incoming?.socket.remoteAddress ?? 'unknown';
  return clientOf(direct, context.req.header('x-forwarded-for') ?? '', trusted);
}

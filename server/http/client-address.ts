import { clientOf, type TrustedProxies } from '#server/trusted-proxies.ts';
import type { HttpContext } from './context.ts';

export function clientAddress(context: HttpContext, trusted: TrustedProxies): string {
  const direct = context.env?.incoming?.socket.remoteAddress ?? 'unknown';
  return clientOf(direct, context.req.header('x-forwarded-for') ?? '', trusted);
}

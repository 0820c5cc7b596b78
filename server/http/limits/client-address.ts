import type { HttpContext } from '#server/http/context.ts';
import { resolveClientAddress, type TrustedProxies } from './trusted-proxies.ts';

export function clientAddress(context: HttpContext, trusted: TrustedProxies): string {
  const direct = context.env?.incoming?.socket.remoteAddress ?? 'unknown';
  return resolveClientAddress(direct, context.req.header('x-forwarded-for') ?? '', trusted);
}

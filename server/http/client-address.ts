import type { HttpContext } from './context.ts';

/**
 * The address of the client. A proxy in front appends what it saw to X-Forwarded-For, so its last entry is the
 * proxy's word and the earlier ones are the client's; without a trusted proxy the header says nothing.
 */
export function clientAddress(context: HttpContext, trustProxy: 'on' | 'off'): string {
  const direct = context.env?.incoming?.socket.remoteAddress ?? 'unknown';
  if (trustProxy === 'off') return direct;
  return context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() || direct;
}

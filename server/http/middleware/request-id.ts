import { randomUUID } from 'node:crypto';
import { isTrustedPeer, type TrustedProxies } from '#server/http/limits/trusted-proxies.ts';

/** What a log line and a header can hold. */
const validId = /^[\w.=-]{8,128}$/;

/** @param given its X-Request-Id @param peer the address of the connection */
export type RequestIds = (given?: string, peer?: string) => string;

/** Random: a number would tell everybody how many requests there are. An id is kept only from a trusted proxy, and only if it is valid: it is written into the log. */
export const createRequestIds =
  (trusted: TrustedProxies): RequestIds =>
  (given, peer) =>
    given !== undefined && validId.test(given) && isTrustedPeer(peer, trusted) ? given : randomUUID();

import { randomBytes } from 'node:crypto';
import { isTrustedPeer, type TrustedProxies } from '#server/http/limits/trusted-proxies.ts';

/** Bytes of an id, and its characters in base64url. */
const idBytes = 12;
const idLength = (idBytes / 3) * 4;

/** Ids are made in batches, as one at a time costs an answer from memory about 1 % of its time. */
let batch = '';
let next = 0;

function createRequestId(): string {
  if (next >= batch.length) {
    batch = randomBytes(idBytes * 512).toString('base64url');
    next = 0;
  }
  const id = batch.slice(next, next + idLength);
  next += idLength;
  return id;
}

/** What a log line and a header can hold. */
const validId = /^[\w.=-]{8,128}$/;

/** @param received its X-Request-Id @param peer the address of the connection */
export type RequestIds = (received?: string, peer?: string) => string;

/** Random: a number would tell everybody how many requests there are. An id is kept only from a trusted proxy, and only if it is valid: it is written into the log. */
export const createRequestIds =
  (trusted: TrustedProxies): RequestIds =>
  (received, peer) =>
    received !== undefined && validId.test(received) && isTrustedPeer(peer, trusted)
      ? received
      : createRequestId();

import { randomBytes } from 'node:crypto';
import type { Log } from '#server/log.ts';

/** Ids of requests, for finding a request's lines in the log: this process's own, then a number. */
const process = randomBytes(4).toString('hex');
let requests = 0;
export const nextRequestId = () => `${process}-${(requests += 1).toString(36)}`;

/** Characters of a path in the log. */
const pathLength = 200;

/**
 * One line for an answered request: no query, no headers, no bodies, so no secret either.
 * @param startedAt from `performance.now()`
 */
export function logRequest(
  log: Log,
  request: {
    readonly id: string;
    readonly method: string;
    readonly address: string;
    readonly startedAt: number;
  },
  status: number,
): void {
  const { id, method, address, startedAt } = request;
  const query = address.indexOf('?');
  const path = (query === -1 ? address : address.slice(0, query)).slice(0, pathLength);
  const ms = Math.round((performance.now() - startedAt) * 100) / 100;
  log.info({ id, method, path, status, ms });
}

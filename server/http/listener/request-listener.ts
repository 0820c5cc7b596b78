import { IncomingMessage, ServerResponse, type RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import { getRequestListener, type Http2Bindings, type HttpBindings } from '@hono/node-server';
import type { Server } from '#server/http/app.ts';
import type { Log } from '#server/log.ts';
import { Refusal } from '#server/refusal.ts';
import { refusalResponse } from '#server/http/responses/error-handler.ts';
import type { Timeouts } from './timeouts.ts';
import {
  preferredEncodings,
  revalidate,
  savesData,
  toHeaderPairs,
} from '#server/http/responses/cached-response.ts';
import { cachedRoute } from '#server/http/middleware/request-log.ts';

/** Answers a GET from memory where possible, with the same bytes, headers and log line as the routes. */
export function createRequestListener(server: Server, log: Log, timeouts: Timeouts): RequestListener {
  const answer = async (request: Request, { incoming, outgoing }: HttpBindings | Http2Bindings) => {
    if (!(incoming instanceof IncomingMessage)) throw new Error('This listener is for HTTP/1.1');
    if (hasTwoHosts(incoming)) return unreadable(server);
    const response = await server.fetch(request, { incoming, timeouts });
    // A client that was too slow (408) gets no further time.
    const isComplete = await drainBody(incoming, response.status === 408 ? 0 : timeouts.drain);
    if (!isComplete && outgoing instanceof ServerResponse) outgoing.shouldKeepAlive = false;
    setWriteTimeout(incoming.socket, timeouts);
    return response;
  };
  const routes = getRequestListener(answer, {
    autoCleanupIncoming: false,
    // For requests without Host, which HTTP/1.0 allows (RFC 9112, 3.2); no answer depends on it.
    hostname: 'localhost',
    errorHandler: () => unreadable(server),
  });
  return (incoming, outgoing) => {
    const startedAt = performance.now();
    const cached = selectCached(server, log, incoming);
    if (cached === undefined) {
      void routes(incoming, outgoing);
      return;
    }
    const { method = '', url: address = '', headers: received, socket } = incoming;
    const id = server.requestIds(received['x-request-id']?.toString(), socket.remoteAddress);
    const { status, headers, body } = revalidate(cached, received['if-none-match']);
    outgoing.writeHead(status, headers.concat('x-request-id', id)).end(body);
    if (outgoing.writableLength > 0) setWriteTimeout(socket, timeouts);
    server.record({ id, method, address, status, startedAt }, () => cachedRoute(address));
  };
}

function unreadable(server: Server): Response {
  const response = refusalResponse(new Refusal(400, 'The request is not readable'));
  for (const [name, value] of toHeaderPairs(server.errorHeaders)) response.headers.set(name, value);
  response.headers.set('x-request-id', server.requestIds());
  return response;
}

/** A server must refuse them (RFC 9112, section 3.2); Node reads the first. */
const hasTwoHosts = ({ rawHeaders }: IncomingMessage): boolean =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host')
    .length > 1;

/** Half of `progress`: Node closes at the second timeout without progress; an answer's end resets it. */
const setWriteTimeout = (socket: Socket, { progress }: Timeouts) => socket.setTimeout(progress / 2);

function selectCached(server: Server, log: Log, incoming: IncomingMessage) {
  const { method, url = '', headers } = incoming;
  if (method !== 'GET' || headers.origin !== undefined || hasTwoHosts(incoming)) return undefined;
  if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) return undefined;
  try {
    const preferred = preferredEncodings(headers['accept-encoding']);
    return server.selectCached(url, preferred, savesData(headers['save-data']));
  } catch (cause) {
    // Outside the routes it would end the process.
    log.error({ event: 'an answer in memory could not be chosen', error: cause });
    return undefined;
  }
}

/** Bytes: more than the largest form has. */
const drainLimit = 128 * 1024 * 1024;

/** Before the answer: data arriving after Node has closed would show a reset. @param timeout ms */
function drainBody(incoming: IncomingMessage, timeout: number): Promise<boolean> {
  incoming.resume();
  if (incoming.complete || incoming.destroyed) return Promise.resolve(true);
  return new Promise((resolve) => {
    let remaining = drainLimit;
    const finish = () => {
      clearTimeout(timer);
      incoming.off('data', count).off('end', finish).off('close', finish);
      resolve(incoming.complete);
    };
    const count = ({ length }: Buffer) => {
      remaining -= length;
      if (remaining < 0) finish();
    };
    const timer = setTimeout(finish, timeout);
    incoming.on('data', count).once('end', finish).once('close', finish);
  });
}

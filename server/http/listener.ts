import { IncomingMessage, ServerResponse, type RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import { getRequestListener, type Http2Bindings, type HttpBindings } from '@hono/node-server';
import type { Server } from '#server/app.ts';
import type { Log } from '#server/log.ts';
import { drained } from './drain.ts';
import { preferredEncodings } from './encoding.ts';
import { namesTag } from './etag.ts';
import { failureResponse, HttpFailure } from './failure.ts';
import type { Patience } from './patience.ts';
import { pairs, unchangedHeaders, type Variant } from './ready.ts';
import { logRequest, nextRequestId } from './request-log.ts';
import { savesData } from './save-data.ts';

/**
 * Node's listener for a server: a GET whose answer is in memory is answered at once, everything else goes through
 * the server's routes. Both lanes send the same bytes and headers, and each request has one line in the log.
 * @param running holds the answers that are still being worked on
 */
export function createListener(
  server: Server,
  log: Log,
  running: Set<ServerResponse>,
  patience: Patience,
): RequestListener {
  const answer = async (request: Request, { incoming, outgoing }: HttpBindings | Http2Bindings) => {
    if (!(incoming instanceof IncomingMessage)) throw new Error('This listener is for HTTP/1.1');
    const response = await server.fetch(request, { incoming, patience });
    // Whoever was too slow is not waited for again.
    const whole = await drained(incoming, response.status === 408 ? 0 : patience.drain);
    if (!whole && outgoing instanceof ServerResponse) outgoing.shouldKeepAlive = false;
    expectTaken(incoming.socket, patience);
    return response;
  };
  const routes = getRequestListener(answer, {
    autoCleanupIncoming: false,
    // Of requests without Host, which HTTP/1.0 allows (RFC 9112, 3.2); no answer depends on it.
    hostname: 'localhost',
    errorHandler: () => {
      const response = failureResponse(new HttpFailure(400, 'The request is not readable'));
      for (const [name, value] of pairs(server.refusalHeaders)) response.headers.set(name, value);
      return response;
    },
  });
  return (incoming, outgoing) => {
    const startedAt = performance.now();
    const { method = '', url: address = '', headers } = incoming;
    const chosen = method === 'GET' ? pickSafely(server, log, address, headers) : undefined;
    if (chosen === undefined) {
      running.add(outgoing);
      outgoing.once('close', () => running.delete(outgoing));
      void routes(incoming, outgoing);
      return;
    }
    const status = send(outgoing, chosen, headers['if-none-match']);
    if (outgoing.writableLength > 0) expectTaken(incoming.socket, patience);
    logRequest(log, { id: nextRequestId(), method, address, startedAt }, status);
  };
}

/**
 * Gives a connection up when its answer is not taken. Node looks at the end of each timeout whether anything was, and
 * gives up at the second end without; with the answer's end it forgets the timeout.
 */
function expectTaken(socket: Socket, { pause }: Patience): void {
  socket.setTimeout(pause / 2);
}

/** Nothing may be thrown here, outside the routes that answer for a failure: it would end the process. */
function pickSafely(
  server: Server,
  log: Log,
  address: string,
  headers: IncomingMessage['headers'],
): Variant | undefined {
  try {
    return pick(server, address, headers);
  } catch (cause) {
    log.error({ event: 'an answer in memory could not be chosen', error: cause });
    return undefined;
  }
}

/** Requests of other origins and requests with a body take the long way. */
function pick(server: Server, address: string, headers: IncomingMessage['headers']): Variant | undefined {
  if (headers.origin !== undefined) return undefined;
  if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) return undefined;
  return server.pick(
    address,
    preferredEncodings(headers['accept-encoding']),
    savesData(headers['save-data']),
  );
}

function send(outgoing: ServerResponse, chosen: Variant, ifNoneMatch: string | undefined): 200 | 304 {
  if (ifNoneMatch !== undefined && namesTag(ifNoneMatch, chosen.etag)) {
    outgoing.writeHead(304, unchangedHeaders(chosen)).end();
    return 304;
  }
  outgoing.writeHead(200, chosen.headers).end(chosen.body);
  return 200;
}

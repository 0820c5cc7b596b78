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
 * Answers a GET from memory where possible, otherwise by the routes, with the same bytes, headers and log line.
 * @param running collects the responses that are not finished
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
    // A client that was too slow (408) gets no further time.
    const whole = await drained(incoming, response.status === 408 ? 0 : patience.drain);
    if (!whole && outgoing instanceof ServerResponse) outgoing.shouldKeepAlive = false;
    expectTaken(incoming.socket, patience);
    return response;
  };
  const routes = getRequestListener(answer, {
    autoCleanupIncoming: false,
    // For requests without Host, which HTTP/1.0 allows (RFC 9112, 3.2); no answer depends on it.
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
 * Closes a connection whose client reads nothing of the answer for `pause`. The timeout is half of it, as Node closes
 * at the second timeout without progress; the end of the answer resets it.
 */
function expectTaken(socket: Socket, { pause }: Patience): void {
  socket.setTimeout(pause / 2);
}

/** An exception here, outside the routes, would end the process. */
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

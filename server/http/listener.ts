import { IncomingMessage, ServerResponse, type RequestListener } from 'node:http';
import { getRequestListener, type Http2Bindings, type HttpBindings } from '@hono/node-server';
import type { Server } from '#server/app.ts';
import type { Log } from '#server/log.ts';
import { drained } from './drain.ts';
import { preferredEncodings } from './encoding.ts';
import { namesTag } from './etag.ts';
import { failureResponse, HttpFailure } from './failure.ts';
import { unchangedHeaders, type Variant } from './ready.ts';
import { logRequest, nextRequestId } from './request-log.ts';
import { answeringAddress } from './save-data.ts';

/**
 * Node's listener for a server: a GET whose answer is in memory is answered at once, everything else goes through
 * the server's routes. Both lanes send the same bytes and headers, and each request has one line in the log.
 * @param running holds the answers that are still being worked on
 */
export function createListener(server: Server, log: Log, running: Set<ServerResponse>): RequestListener {
  const answer = async (request: Request, { incoming, outgoing }: HttpBindings | Http2Bindings) => {
    if (!(incoming instanceof IncomingMessage)) throw new Error('This listener is for HTTP/1.1');
    const response = await server.fetch(request, { incoming });
    if (!(await drained(incoming)) && outgoing instanceof ServerResponse) outgoing.shouldKeepAlive = false;
    return response;
  };
  const routes = getRequestListener(answer, {
    autoCleanupIncoming: false,
    errorHandler: () => failureResponse(new HttpFailure(400, 'The request is not readable')),
  });
  return (incoming, outgoing) => {
    const startedAt = performance.now();
    const { method = '', url: address = '', headers } = incoming;
    const chosen = method === 'GET' ? pick(server, address, headers) : undefined;
    if (chosen === undefined) {
      running.add(outgoing);
      outgoing.once('close', () => running.delete(outgoing));
      void routes(incoming, outgoing);
      return;
    }
    const status = send(outgoing, chosen, headers['if-none-match']);
    logRequest(log, { id: nextRequestId(), method, address, startedAt }, status);
  };
}

/** Requests of other origins and requests with a body take the long way. */
function pick(server: Server, address: string, headers: IncomingMessage['headers']): Variant | undefined {
  if (headers.origin !== undefined) return undefined;
  if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) return undefined;
  const answering = answeringAddress(address, savesData(headers));
  return server.pick(answering, preferredEncodings(headers['accept-encoding']));
}

/** Node joins a repeated header with commas, and its types cannot tell. */
function savesData({ 'save-data': header }: IncomingMessage['headers']): string | undefined {
  return Array.isArray(header) ? header[0] : header;
}

function send(outgoing: ServerResponse, chosen: Variant, ifNoneMatch: string | undefined): 200 | 304 {
  if (ifNoneMatch !== undefined && namesTag(ifNoneMatch, chosen.etag)) {
    outgoing.writeHead(304, unchangedHeaders(chosen)).end();
    return 304;
  }
  outgoing.writeHead(200, chosen.headers).end(chosen.body);
  return 200;
}

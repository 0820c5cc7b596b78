import { createServer as createNodeServer, STATUS_CODES, type Server as NodeServer } from 'node:http';
import { setTimeout as pauseFor } from 'node:timers/promises';
import type { Server } from '#server/http/app.ts';
import type { Log } from '#server/log.ts';
import { trackPendingAnswers } from './pending-answers.ts';
import { createRequestListener } from './request-listener.ts';
import { defaultTimeouts, type Timeouts } from './timeouts.ts';
import { toHeaderPairs, type RawHeaders } from '#server/http/responses/cached-response.ts';

/** https://nodejs.org/docs/latest-v20.x/api/http.html#httpcreateserveroptions-requestlistener; times in ms. */
const limits = {
  /** Uploads may be slow; `readBody` checks their transfer rate. */
  requestTimeout: 0,
  connectionsCheckingInterval: 1000,
  /** Above the 60 s after which common proxies close idle connections. */
  keepAliveTimeout: 65_000,
  /** Bytes. */
  maxHeaderSize: 16 * 1024,
};

/** ms: closed at once, the client could see a reset instead of the answer. */
const clientErrorGracePeriod = 1000;

/** Share of a stop's deadline in which saves may finish; after it they are refused with 503. */
const saveDeadlineShare = 0.8;

/** @throws an Error for the operator when the port is not available */
export async function listen(
  server: Server,
  log: Log,
  address: { readonly port: number; readonly host: string },
  timeouts: Timeouts = defaultTimeouts,
  pause: (ms: number) => Promise<unknown> = (ms) => pauseFor(ms),
) {
  const listener = createRequestListener(server, log, timeouts);
  let isStopping = false;
  const node = createNodeServer({ ...limits, headersTimeout: timeouts.headers }, (incoming, outgoing) => {
    if (!pendingAnswers.accept(incoming.socket, outgoing)) return;
    if (isStopping) outgoing.shouldKeepAlive = false;
    listener(incoming, outgoing);
  });
  const pendingAnswers = trackPendingAnswers(node);
  node.on('clientError', (cause: NodeJS.ErrnoException, socket) => {
    if (socket.writable) {
      const id = server.requestIds();
      const headers = [...server.errorHeaders, 'x-request-id', id];
      log.info({ id, event: 'unreadable request', code: cause.code });
      socket.end(formatParseError(cause.code, headers));
    }
    // A client that never closes its side would keep the connection open.
    setTimeout(() => socket.destroy(), clientErrorGracePeriod).unref();
  });
  await new Promise<void>((resolve, reject) => {
    const refuse = (cause: NodeJS.ErrnoException) =>
      reject(new Error(explainRefusal(cause, address), { cause }));
    node.once('error', refuse).listen(address.port, address.host, resolve);
  });

  return {
    port: portOf(node),
    /** @param deadline ms until all connections are closed @param drain ms before: only health answers 503 */
    stop: async (deadline: number, drain = 0): Promise<void> => {
      isStopping = true;
      server.startDraining();
      await pause(drain);
      server.refuseRequests();
      const cancelTimer = setTimeout(() => server.cancelSaves(), deadline * saveDeadlineShare);
      const closeTimer = setTimeout(() => node.closeAllConnections(), deadline);
      pendingAnswers.closeConnections();
      await pendingAnswers.ended();
      await new Promise((resolve) => {
        node.close(resolve);
        node.closeIdleConnections();
      });
      clearTimeout(cancelTimer);
      clearTimeout(closeTimer);
    },
  };
}

/** https://nodejs.org/docs/latest-v20.x/api/errors.html#common-system-errors */
function explainRefusal(
  { code, message }: NodeJS.ErrnoException,
  { port, host }: { readonly port: number; readonly host: string },
): string {
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken by another program. Choose another one: PORT=${port + 1} npm start`;
  if (code === 'EACCES')
    return `Port ${port} is not open to this user. Choose one above 1023: PORT=3000 npm start`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `HOST=${host} is no address of this machine.`;
  return message;
}

function formatParseError(code: string | undefined, headers: RawHeaders): string {
  const status = code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
  const message = `${STATUS_CODES[status]}`;
  const body = JSON.stringify({ message, error: message });
  return [
    `HTTP/1.1 ${status} ${message}`,
    'connection: close',
    'cache-control: no-store',
    ...toHeaderPairs(headers).map(([name, value]) => `${name}: ${value}`),
    'content-type: application/json; charset=utf-8',
    `content-length: ${body.length}`,
    '',
    body,
  ].join('\r\n');
}

function portOf(node: NodeServer): number {
  const address = node.address();
  if (typeof address !== 'object' || address === null)
    throw new Error('The server does not listen on a port');
  return address.port;
}

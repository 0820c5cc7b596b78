import { createServer, STATUS_CODES, type Server as NodeServer, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as pauseFor } from 'node:timers/promises';
import type { Config } from '#server/config.ts';
import type { Server } from '#server/http/app.ts';
import type { Log } from '#server/log.ts';
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
  address: Pick<Config, 'port' | 'host'>,
  timeouts: Timeouts = defaultTimeouts,
  pause: (ms: number) => Promise<unknown> = (ms) => pauseFor(ms),
) {
  const listener = createRequestListener(server, log, timeouts);
  let isStopping = false;
  const node = createServer({ ...limits, headersTimeout: timeouts.headers }, (incoming, outgoing) => {
    if (!pendingAnswers.accept(incoming.socket, outgoing)) return;
    if (isStopping) outgoing.shouldKeepAlive = false;
    listener(incoming, outgoing);
  });
  const pendingAnswers = trackPendingAnswers(node);
  node.on('clientError', (cause: NodeJS.ErrnoException, socket) => {
    if (socket.writable) {
      const id = server.requestIds();
      log.info({ id, event: 'unreadable request', code: cause.code });
      socket.end(formatParseError(cause.code, [...server.errorHeaders, 'x-request-id', id]));
    }
    // A client that never closes its side would keep the connection open.
    setTimeout(() => socket.destroy(), clientErrorGracePeriod).unref();
  });
  await new Promise<void>((resolve, reject) => {
    const refuse = (cause: NodeJS.ErrnoException) =>
      reject(new Error(explainRefusal(cause, address), { cause }));
    node.once('error', refuse).listen(address.port, address.host, resolve);
  });
  const bound = node.address();
  if (typeof bound !== 'object' || bound === null) throw new Error('The server does not listen on a port');

  return {
    port: bound.port,
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

/** Requests of one connection that may wait for their answers. */
const maxPending = 8;

/** Follows the connections that `node` accepts from now on. */
function trackPendingAnswers(node: NodeServer) {
  const connections = new Map<Socket, Set<ServerResponse>>();
  const listeners = new Set<() => void>();
  const all = () => [...connections.values()].flatMap((pending) => Array.from(pending));
  const notifyAtEnd = () => {
    if (listeners.size > 0 && all().length === 0) for (const onEnd of listeners) onEnd();
  };

  node.on('connection', (socket) => {
    connections.set(socket, new Set());
    // Node emits no `close` on answers that wait behind another one when their connection is closed.
    socket.once('close', () => {
      connections.delete(socket);
      notifyAtEnd();
    });
  });

  return {
    /**
     * Counts a request until its answer has been sent or its connection is closed. The eighth that waits on a
     * connection is its last (RFC 9112, section 9.3.2): the client has to send the others again on a new one.
     * @returns whether it is to be answered
     */
    accept: (socket: Socket, outgoing: ServerResponse): boolean => {
      const pending = connections.get(socket);
      if (!pending || pending.size === maxPending) {
        // The answers before it are still sent, and the last of them closes the connection.
        socket.pause();
        return false;
      }
      pending.add(outgoing);
      if (pending.size === maxPending) outgoing.shouldKeepAlive = false;
      outgoing.once('close', () => {
        pending.delete(outgoing);
        notifyAtEnd();
      });
      return true;
    },
    /** An answer that has not begun closes its connection. */
    closeConnections: (): void => {
      for (const outgoing of all()) if (!outgoing.headersSent) outgoing.shouldKeepAlive = false;
    },
    /** Resolves when no request waits for its answer. */
    ended: async (): Promise<void> => {
      if (all().length > 0) await new Promise<void>((resolve) => listeners.add(resolve));
    },
  };
}

/** https://nodejs.org/docs/latest-v20.x/api/errors.html#common-system-errors */
function explainRefusal(
  { code, message }: NodeJS.ErrnoException,
  { port, host }: Pick<Config, 'port' | 'host'>,
) {
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

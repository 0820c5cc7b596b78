import {
  createServer as createHttpServer,
  request,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import { createServer, type Server } from 'node:net';

/** First byte of a TLS handshake record (RFC 8446, 5.1). */
const handshake = 0x16;

/** Terminates TLS, as a proxy in production does; redirects plain http on the same port to https. */
export function openTlsProxy(
  port: number,
  backend: number,
  identity: { readonly key: string; readonly cert: string },
): Server {
  const forwardRequest = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { method, url: path, headers } = incoming;
    const forwarded = { ...headers, 'x-forwarded-for': incoming.socket.remoteAddress ?? '' };
    const upstreamRequest = request(
      { host: 'localhost', port: backend, method, path, headers: forwarded },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    upstreamRequest.on('error', () => outgoing.destroy());
    incoming.pipe(upstreamRequest);
  };
  const secure = createHttpsServer(identity, forwardRequest);
  const plain = createHttpServer(({ url = '/', headers: { host = '' } }, outgoing) => {
    outgoing.writeHead(301, { location: `https://${host}${url}` }).end();
  });
  return createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', (piece: Buffer) => {
      socket.pause().unshift(piece);
      (piece[0] === handshake ? secure : plain).emit('connection', socket);
      process.nextTick(() => socket.resume());
    });
  }).listen(port, 'localhost');
}

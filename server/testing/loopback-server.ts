import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** Answers requests on a port of the loopback address. */
export async function openLoopbackServer(
  respond: (request: IncomingMessage, response: ServerResponse) => void | Promise<void>,
) {
  const server = createServer((request, response) => void respond(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { port: address.port, host: `127.0.0.1:${address.port}`, close };
}

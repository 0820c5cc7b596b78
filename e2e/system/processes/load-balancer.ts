import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { isReady } from './server-process.ts';

/** ms between two health checks. */
const pollInterval = 100;

/** Round robin over the processes whose health check succeeds. */
export interface LoadBalancer {
  readonly origin: string;
  readonly waitForReadiness: (origin: string, ready: boolean) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Sends again only after a refused connection; other failures give a 502. */
export async function startLoadBalancer(origins: readonly string[]): Promise<LoadBalancer> {
  const agent = new Agent({ keepAlive: true });
  const ready = new Set<string>();
  let counter = 0;

  const pollReadiness = async () => {
    for (const origin of origins)
      if (await isReady(origin)) ready.add(origin);
      else ready.delete(origin);
  };
  await pollReadiness();
  let polling = Promise.resolve();
  const timer = setInterval(() => {
    polling = polling.then(pollReadiness);
  }, pollInterval);

  const sendRequest = async (
    origin: string,
    incoming: IncomingMessage,
    body: Buffer,
  ): Promise<IncomingMessage> => {
    const { method, url, headers } = incoming;
    const outgoingRequest = request(origin + url, { method, headers, agent });
    outgoingRequest.end(body);
    const [answer] = await once(outgoingRequest, 'response');
    return answer;
  };

  const forward = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const body = await buffer(incoming);
    const [...candidates] = ready;
    counter += 1;
    for (let tries = 0; tries < candidates.length; tries += 1) {
      const origin = candidates[(counter + tries) % candidates.length] ?? '';
      try {
        const answer = await sendRequest(origin, incoming, body);
        outgoing.writeHead(answer.statusCode ?? 502, {
          ...answer.headers,
          connection: 'keep-alive',
        });
        answer.pipe(outgoing);
        return;
      } catch (cause) {
        if (!isRefused(cause)) throw cause;
        ready.delete(origin);
      }
    }
    throw new Error('No process is ready');
  };

  const server = createServer((incoming, outgoing) => {
    forward(incoming, outgoing).catch((cause: unknown) => {
      outgoing.writeHead(502).end(String(cause));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The balancer has no port');

  return {
    origin: `http://127.0.0.1:${address.port}`,
    waitForReadiness: async (origin, isReadyNow) => {
      while (ready.has(origin) !== isReadyNow)
        await new Promise((resolve) => setTimeout(resolve, pollInterval));
    },
    stop: async () => {
      clearInterval(timer);
      await polling;
      server.close();
      server.closeAllConnections();
      agent.destroy();
    },
  };
}

const isRefused = (cause: unknown) =>
  cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED';

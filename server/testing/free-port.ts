import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that a system gives to clients and to servers that name none: 32768 and more on Linux. */
const [lowestPort, numberOfPorts] = [20_000, 12_000];

/** Processes that run at the same time begin at different places. */
let next = process.pid * 16;

/** A port on which nothing listens. No other call of this process gives it: a server may be started on it again. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = lowestPort + (next++ % numberOfPorts);
    if (await isFree(port)) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  try {
    await once(probe.listen(port), 'listening');
  } catch {
    return false;
  }
  await new Promise((resolve) => probe.close(resolve));
  return true;
}

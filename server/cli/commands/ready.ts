import { parseArgs } from 'node:util';
import { setTimeout as pause } from 'node:timers/promises';
import { exitCodes, type RunCommand } from '#server/cli/command.ts';
import { readConfig } from '#server/config.ts';

/** ms; a first start with sample data on a small machine takes seconds, a migration of a large database minutes. */
const limit = 600_000;
/** ms */
const interval = 300;

/** For process managers that start what comes next when the start has ended, such as systemd's ExecStartPost. */
export const runReady: RunCommand = async (args, { environment, complain }) => {
  const { values } = parseArgs({ args, options: { process: { type: 'string' } } });
  const id = Number(values.process);
  const { host, port } = readConfig(environment);
  const address = `http://${host.includes(':') ? `[${host}]` : host}:${port}/api/ready`;
  const end = Date.now() + limit;
  while (Date.now() < end) {
    if (await isReady(address)) return exitCodes.done;
    if (id > 0 && !isRunning(id)) {
      complain('The server has ended. What it printed says why.');
      return exitCodes.failed;
    }
    await pause(interval);
  }
  complain(`${address} did not answer 200 within ${limit / 60_000} minutes.`);
  return exitCodes.failed;
};

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}

async function isReady(address: string): Promise<boolean> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(5000) });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    // Nothing listens yet.
    return false;
  }
}

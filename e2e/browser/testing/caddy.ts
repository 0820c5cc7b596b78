import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

interface Caddy {
  readonly stop: () => Promise<void>;
}

interface CaddyOptions {
  /** Where it listens, for https. */
  readonly port: number;
  /** Where the server listens. */
  readonly upstream: number;
  /** For its certificate, which it makes itself. */
  readonly folder: string;
}

/** Starts Caddy with deploy/Caddyfile, which is as on a real machine but for its ports. */
export async function startCaddy({ port, upstream, folder }: CaddyOptions): Promise<Caddy> {
  const deployed = await readFile(join(import.meta.dirname, '../../../deploy/Caddyfile'), 'utf8');
  const options = ['admin off', 'skip_install_trust', 'auto_https disable_redirects', `https_port ${port}`];
  const config = join(folder, 'Caddyfile');
  await writeFile(config, deployed.replace(/^\{$/m, ['{', ...options.map((line) => `\t${line}`)].join('\n')));
  const child = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', config], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DOMAIN: 'localhost',
      UPSTREAM: `localhost:${upstream}`,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
    },
  });
  await once(child, 'spawn');
  while (!(await isListening(port))) {
    if (child.exitCode !== null) throw new Error(`Caddy ended with ${child.exitCode}`);
    await wait(50);
  }
  return {
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, 'localhost');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    // Not yet.
    return false;
  } finally {
    socket.destroy();
  }
}

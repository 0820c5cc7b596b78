import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';

const PostgresAddressSchema = v.object({ port: v.number(), user: v.string(), password: v.string() });
export type PostgresAddress = v.InferOutput<typeof PostgresAddressSchema>;

/** A real PostgreSQL of its own on a free port of this machine. */
export interface PostgresServer {
  /** The address of a database on it, which need not be there yet. */
  readonly url: (database: string) => string;
  /** Its files are gone afterwards. */
  readonly stop: () => Promise<void>;
}

const program = fileURLToPath(new URL('postgres-program.ts', import.meta.url));

/**
 * Starts one in a process of its own, which also stops when this process ends in whatever way.
 * Another port is tried when somebody else takes the free one first.
 * @throws with what PostgreSQL wrote when it does not start
 */
export async function startPostgres(attempts = 3): Promise<PostgresServer> {
  const child = spawn(process.execPath, ['--import', 'tsx', program], {
    stdio: 'pipe',
    // initdb refuses a LANG that this machine has no locale of. How texts sort does not depend on it: ICU does that.
    env: { ...process.env, LC_ALL: 'C' },
  });
  const ended = once(child, 'exit');
  const failure = text(child.stderr);
  const [line] = await Promise.race([once(createInterface(child.stdout), 'line'), ended.then(() => [])]);
  if (line === undefined) {
    if (attempts > 1) return startPostgres(attempts - 1);
    throw new Error(await failure);
  }
  const { port, user, password } = v.parse(PostgresAddressSchema, JSON.parse(String(line)));
  return {
    url: (database) => `postgres://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`,
    stop: async () => {
      child.stdin.end();
      await ended;
    },
  };
}

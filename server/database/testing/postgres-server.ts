import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';

const PostgresAddressSchema = v.object({ port: v.number(), user: v.string(), password: v.string() });
export type PostgresAddress = v.InferOutput<typeof PostgresAddressSchema>;

export interface PostgresServer {
  readonly url: (database: string) => string;
  readonly stop: () => Promise<void>;
}

const program = fileURLToPath(new URL('postgres-program.ts', import.meta.url));

/** Starts it in a process that ends with this one; retries when its port is taken. @throws with its messages */
export async function startPostgres(attempts = 3): Promise<PostgresServer> {
  const child = spawn(process.execPath, ['--import', 'tsx', program], {
    stdio: 'pipe',
    // initdb refuses a LANG without a locale on this machine. Sorting does not depend on it: ICU sorts.
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

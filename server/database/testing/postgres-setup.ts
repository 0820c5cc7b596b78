/** Global setup of the project `server on PostgreSQL`: one server for all tests, in a process that ends with this one. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import type { TestProject } from 'vitest/node';
import { createTemplate } from './postgres-template.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly postgres: string;
  }
}

const PostgresAddressSchema = v.object({ port: v.number(), user: v.string(), password: v.string() });
export type PostgresAddress = v.InferOutput<typeof PostgresAddressSchema>;

const program = fileURLToPath(new URL('postgres-program.ts', import.meta.url));
interface Server {
  /** Of a database. */
  readonly url: string;
  readonly stop: () => Promise<unknown>;
}
let server: Server | undefined;

/** Retries when its port is taken. @throws with its messages */
export async function startPostgres(attempts = 3): Promise<Server> {
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
    url: `postgres://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres`,
    stop: () => {
      child.stdin.end();
      return ended;
    },
  };
}

export async function setup(project: TestProject): Promise<void> {
  server = await startPostgres();
  await createTemplate(server.url);
  project.provide('postgres', server.url);
}

export async function teardown(): Promise<void> {
  await server?.stop();
}

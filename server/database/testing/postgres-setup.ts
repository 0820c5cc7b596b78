/** Global setup of the project `server on PostgreSQL`: one server for all tests. */
import type { TestProject } from 'vitest/node';
import { createTemplate } from './postgres-template.ts';
import { startPostgres, type PostgresServer } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly postgres: string;
  }
}

let server: PostgresServer | undefined;

export async function setup(project: TestProject): Promise<void> {
  server = await startPostgres();
  const url = server.url('postgres');
  await createTemplate(url);
  project.provide('postgres', url);
}

export async function teardown(): Promise<void> {
  await server?.stop();
}

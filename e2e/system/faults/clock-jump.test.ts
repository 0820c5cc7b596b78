import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '#server/database/testing/temporary-database.ts';
import { packageForm } from '#server/http/testing/form-samples.ts';
import { freePort } from '#server/testing/free-port.ts';
import { createProgramClient, signIn, startProgram } from './server-program.ts';
import { day } from '#server/clock.ts';

/** Options of Node with which a program and its children have a clock that is wrong by so many ms. */
const withWrongClock = (ms: number) => ({
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(
    `const now = Date.now.bind(Date); Date.now = () => now() + ${ms};`,
  )}`,
});

async function deletedNames(headers: Parameters<typeof createProgramClient>[0]) {
  const { packages } = await createProgramClient(headers).deleted();
  return packages.map(({ name }) => name);
}

async function setup() {
  const dataDir = await temporaryFolder();
  const port = await freePort();
  const start = async (environment: Readonly<Record<string, string>> = {}) => {
    const program = await startProgram(dataDir, port, environment).listening;
    onTestFinished(() => program.kill('SIGKILL'));
    return program;
  };
  /** Stops once what follows the start is done. */
  const startAndStop = async (environment: Readonly<Record<string, string>>) => {
    const program = await start(environment);
    // Also deletes what a sign-in deletes. After an answer, a stop waits for what began at the start.
    await signIn(program.origin);
    await program.kill('SIGTERM');
  };
  const first = await start();
  const headers = await signIn(first.origin);
  const client = createProgramClient(headers);
  const made = await client.send('POST', '/tours/create-package', packageForm({ name: 'Deleted' }));
  await client.send('DELETE', `/tours/delete-package/${(await made.json()).package._id}`);
  await first.kill('SIGTERM');
  return { start, startAndStop, headers };
}

it('a start with a clock that is 120 days ahead deletes nothing and ends no session', async () => {
  const { start, startAndStop, headers } = await setup();
  await startAndStop(withWrongClock(120 * day));
  await start();
  expect(await deletedNames(headers)).toEqual(['Deleted']);
});

it('a second start with the same time confirms it, and what was kept long enough is deleted', async () => {
  const { start, startAndStop } = await setup();
  await startAndStop(withWrongClock(120 * day));
  await startAndStop(withWrongClock(120 * day));
  const { origin } = await start();
  expect(await deletedNames(await signIn(origin))).toEqual([]);
});

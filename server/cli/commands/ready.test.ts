import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { expect, it, onTestFinished } from 'vitest';
import { runReady } from './ready.ts';

/** Answers with these statuses in turn, the last one ever after. */
async function startServer(statuses: readonly number[]) {
  const asked: string[] = [];
  const server = createServer(({ url = '' }, answer) => {
    answer.writeHead(statuses[Math.min(asked.push(url), statuses.length) - 1] ?? 500).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  return { port: typeof address === 'object' ? String(address?.port) : '', asked };
}

const context = (environment: Readonly<Record<string, string>>) => ({
  environment,
  print: () => undefined,
  complain: () => undefined,
});

it('ends well once the server takes requests, and not before', async () => {
  const { port, asked } = await startServer([503, 503, 200]);
  expect(await runReady([], context({ HOST: '127.0.0.1', PORT: port }))).toBe(0);
  expect(asked).toEqual(['/api/ready', '/api/ready', '/api/ready']);
});

it('fails when the process of the server has ended', async () => {
  const { port } = await startServer([503]);
  const child = spawn(process.execPath, ['--eval', '0']);
  await once(child, 'exit');
  const complaints: string[] = [];
  const code = await runReady(['--process', String(child.pid)], {
    ...context({ HOST: '127.0.0.1', PORT: port }),
    complain: (line) => void complaints.push(line),
  });
  expect([code, complaints]).toEqual([1, ['The server has ended. What it printed says why.']]);
});

it('refuses words that it does not know', async () => {
  await expect(runReady(['now'], context({}))).rejects.toThrow('Unexpected argument');
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it, onTestFinished } from 'vitest';
import { openLoopbackServer } from '#server/testing/loopback-server.ts';
import { runWords } from '#server/cli/testing/run-words.ts';

/** Answers with these statuses in turn, the last one ever after. @returns how `ready` is run for it */
async function startServer(statuses: readonly number[]) {
  const asked: string[] = [];
  const { port, close } = await openLoopbackServer(({ url = '' }, answer) => {
    answer.writeHead(statuses[Math.min(asked.push(url), statuses.length) - 1] ?? 500).end();
  });
  onTestFinished(close);
  const environment = { HOST: '127.0.0.1', PORT: String(port) };
  return { asked, ready: (...words: string[]) => runWords(environment, ['ready', ...words]) };
}

it('ends well once the server takes requests, and not before', async () => {
  const { ready, asked } = await startServer([503, 503, 200]);
  expect(await ready()).toMatchObject({ code: 0 });
  expect(asked).toEqual(['/api/ready', '/api/ready', '/api/ready']);
});

it('fails when the process of the server has ended', async () => {
  const { ready } = await startServer([503]);
  const child = spawn(process.execPath, ['--eval', '0']);
  await once(child, 'exit');
  const complaints = 'The server has ended. What it printed says why.';
  expect(await ready('--process', String(child.pid))).toEqual({ code: 1, printed: '', complaints });
});

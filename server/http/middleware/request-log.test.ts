import { request, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { apiBase } from '#contract/page-path.ts';
import { listen } from '#server/http/listener/http-server.ts';
import { readTrustedProxies } from '#server/http/limits/trusted-proxies.ts';
import { openBackend } from '#server/http/testing/backend.ts';

async function open(setting: string) {
  const trustProxy = readTrustedProxies(setting);
  const backend = await openBackend(trustProxy && { trustProxy });
  const listening = await listen(backend.server, backend.deps.log, { port: 0, host: '127.0.0.1' });
  onTestFinished(async () => {
    await listening.stop(1000);
    await backend.close();
  });
  const ask = async (path: string, given?: string): Promise<string> => {
    const headers = given === undefined ? {} : { 'x-request-id': given };
    const sent = request({ host: '127.0.0.1', port: listening.port, path, headers, agent: false }).end();
    const [answer]: IncomingMessage[] = await once(sent, 'response');
    answer?.resume();
    return String(answer?.headers['x-request-id']);
  };
  return { backend, ask, port: listening.port };
}

const routed = apiBase + '/health';
const inMemory = apiBase + '/tours/getAllPackage';
const given = 'edge-7f3a.20261122';

it('every answer has an id of its own, and the line of its request in the log has the same', async () => {
  const { backend, ask } = await open('off');
  const ids: string[] = [];
  for (const path of [routed, inMemory, inMemory, '/', '/nothing.php', `${apiBase}/nothing`, '/pictures/x'])
    ids.push(await ask(path));
  expect(new Set(ids).size).toBe(ids.length);
  const logged = backend.lines.map((line) => JSON.parse(line)).filter(({ path }) => path);
  expect(logged.map(({ id }) => id)).toEqual(ids);
});

it.each(['on', '127.0.0.0/8'])('an id of a trusted proxy is kept (%s)', async (setting) => {
  const { backend, ask } = await open(setting);
  expect(await ask(routed, given)).toBe(given);
  await ask(inMemory);
  expect(await ask(inMemory, given)).toBe(given);
  expect(backend.lines.filter((line) => line.includes(`"id":"${given}"`))).toHaveLength(2);
});

it.each(['off', '10.0.0.0/8'])('an id of anybody else is not (%s)', async (setting) => {
  const { ask } = await open(setting);
  await ask(inMemory);
  for (const path of [routed, inMemory]) expect(await ask(path, given)).not.toBe(given);
});

it('an id that is not valid is not taken', async () => {
  const { backend, ask } = await open('on');
  for (const invalid of ['short', 'has a space', 'x'.repeat(129), 'new"line', '<script>alert()</script>']) {
    expect(await ask(routed, invalid)).toMatch(/^[\w-]{16}$/);
    expect(backend.lines.join('')).not.toContain(invalid);
  }
});

it('a request that cannot be read is answered with an id that is in the log', async () => {
  const { backend, port } = await open('off');
  const socket = connect(port, '127.0.0.1');
  socket.end('nonsense\r\n\r\n');
  const [, id = '-'] = /x-request-id: (\S+)/.exec(await text(socket)) ?? [];
  expect(backend.lines.join('')).toContain(`"id":"${id}"`);
});

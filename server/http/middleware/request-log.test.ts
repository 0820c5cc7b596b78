import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { apiBase } from '#contract/page-path.ts';
import { listen } from '#server/http/listener/http-server.ts';
import { readTrustedProxies } from '#server/http/limits/trusted-proxies.ts';
import { openBackend } from '#server/http/testing/backend.ts';
import { createRequestIds } from './request-log.ts';

async function open(setting: string) {
  const trustProxy = readTrustedProxies(setting);
  const backend = await openBackend(trustProxy && { trustProxy });
  const { port, stop } = await listen(backend.server, backend.deps.log, { port: 0, host: '127.0.0.1' });
  onTestFinished(async () => {
    await stop(1000);
    await backend.close();
  });
  return { lines: backend.lines, port };
}

const inMemory = apiBase + '/tours/getAllPackage';
const paths = [inMemory, inMemory, '/', '/nothing.php', `${apiBase}/nothing`, '/pictures/x'];
const given = 'edge-7f3a.20261122';

it.each([
  ['off', 'has its own'],
  ['10.0.0.0/8', 'has its own'],
  ['on', 'keeps that of the proxy'],
  ['127.0.0.0/8', 'keeps that of the proxy'],
])('with TRUST_PROXY=%s each answer %s as its id, and its line in the log has it', async (setting, id) => {
  const { lines, port } = await open(setting);
  const ids: string[] = [];
  for (const path of paths) {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'x-request-id': given } });
    await answer.arrayBuffer();
    ids.push(String(answer.headers.get('x-request-id')));
  }
  const logged = lines.map((line) => JSON.parse(line)).filter(({ path }) => path);
  expect(logged.map((line) => line.id)).toEqual(ids);
  const others = new Set(ids.filter((one) => one !== given));
  expect(others.size).toBe(id === 'has its own' ? paths.length : 0);
});

it.each(['short', 'has a space', 'x'.repeat(129), 'new"line', '<script>alert()</script>'])(
  'an id that is not valid is not taken, also of a trusted proxy: %s',
  (invalid) => {
    expect(createRequestIds({ kind: 'hops', hops: 1 })(invalid)).toMatch(/^[\w-]{16}$/);
  },
);

it('a request that cannot be read is answered with an id that is in the log', async () => {
  const { lines, port } = await open('off');
  const socket = connect(port, '127.0.0.1');
  socket.end('nonsense\r\n\r\n');
  const [, id = '-'] = /x-request-id: (\S+)/.exec(await text(socket)) ?? [];
  expect(lines.join('')).toContain(`"id":"${id}"`);
});

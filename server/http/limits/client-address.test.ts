import { expect, it } from 'vitest';
import { apiBase } from '#contract/api-base.ts';
import * as calls from '#contract/calls.ts';
import { readTrustedProxies } from './trusted-proxies.ts';
import { openBackend } from '#server/http/testing/backend.ts';

/** The client's address in the log of a refused sign-in. */
async function loggedAddress(setting: string, forwarded: string): Promise<unknown> {
  const trustProxy = readTrustedProxies(setting);
  const backend = await openBackend(trustProxy && { trustProxy });
  await backend.write('POST', apiBase + calls.login, {
    headers: { 'content-type': 'application/json', 'x-forwarded-for': forwarded },
    body: JSON.stringify({ email: 'a@b.c', password: 'wrong' }),
  });
  const line = backend.lines.find((entry) => entry.includes('sign-in refused')) ?? '{}';
  await backend.close();
  return JSON.parse(line).address;
}

it('is not taken from the header without a trusted proxy', async () => {
  expect(await loggedAddress('off', '203.0.113.7')).toBe('unknown');
});

it('is what the trusted proxy appended, not what came before', async () => {
  expect(await loggedAddress('on', '198.51.100.1, 203.0.113.7')).toBe('203.0.113.7');
});

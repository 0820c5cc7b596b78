import { expect, it } from 'vitest';
import { besiegeSlowly } from './slow-clients.ts';

it('slow clients of every kind are closed, and nobody else waits for them', async () => {
  const lines: string[] = [];
  await besiegeSlowly(
    {
      clients: 24,
      patience: { headers: 500, json: 500, pause: 1500, drain: 500 },
      within: 4000,
      p99: 1000,
    },
    (line) => lines.push(line),
  );
  expect(lines).toHaveLength(9);
}, 30_000);

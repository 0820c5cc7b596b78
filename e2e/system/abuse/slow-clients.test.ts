import { expect, it } from 'vitest';
import { measureUnderSlowClients } from './slow-clients.ts';

it('slow clients of every kind are closed while others are answered', async () => {
  const lines: string[] = [];
  await measureUnderSlowClients(
    {
      clients: 24,
      timeouts: { headers: 500, json: 500, progress: 1500, idle: 1500, drain: 500 },
      // The limit that the product promises. Waiting times of others are measured in the long form, on a quiet machine.
      closeDeadline: 15_000,
    },
    (line) => lines.push(line),
  );
  expect(lines).toHaveLength(9);
}, 120_000);

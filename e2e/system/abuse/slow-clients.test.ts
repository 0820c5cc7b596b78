import { expect, it } from 'vitest';
import { defaultTimeouts } from '#server/http/listener/timeouts.ts';
import { measureUnderSlowClients } from './slow-clients.ts';

it('slow clients of every kind are closed while others are answered', async () => {
  const lines: string[] = [];
  await measureUnderSlowClients(
    {
      clients: 24,
      // Longer than an ordinary request is held up by a busy machine.
      timeouts: { ...defaultTimeouts, headers: 3000, json: 3000, progress: 3000, idle: 3000, drain: 3000 },
      // The limit that the product promises. Waiting times of others are measured in the long form, on a quiet machine.
      closeDeadline: 15_000,
    },
    (line) => lines.push(line),
  );
  expect(lines).toHaveLength(9);
}, 120_000);

import { expect, test } from 'vitest';
import { runKills } from './kill.ts';
import { createPersistentMachine } from './test-machine.ts';

test('after a kill in the middle of writes every acknowledged write is stored', async () => {
  const lines: string[] = [];
  await runKills(
    (line) => lines.push(line),
    { kills: 4, pictures: 6, seed: 1 },
    await createPersistentMachine(),
  );
  expect(lines.at(-1)).toMatch(/^\d+ writes were acknowledged, all were stored/);
}, 120_000);

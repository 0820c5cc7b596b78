import { expect, test } from 'vitest';
import { runPowerCuts } from './power-cut.ts';

// Fails where no disk may be mounted.
test('after a power cut in the middle of writes every acknowledged write is stored', async () => {
  const lines: string[] = [];
  await runPowerCuts((line) => lines.push(line), { kills: 2, pictures: 5, seed: 1 });
  expect(lines.at(-1)).toMatch(/^\d+ writes were acknowledged, all were stored/);
}, 120_000);

import { expect, test } from 'vitest';
import { runPowerCuts } from './power-cut.ts';

test('a server whose machine loses its power in the middle of writes has lost nothing when it starts again', async () => {
  const lines: string[] = [];
  await runPowerCuts((line) => lines.push(line), { kills: 2, pictures: 5 });
  expect(lines.at(-1)).toMatch(/^(?:skipped: |\d+ writes were acknowledged, all were there)/);
}, 120_000);

import { expect, test } from 'vitest';
import { runKills } from './kill.ts';
import { createPersistentMachine } from './test-machine.ts';

test('a server that is killed in the middle of writes has lost nothing when it starts again', async () => {
  const lines: string[] = [];
  await runKills((line) => lines.push(line), { kills: 4, pictures: 5 }, await createPersistentMachine());
  expect(lines.at(-1)).toMatch(/^\d+ writes were acknowledged, all were there/);
}, 120_000);

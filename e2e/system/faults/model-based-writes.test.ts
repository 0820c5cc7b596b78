import { expect, test } from 'vitest';
import { runModelBasedWrites } from './model-based-writes.ts';

test('concurrent calls in any order leave the catalogue as if they had come one by one', async () => {
  const lines: string[] = [];
  await runModelBasedWrites((line) => lines.push(line), { runs: 120 });
  expect(lines.at(-1)).toMatch(/^\d+ calls/);
}, 120_000);

import { expect, test } from 'vitest';
import { runModelBasedWrites } from './model-based-writes.ts';

test('concurrent calls leave the catalogue as some sequential order of them would', async () => {
  const lines: string[] = [];
  await runModelBasedWrites((line) => lines.push(line), { runs: 120 });
  expect(lines.at(-1)).toMatch(/^\d+ calls/);
}, 120_000);

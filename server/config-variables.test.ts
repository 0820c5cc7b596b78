import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { formatEnvironmentExample, variables } from './config-variables.ts';

it('deploy/.env.example is what npx tsx scripts/env-example.ts writes', async () => {
  expect(await readFile('deploy/.env.example', 'utf8')).toBe(formatEnvironmentExample());
});

it('docs/deploy.md has every variable in its table', async () => {
  const text = await readFile('docs/deploy.md', 'utf8');
  const rows = text.split('\n').filter((line) => line.startsWith('|'));
  // The table names these with those that they stand for.
  expect(Object.keys(variables).filter((name) => !rows.some((row) => row.includes(name)))).toEqual([]);
});

it.each(Object.entries(variables).filter(([name]) => !name.startsWith('FIREBASE_AUTH')))(
  'the example of %s is accepted',
  (name, { example }) => {
    const credentials = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' };
    const value = example.replaceAll('"', '');
    expect(() => readConfig({ ...credentials, [name]: value })).not.toThrow();
  },
);

import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { readConfig, variableNames } from './config.ts';
import { formatEnvironmentExample, variables } from './config-variables.ts';

it('every variable that the server reads is described, and no other', () => {
  expect(Object.keys(variables).toSorted()).toEqual([...variableNames].toSorted());
});

it('deploy/.env.example is what npx tsx scripts/env-example.ts writes', async () => {
  expect(await readFile('deploy/.env.example', 'utf8')).toBe(formatEnvironmentExample());
});

it('docs/deploy.md has every variable in its table', async () => {
  const text = await readFile('docs/deploy.md', 'utf8');
  const rows = text.split('\n').filter((line) => line.startsWith('|'));
  // The table names these with those that they stand for.
  expect(variableNames.filter((name) => !rows.some((row) => row.includes(name)))).toEqual([]);
});

it.each(Object.entries(variables).filter(([name]) => !name.startsWith('FIREBASE_AUTH')))(
  'the example of %s is accepted',
  (name, { example }) => {
    const credentials = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' };
    const value = example.replaceAll('"', '');
    expect(() => readConfig({ ...credentials, [name]: value })).not.toThrow();
  },
);

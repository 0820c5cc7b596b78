import { readFile } from 'node:fs/promises';
import { expect, it, onTestFinished } from 'vitest';
import { openBackend } from '#server/http/testing/backend.ts';

const metricsToken = 'a-token-of-sixteen-or-more';

it('the dashboard in deploy asks for metrics that there are', async () => {
  const backend = await openBackend({ metricsToken });
  onTestFinished(() => backend.close());
  await backend.fetch('/');
  const answer = await backend.fetch('/metrics', { headers: { authorization: `Bearer ${metricsToken}` } });
  const there = new Set([...(await answer.text()).matchAll(/^(\w+)(?:\{| )/gm)].map(([, name]) => name));
  const dashboard = await readFile('deploy/grafana-dashboard.json', 'utf8');
  const asked = [...dashboard.matchAll(/\b((?:banyan|http|nodejs|process)_\w+)/g)].map(([, name]) => name);
  expect(asked.length).toBeGreaterThan(20);
  // A new installation has no backup yet.
  const later = new Set(['banyan_backup_last_success_timestamp_seconds']);
  expect(asked.filter((name = '') => !there.has(name) && !later.has(name))).toEqual([]);
});

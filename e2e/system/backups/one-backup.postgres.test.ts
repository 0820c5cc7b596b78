import { expect, onTestFinished, test, vi } from 'vitest';
import { apiBase } from '#contract/page-path.ts';
import type { ServerStatus } from '#contract/server-status.ts';
import { runStatement } from '#server/database/testing/postgres-template.ts';
import { publicUrl, signIn } from '#e2e/system/processes/client.ts';
import { startServerProcess, type ServerProcess } from '#e2e/system/processes/server-process.ts';
import { openSharedServices } from '#e2e/system/processes/shared-services.ts';

test('two servers on one database make one backup, which both show', async () => {
  const services = await openSharedServices();
  onTestFinished(services.close);
  const environment = { ...services.environment, PUBLIC_URL: publicUrl, BACKUP_HOURS: '3' };
  const servers = await Promise.all([startServerProcess(environment), startServerProcess(environment)]);
  const [one] = servers;
  const cookie = await signIn(one.origin);
  const readLast = async ({ origin }: ServerProcess) => {
    const answer = await fetch(origin + apiBase + '/admin/status', { headers: { cookie } });
    const body: ServerStatus = await answer.json();
    expect([answer.status, body]).toEqual([200, expect.anything()]);
    return body.backups.last;
  };
  await vi.waitUntil(async () => (await readLast(one)) !== null, { timeout: 120_000, interval: 200 });
  const shown = await Promise.all(servers.map(readLast));
  expect(shown[1]).toEqual(shown[0]);
  await Promise.all(servers.map(({ stop }) => stop()));
  const outputs = await Promise.all(servers.map((server) => server.output));
  expect(outputs.join('').match(/"event":"backup made"/g)).toHaveLength(1);
  expect(outputs.join('')).not.toContain('backup failed');
  const { rows } = await runStatement(
    services.environment.DATABASE_URL,
    'select ended_at, failure from backups',
  );
  expect(rows).toEqual([{ ended_at: expect.anything(), failure: null }]);
}, 300_000);

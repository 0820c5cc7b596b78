import { readFile } from 'node:fs/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { apiBase } from '#contract/page-path.ts';
import { listen } from '#server/http/listener/http-server.ts';
import { openBackend } from '#server/http/testing/backend.ts';
import { packageInput } from '#server/http/testing/form-samples.ts';
import { at } from '#server/http/testing/socket-client.ts';
import { createPackage } from '#server/catalogue/testing/catalogue-samples.ts';

const metricsToken = 'a-token-of-sixteen-or-more';
const headers = { authorization: `Bearer ${metricsToken}` };

async function open(overrides: Parameters<typeof openBackend>[1] = {}) {
  const backend = await openBackend({ metricsToken }, overrides);
  onTestFinished(backend.close);
  const scrape = async () => (await backend.fetch('/metrics', { headers })).text();
  return { ...backend, scrape };
}

/** Values by name and labels, without buckets. */
const samplesOf = (text: string) =>
  Object.fromEntries(
    text
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#') && !line.includes('_bucket'))
      .map((line) => {
        const space = line.lastIndexOf(' ');
        return [line.slice(0, space), Number(line.slice(space + 1))];
      }),
  );
const countName = (route: string, method: string, status: number) =>
  `http_request_duration_seconds_count{route="${route}",method="${method}",status="${status}"}`;

describe('metrics', () => {
  it('are refused without the token', async () => {
    const { fetch } = await open();
    for (const given of ['', 'Bearer wrong', `Basic ${metricsToken}`, `Bearer ${metricsToken}x`]) {
      const answer = await fetch('/metrics', { headers: { authorization: given } });
      expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
      expect(await answer.text()).not.toContain('# HELP');
    }
  });

  it('tell the state of catalogue, sessions, pictures, disk, mails, backups and process', async () => {
    const { as, database, fetch } = await open();
    await as('admin');
    for (const visibility of ['public', 'draft', 'link'] as const)
      await createPackage(database.db, packageInput({ visibility }), []);
    const answer = await fetch('/metrics', { headers });
    expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const samples = samplesOf(await answer.text());
    expect(samples).toMatchObject({
      [`banyan_build_info{version="1.2.3",node="${process.version}"}`]: 1,
      banyan_database_up: 1,
      banyan_packages: 1,
      'banyan_sessions{kind="admin"}': 1,
      'banyan_sessions{kind="member"}': 0,
      banyan_pictures_waiting: 0,
      banyan_pictures_quota_bytes: 2 ** 30,
      banyan_mails_waiting: 0,
      // The administrator of the test is older than two days.
      banyan_backup_late: 1,
    });
    for (const name of ['banyan_catalogue_version', 'banyan_disk_free_bytes'])
      expect(samples[name]).toBeGreaterThan(0);
  });

  it('say that the database is down, and still tell of the process', async () => {
    const { scrape } = await open({ status: () => Promise.reject(new Error('no connection')) });
    const samples = samplesOf(await scrape());
    expect(samples).toMatchObject({ banyan_database_up: 0 });
    expect(samples).not.toHaveProperty('banyan_packages');
    expect(samples['process_resident_memory_bytes']).toBeGreaterThan(0);
  });

  it('count requests by route, however many addresses and methods clients ask for', async () => {
    const { fetch, send, write, scrape } = await open();
    for (let index = 0; index < 20; index += 1)
      for (const address of [`${apiBase}/nothing-${index}`, `/nothing-${index}.php`]) await fetch(address);
    await send('GET', '/tours/package-detail/p19');
    for (const method of ['BREW', 'x'.repeat(40)]) await send(method, '/tours/getAllPackage');
    await write('POST', apiBase + '/auth/login', { body: '{}' });
    await write('POST', '/', { headers: { origin: 'https://evil.example' } });
    const text = await scrape();
    expect(samplesOf(text)).toMatchObject({
      [countName('/api/*', 'GET', 404)]: 20,
      [countName('/*', 'GET', 404)]: 20,
      [countName('/api/tours/package-detail/:id', 'GET', 404)]: 1,
      [countName('/api/auth/login', 'POST', 415)]: 1,
      [countName('/', 'POST', 403)]: 1,
      [countName('/api/tours/getAllPackage', 'other', 405)]: 2,
    });
    expect(text).not.toMatch(/nothing|p19/);
  });

  it('count an answer from memory under the route of the same answer before', async () => {
    const { database, server, deps, scrape } = await open();
    const { _id } = await createPackage(database.db, packageInput(), []);
    const listening = await listen(server, deps.log, at);
    onTestFinished(() => listening.stop(1000));
    const addresses = [
      ['/api/tours/getAllPackage', '/api/tours/getAllPackage'],
      ['/api/tours/get-package-list-of-five?category=domestic', '/api/tours/get-package-list-of-five'],
      [`/api/tours/package-detail/${_id}`, '/api/tours/package-detail/:id'],
      ['/assets/mark.svg', '/assets/*'],
    ] as const;
    for (const [address] of addresses)
      for (let times = 0; times < 3; times += 1)
        await (await fetch(`http://127.0.0.1:${listening.port}${address}`)).arrayBuffer();
    expect(samplesOf(await scrape())).toMatchObject(
      Object.fromEntries(addresses.map(([, route]) => [countName(route, 'GET', 200), 3])),
    );
  });

  it('are all that the dashboard in deploy asks for', async () => {
    const { fetch, scrape } = await open();
    await fetch('/');
    const there = new Set([...(await scrape()).matchAll(/^(\w+)(?:\{| )/gm)].map(([, name]) => name));
    const dashboard = await readFile('deploy/grafana-dashboard.json', 'utf8');
    const asked = [...dashboard.matchAll(/\b((?:banyan|http|nodejs|process)_\w+)/g)].map(([, name]) => name);
    expect(asked.length).toBeGreaterThan(20);
    // A new installation has no backup yet.
    const later = new Set(['banyan_backup_last_success_timestamp_seconds']);
    expect(asked.filter((name = '') => !there.has(name) && !later.has(name))).toEqual([]);
  });
});

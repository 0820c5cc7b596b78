import { describe, expect, it, onTestFinished } from 'vitest';
import { apiBase } from '#contract/page-path.ts';
import { listen } from '#server/http/listener/http-server.ts';
import { openBackend, type Backend } from '#server/http/testing/backend.ts';
import { packageInput } from '#server/http/testing/form-samples.ts';
import { createPackage } from '#server/catalogue/testing/catalogue-samples.ts';

const metricsToken = 'a token of sixteen or more'.replaceAll(' ', '-');
const authorization = `Bearer ${metricsToken}`;

async function open(overrides: Parameters<typeof openBackend>[1] = {}): Promise<Backend> {
  const backend = await openBackend({ metricsToken }, overrides);
  onTestFinished(() => backend.close());
  return backend;
}

const scrape = async ({ fetch }: Backend) => (await fetch('/metrics', { headers: { authorization } })).text();

/** Values by name and labels, without buckets. */
const samplesOf = (text: string) =>
  new Map(
    text
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#') && !line.includes('_bucket'))
      .map((line): [string, number] => {
        const space = line.lastIndexOf(' ');
        return [line.slice(0, space), Number(line.slice(space + 1))];
      }),
  );
const countName = (route: string, method: string, status: number) =>
  `http_request_duration_seconds_count{route="${route}",method="${method}",status="${status}"}`;

describe('metrics', () => {
  it('are refused without the token', async () => {
    const { fetch } = await open();
    for (const given of ['', 'Bearer', 'Bearer wrong', `Basic ${metricsToken}`, `Bearer ${metricsToken}x`]) {
      const answer = await fetch('/metrics', { headers: { authorization: given } });
      expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
      expect(await answer.text()).not.toContain('# HELP');
    }
  });

  it('tell the state of catalogue, sessions, pictures, disk, mails, backups and process', async () => {
    const backend = await open();
    await backend.as('admin');
    await createPackage(backend.database.db, packageInput(), []);
    await createPackage(backend.database.db, { ...packageInput(), visibility: 'draft' }, []);
    await createPackage(backend.database.db, { ...packageInput(), visibility: 'link' }, []);
    const answer = await backend.fetch('/metrics', { headers: { authorization } });
    expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const samples = samplesOf(await answer.text());
    expect(Object.fromEntries(samples)).toMatchObject({
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
    expect(samples.get('banyan_catalogue_version')).toBeGreaterThan(0);
    for (const name of ['banyan_disk_free_bytes', 'process_resident_memory_bytes'])
      expect(samples.get(name)).toBeGreaterThan(0);
    expect(samples.get('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
  });

  it('say that the database is down, and still tell of the process', async () => {
    const backend = await open({ status: () => Promise.reject(new Error('no connection')) });
    const samples = samplesOf(await scrape(backend));
    expect(samples.get('banyan_database_up')).toBe(0);
    expect(samples.has('banyan_packages')).toBe(false);
    expect(samples.get('process_resident_memory_bytes')).toBeGreaterThan(0);
  });

  it('count requests by route, however many addresses and methods clients ask for', async () => {
    const backend = await open();
    for (let index = 0; index < 20; index += 1) {
      await backend.fetch(`${apiBase}/nothing-${index}`);
      await backend.fetch(`/nothing-${index}.php`);
      await backend.fetch(apiBase + `/tours/package-detail/p${index}`);
    }
    for (const method of ['BREW', 'PROPFIND', 'x'.repeat(40)])
      await backend.send(method, '/tours/getAllPackage');
    await backend.write('POST', apiBase + '/auth/login', { body: '{}' });
    await backend.write('POST', '/', { headers: { origin: 'https://evil.example' } });
    const text = await scrape(backend);
    const samples = samplesOf(text);
    expect(samples.get(countName('/api/*', 'GET', 404))).toBe(20);
    expect(samples.get(countName('/*', 'GET', 404))).toBe(20);
    expect(samples.get(countName('/api/tours/package-detail/:id', 'GET', 404))).toBe(20);
    expect(samples.get(countName('/api/auth/login', 'POST', 415))).toBe(1);
    expect(samples.get(countName('/', 'POST', 403))).toBe(1);
    expect(samples.get(countName('/api/tours/getAllPackage', 'other', 405))).toBe(3);
    const buckets = text
      .split('\n')
      .filter((line) => line.includes('_bucket{') && line.includes('route="/*"'))
      .map((line) => Number(line.split(' ').at(-1)));
    expect(buckets.toSorted((a, b) => a - b)).toEqual(buckets);
    expect(buckets.at(-1)).toBe(20);
    expect(text).not.toMatch(/nothing|p19/);
  });

  it('count an answer from memory under the route of the same answer before', async () => {
    const backend = await open();
    const { _id } = await createPackage(backend.database.db, packageInput(), []);
    const listening = await listen(backend.server, backend.deps.log, { port: 0, host: '127.0.0.1' });
    onTestFinished(() => listening.stop(1000));
    const addresses = [
      apiBase + '/tours/getAllPackage',
      `${apiBase}/tours/get-package-list-of-five?category=domestic`,
      apiBase + `/tours/package-detail/${_id}`,
      '/assets/mark.svg',
    ];
    for (const address of addresses)
      for (let times = 0; times < 3; times += 1)
        await (await fetch(`http://127.0.0.1:${listening.port}${address}`)).arrayBuffer();
    const samples = samplesOf(await scrape(backend));
    const routes = ['/tours/getAllPackage', '/tours/get-package-list-of-five', '/tours/package-detail/:id'];
    for (const route of [...routes.map((call) => apiBase + call), '/assets/*'])
      expect([route, samples.get(countName(route, 'GET', 200))]).toEqual([route, 3]);
  });
});

import { expect, it, onTestFinished } from 'vitest';
import { apiBase } from '#contract/page-path.ts';
import { temporaryFolder } from '#server/database/testing/temporary-database.ts';
import { packageForm, pictureFile } from '#server/http/testing/form-samples.ts';
import { freePort } from '#server/testing/free-port.ts';
import { createProgramClient, signIn, startProgram } from './faults/server-program.ts';

const lists = [
  '/tours/getAllPackage',
  '/tours/get-all-categories-list',
  '/tours/get-popular-destination',
  ...['domestic', 'international', 'all packages'].flatMap((category) => [
    `/tours/get-all-categories-list?category=${encodeURIComponent(category)}`,
    `/tours/get-package-list-of-five?category=${encodeURIComponent(category)}`,
  ]),
].map((call) => apiBase + call);

const pages = [
  '/',
  '/Home',
  '/about',
  '/services',
  '/packages/domestic',
  '/packages/international',
  '/packages/all%20packages',
  '/Packages/all%20packages',
  '/packages/domestic?search=Zanskar',
  '/destination',
  '/booking',
  '/team',
  '/testimonial',
  '/contact',
  '/shortlist',
  '/sitemap.xml',
  '/robots.txt',
];

it('a deleted package and destination leave no trace at any public address, and a restore brings every one back', async () => {
  const dataDir = await temporaryFolder();
  const program = await startProgram(dataDir, await freePort()).listening;
  onTestFinished(() => program.kill('SIGKILL'));
  const client = createProgramClient(await signIn(program.origin));
  // Something else stays, so that no list is empty.
  await client.send('POST', '/tours/create-package', packageForm({ name: 'Kept' }));
  const made = await client.send(
    'POST',
    '/tours/create-package',
    packageForm({ name: 'Zanskar one', place: 'Zanskar two', description: 'Zanskar three' }, [
      await pictureFile('a.png', '#102938'),
    ]),
  );
  const tour = (await made.json()).package;
  const form = new FormData();
  form.append('name', 'Zanskar four');
  form.append('images', await pictureFile('b.png', '#564738'));
  const { destination } = await (await client.send('POST', '/tours/popular-destination', form)).json();

  const traces = ['Zanskar', tour._id, destination._id, tour.images[0], destination.images[0]];
  const addresses = [
    ...lists,
    ...pages,
    apiBase + `/tours/package-detail/${tour._id}`,
    `/packages/detail/${tour._id}`,
  ];
  const tags = new Map<string, string>();
  /** Addresses whose answer has a trace; a page of an address names that address itself. */
  const withTraces = async () => {
    const found: string[] = [];
    for (const address of addresses) {
      const answer = await fetch(program.origin + address, {
        headers: { 'if-none-match': tags.get(address) ?? '' },
      });
      const text = (await answer.text()).replaceAll(`/packages/detail/${tour._id}`, '');
      const status = answer.status === 304 ? 'as before' : '';
      if (traces.some((trace) => text.includes(trace)) || status !== '') found.push(address + status);
    }
    return found;
  };
  const remember = async () => {
    for (const address of addresses)
      tags.set(address, (await fetch(program.origin + address)).headers.get('etag') ?? '');
  };

  const shown = await withTraces();
  expect(shown).toEqual(
    expect.arrayContaining([
      apiBase + '/tours/getAllPackage',
      apiBase + '/tours/get-popular-destination',
      apiBase + '/tours/get-all-categories-list',
      apiBase + `/tours/package-detail/${tour._id}`,
      '/',
      '/packages/domestic',
      '/packages/all%20packages',
      `/packages/detail/${tour._id}`,
    ]),
  );
  const sitemap = async () => (await fetch(`${program.origin}/sitemap.xml`)).text();
  expect(await sitemap()).toContain(tour._id);

  await client.send('DELETE', `/tours/delete-package/${tour._id}`);
  await client.send('DELETE', `/tours/popular-destination/${destination._id}`);
  expect(await withTraces()).toEqual([]);
  expect(await sitemap()).not.toContain(tour._id);
  expect((await fetch(`${program.origin}/packages/detail/${tour._id}`)).status).toBe(404);

  await client.send('POST', `/admin/restore-package/${tour._id}`);
  await client.send('POST', `/admin/restore-destination/${destination._id}`);
  expect(await withTraces()).toEqual(shown);

  // A client that has the answers of before is not told that they still hold.
  await remember();
  await client.send('DELETE', `/tours/delete-package/${tour._id}`);
  await client.send('DELETE', `/tours/popular-destination/${destination._id}`);
  const unchanged = (await withTraces()).map((address) => address.replace('as before', ''));
  expect(unchanged.filter((address) => shown.includes(address))).toEqual([]);
});

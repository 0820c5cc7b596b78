import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { apiBase } from '#contract/page-path.ts';
import type { Package } from '#contract/package.ts';
import type { BrochureContent } from '#server/brochure/brochure-content.ts';
import { createServer, type Server } from '#server/http/app.ts';
import { openBackend, origin } from '#server/http/testing/backend.ts';
import { packageForm, packageInput, pictureFile } from '#server/http/testing/form-samples.ts';
import { createFakeRenderer, renderedPage, writeSite } from '#server/http/testing/fake-renderer.ts';
import { createPackage } from '#server/catalogue/testing/catalogue-samples.ts';
import { day } from '#server/clock.ts';

const notFoundPage = 'Page Not Found';
let otherBackend = false;

const fake = createFakeRenderer();
const renderer = createFakeRenderer({
  render: ({ path }) =>
    Promise.resolve(
      renderedPage({
        status: path.endsWith('.pdf') ? 404 : 200,
        body: path === '/error' ? 'Error page' : notFoundPage,
      }),
    ),
  brochureTexts: (tour, address) => (otherBackend ? undefined : fake.brochureTexts(tour, address)),
});

const backend = await openBackend();
afterAll(backend.close);
const { siteFolder } = backend.deps;
await writeSite(siteFolder);
await mkdir(join(siteFolder, 'assets'), { recursive: true });
await copyFile('styles/art/kerala.svg', join(siteFolder, 'assets/kerala.svg'));

let server: Server;
let tour: Package;
let made: BrochureContent[] = [];
let waiting: Promise<void> = Promise.resolve();
let fails = false;

const renderBrochure = async (content: BrochureContent) => {
  made.push(content);
  await waiting;
  if (fails) throw new Error('a font broke');
  return Buffer.from(`%PDF of ${content.texts.name} on ${content.issued}`);
};
/** @returns lets every brochure that waits be made */
function holdRendering(): () => void {
  const held = new AbortController();
  waiting = new Promise((resolve) => held.signal.addEventListener('abort', () => resolve()));
  return () => held.abort();
}
const get = (path: string, headers = {}) =>
  server.fetch(new Request(`http://localhost:3000${path}`, { headers }));
const address = () => `/packages/detail/${tour._id}/brochure.pdf`;

beforeEach(async () => {
  made = [];
  waiting = Promise.resolve();
  otherBackend = false;
  fails = false;
  tour = await createPackage(backend.database.db, packageInput(), []);
  server = await createServer({ ...backend.deps, renderer: () => Promise.resolve(renderer), renderBrochure });
});

describe('a brochure', () => {
  it('is a PDF with a file name, an ETag and the address of its page', async () => {
    const answer = await get(address());
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toBe(
      `inline; filename="backwaters.pdf"; filename*=UTF-8''Backwaters.pdf`,
    );
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(await answer.text()).toContain('%PDF of Backwaters');
    expect(made[0]?.texts.page.address).toBe(`http://localhost:3000/packages/detail/${tour._id}`);
    const again = await get(address(), { 'if-none-match': answer.headers.get('etag') });
    expect(again.status).toBe(304);
  });

  it.each([
    ['Pondichéry', 'pondichery', 'Pondichéry'],
    ['Hội An & Đà Nẵng', 'hoi-an-da-nang', 'Hội An & Đà Nẵng'],
    // Of the place, which is written in Latin letters.
    ['द्वारका', 'kerala', 'द्वारका'],
    ['द्वारका 3N/4D', 'kerala', 'द्वारका 3N 4D'],
  ])('has the name of %s in its file name, and in ASCII', async (name, ascii, whole) => {
    tour = await createPackage(backend.database.db, packageInput({ name }), []);
    backend.clock.pass(1000);
    const header = (await get(address())).headers.get('content-disposition') ?? '';
    const [, first, second = ''] =
      /^inline; filename="(.*)\.pdf"; filename\*=UTF-8''(.*)\.pdf$/.exec(header) ?? [];
    expect([first, decodeURIComponent(second)]).toEqual([ascii, whole]);
  });

  it('has the drawing of its place, as the package has no picture', async () => {
    await get(address());
    expect(made[0]?.pictures).toHaveLength(0);
    expect((await sharp(made[0]?.poster).metadata()).format).toBe('jpeg');
  });

  it('whose pictures hang in a bucket is answered 503, and made once they come', async () => {
    const picture = await backend.picture(await pictureFile());
    tour = await createPackage(backend.database.db, packageInput(), [picture]);
    const store = backend.deps.pictures;
    let isHanging = true;
    const read: typeof store.read = (name) => (isHanging ? new Promise(() => undefined) : store.read(name));
    server = await createServer({
      ...backend.deps,
      pictures: { ...store, isOutside: true, read },
      renderer: () => Promise.resolve(renderer),
      renderBrochure,
    });
    const refused = await get(address());
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
    isHanging = false;
    expect((await get(address())).status).toBe(200);
  });

  it('is made once, also for requests at the same time', async () => {
    const finish = holdRendering();
    const both = [get(address()), get(address())];
    finish();
    for (const answer of await Promise.all(both)) expect(answer.status).toBe(200);
    await get(address());
    expect(made).toHaveLength(1);
  });

  it('is made anew after an edit, and on another day in India', async () => {
    await get(address());
    const edited = await server.fetch(
      new Request(origin + apiBase + `/tours/edit-package/${tour._id}`, {
        method: 'PATCH',
        headers: await backend.as('admin'),
        body: packageForm({ name: 'Hills' }),
      }),
    );
    expect(edited.status).toBe(200);
    expect(await (await get(address())).text()).toContain('%PDF of Hills');
    // 18:30 UTC is midnight in India.
    backend.clock.pass(day);
    await get(address());
    expect(made).toHaveLength(3);
    const days = made.map(({ issued }) => new Date(issued).toISOString().slice(11, 16));
    expect(new Set(days)).toEqual(new Set(['18:30']));
  });

  it('of an unknown package is answered 404 with the page', async () => {
    const answer = await get('/packages/detail/nowhere/brochure.pdf');
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await answer.text()).toContain(notFoundPage);
    expect(made).toHaveLength(0);
  });

  it('is not there when another backend has the packages', async () => {
    otherBackend = true;
    expect((await get(address())).status).toBe(404);
  });

  it('that cannot be made is answered with the error page and logged, and tried again after minutes', async () => {
    fails = true;
    const answer = await get(address());
    expect(answer.status).toBe(500);
    expect(await answer.text()).toContain('Error page');
    expect(backend.lines.some((line) => line.includes('a font broke'))).toBe(true);
    fails = false;
    expect((await get(address())).status).toBe(500);
    expect(made).toHaveLength(1);
    backend.clock.pass(5 * 60_000);
    expect((await get(address())).status).toBe(200);
  });

  it('is refused for a moment when many are waited for', async () => {
    const finish = holdRendering();
    const tours = await Promise.all(
      Array.from({ length: 13 }, (_, index) =>
        createPackage(backend.database.db, packageInput({ name: `Tour ${index}` }), []),
      ),
    );
    backend.clock.pass(1000);
    const answers = tours.map(({ _id }) => get(`/packages/detail/${_id}/brochure.pdf`));
    const refused = await Promise.race(answers);
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('10');
    finish();
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(12);
  });
});

it('is announced by the documents of a server that makes them only', async () => {
  expect(await (await get('/booking')).text()).toContain('<html data-counts data-brochures lang="en-IN">');
  const without = await createServer({ ...backend.deps, renderer: () => Promise.resolve(renderer) });
  const page = await without.fetch(new Request('http://localhost:3000/booking'));
  expect(await page.text()).toContain('<html data-counts lang="en-IN">');
});

import { EventEmitter, once } from 'node:events';
import { copyFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { apiBase } from '#contract/page-path.ts';
import type { Package } from '#contract/package.ts';
import type { BrochureContent } from '#server/brochure/brochure-content.ts';
import { createServer, type Server } from '#server/http/app.ts';
import type { ServerDeps } from '#server/http/context.ts';
import { openBackend, origin } from '#server/http/testing/backend.ts';
import { formOf, packageInput, pictureFile } from '#server/http/testing/form-samples.ts';
import { createFakeRenderer, renderedPage, writeSite } from '#server/http/testing/fake-renderer.ts';
import { createPackage } from '#server/catalogue/testing/catalogue-samples.ts';
import { day } from '#server/clock.ts';

let errorPages = 0;
const renderer = createFakeRenderer({
  render: ({ path, agency }) => {
    if (path === '/error') errorPages += 1;
    const body = path === '/error' ? `Error page of ${agency?.nameFirst ?? 'Banyan'}` : 'Page Not Found';
    return Promise.resolve(renderedPage({ status: path.endsWith('.pdf') ? 404 : 200, body }));
  },
});

const backend = await openBackend();
afterAll(backend.close);
const { db } = backend.database;
const { siteFolder } = backend.deps;
await writeSite(siteFolder);

let server: Server;
let tour: Package;
let made: BrochureContent[] = [];
let fails = false;

const renderBrochure = async (content: BrochureContent) => {
  made.push(content);
  if (fails) throw new Error('a font broke');
  return Buffer.from(`%PDF of ${content.texts.name} on ${content.issued}`);
};
const open = (changes: Partial<ServerDeps> = {}) =>
  createServer({ ...backend.deps, renderer: () => Promise.resolve(renderer), renderBrochure, ...changes });
const get = (path: string, headers = {}) => server.fetch(new Request(origin + path, { headers }));
const addressOf = ({ _id }: Package) => `/packages/detail/${_id}/brochure.pdf`;
const getBrochure = (headers = {}) => get(addressOf(tour), headers);
async function save(call: string, fields: Readonly<Record<string, unknown>>): Promise<Response> {
  const init = { method: 'PATCH', headers: await backend.as('admin'), body: formOf(fields) };
  return server.fetch(new Request(origin + apiBase + call, init));
}

beforeEach(async () => {
  made = [];
  errorPages = 0;
  fails = false;
  tour = await createPackage(db, packageInput(), []);
  server = await open();
});

describe('a brochure', () => {
  it('is a PDF with an ETag, the names of the package and its place as file names, the address of its page, and a drawing of the place in place of a picture', async () => {
    const drawing = join(siteFolder, 'assets/kerala.svg');
    await copyFile('styles/art/kerala.svg', drawing);
    onTestFinished(() => rm(drawing));
    tour = await createPackage(db, packageInput({ name: 'द्वारका' }), []);
    const answer = await getBrochure();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('content-disposition')).toBe(
      `inline; filename="kerala.pdf"; filename*=UTF-8''${encodeURIComponent('द्वारका')}.pdf`,
    );
    expect(await answer.text()).toContain('%PDF of द्वारका');
    expect(made).toMatchObject([
      { texts: { page: { address: `${origin}/packages/detail/${tour._id}` } }, pictures: [] },
    ]);
    expect((await sharp(made[0]?.poster).metadata()).format).toBe('jpeg');
    expect((await getBrochure({ 'if-none-match': answer.headers.get('etag') })).status).toBe(304);
  });

  it('whose pictures hang in a bucket is answered 503, and made once they come', async () => {
    const picture = await backend.picture(await pictureFile());
    tour = await createPackage(db, packageInput(), [picture]);
    const store = backend.deps.pictures;
    let isHanging = true;
    const read: typeof store.read = (name) => (isHanging ? new Promise(() => undefined) : store.read(name));
    server = await open({ pictures: { ...store, isOutside: true, read } });
    const refused = await getBrochure();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
    isHanging = false;
    expect((await getBrochure()).status).toBe(200);
  });

  it('is made once, also for requests at the same time, and anew after an edit and on another day in India', async () => {
    for (const answer of await Promise.all([getBrochure(), getBrochure()])) expect(answer.status).toBe(200);
    await getBrochure();
    expect(made).toHaveLength(1);
    expect((await save(`/tours/edit-package/${tour._id}`, { name: 'Hills' })).status).toBe(200);
    expect(await (await getBrochure()).text()).toContain('%PDF of Hills');
    // 18:30 UTC is midnight in India.
    backend.clock.pass(day);
    await getBrochure();
    expect(made).toHaveLength(3);
    const days = made.map(({ issued }) => new Date(issued).toISOString().slice(11, 16));
    expect(new Set(days)).toEqual(new Set(['18:30']));
  });

  it('of a package of another backend is answered 404 with the page', async () => {
    const foreign = { ...renderer, brochureTexts: () => undefined };
    server = await open({ renderer: () => Promise.resolve(foreign) });
    const answer = await getBrochure();
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    expect(await answer.text()).toContain('Page Not Found');
    expect(made).toHaveLength(0);
  });

  it('that cannot be made is logged, tried again after minutes, and answered with the error page of the present agency, which is rendered once', async () => {
    fails = true;
    const first = await getBrochure();
    expect([first.status, await first.text()]).toEqual([
      500,
      expect.stringContaining('Error page of Banyan'),
    ]);
    expect(backend.lines.some((line) => line.includes('a font broke'))).toBe(true);
    fails = false;
    expect((await getBrochure()).status).toBe(500);
    expect([made.length, errorPages]).toEqual([1, 1]);
    await save('/admin/agency', { facts: { nameFirst: 'Peepal' } });
    expect(await (await getBrochure()).text()).toContain('Error page of Peepal');
    backend.clock.pass(5 * 60_000);
    expect((await getBrochure()).status).toBe(200);
  });

  it('is refused for a moment when many are waited for', async () => {
    const renderings = new EventEmitter();
    const finished = once(renderings, 'finish');
    server = await open({ renderBrochure: () => finished.then(() => Buffer.from('%PDF')) });
    const tours = Array.from({ length: 13 }, (_, index) =>
      createPackage(db, packageInput({ name: `Tour ${index}` }), []),
    );
    const answers = (await Promise.all(tours)).map((one) => get(addressOf(one)));
    const refused = await Promise.race(answers);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '10']);
    renderings.emit('finish');
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(12);
  });
});

it('brochures are announced by the documents of a server that makes them only', async () => {
  expect(await (await get('/booking')).text()).toContain('<html data-counts data-brochures lang="en-IN">');
  server = await createServer({ ...backend.deps, renderer: () => Promise.resolve(renderer) });
  expect(await (await get('/booking')).text()).toContain('<html data-counts lang="en-IN">');
});

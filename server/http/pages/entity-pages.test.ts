/** What the built pages, their search and the brochures say of each field after the owner has changed it. */
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { AgencyChanges } from '#contract/agency.ts';
import { agencyFields } from '#contract/fields/agency-fields.ts';
import { packageFields } from '#contract/fields/package-fields.ts';
import type { BrochureTexts } from '#contract/brochure.ts';
import type { Destination } from '#contract/fields/destination-fields.ts';
import type { Package } from '#contract/package.ts';
import { openBackend } from '#server/http/testing/backend.ts';
import { formOf, packageForm, pictureFile } from '#server/http/testing/form-samples.ts';
import { fetchRenderer, programFiles } from '#server/program-files.ts';

let printed: BrochureTexts | undefined;
const { ask, fetch, close } = await openBackend(
  {},
  {
    siteFolder: join(programFiles.built, 'site'),
    renderer: fetchRenderer,
    renderBrochure: ({ texts }) => {
      printed = texts;
      return Promise.resolve(Buffer.from('%PDF'));
    },
  },
);
afterAll(close);

/** @returns the answer to a save, which must not be refused */
async function save(method: string, call: string, form: FormData) {
  const { body } = await ask(method, call, form);
  expect(body).not.toHaveProperty('error');
  return body;
}

/** The document of a page, of any status, without its scripts, but with its structured data. */
async function markup(path: string): Promise<string> {
  const html = await (await fetch(path)).text();
  return html
    .replaceAll(/<(script|style)\b(?! type="application\/ld\+json").*?<\/\1>/gs, '')
    .replaceAll(/<!--.*?-->/gs, '');
}
/** What is to be read on a page. */
const toWords = (html: string) =>
  html
    .slice(html.indexOf('<body'))
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');
const readAll = async (paths: readonly string[]) =>
  Object.fromEntries(await Promise.all(paths.map(async (path) => [path, await markup(path)] as const)));

interface PackageRow {
  readonly field: string;
  readonly sent: string;
  /** Of the words of the page. */
  readonly shown?: string;
  /** A list that has the package. */
  readonly list?: string;
  readonly brochure?: Partial<BrochureTexts>;
}

const query = (text: string) => `/packages/all%20packages?${text}`;

const packageRows: readonly PackageRow[] = [
  {
    field: 'name',
    sent: 'Slow <train>',
    shown: 'Slow &lt;train&gt;',
    list: query('q=slow+train'),
    brochure: { name: 'Slow <train>' },
  },
  { field: 'category', sent: 'international', list: '/packages/international' },
  { field: 'place', sent: 'Hampi', shown: 'Hampi', list: query('place=hampi'), brochure: { place: 'Hampi' } },
  { field: 'days', sent: '5', shown: 'days 5', list: query('days=5') },
  { field: 'nights', sent: '7', shown: 'nights 7', brochure: { size: ['5 days', '7 nights', '4 persons'] } },
  { field: 'persons', sent: '4', shown: 'persons 4', list: query('persons=4') },
  {
    field: 'price',
    sent: '20000.5',
    shown: 'Rs. 20000.5 for 4 persons',
    list: query('price=20000-20001'),
    brochure: { price: 'Rs. 20000.5', priceScope: 'for 4 persons, about Rs. 5000 each' },
  },
  {
    field: 'description',
    sent: 'Tea & stars.',
    shown: 'Tea &amp; stars.',
    list: query('q=stars'),
    brochure: { description: 'Tea & stars.' },
  },
  {
    field: 'tripHighlights',
    sent: 'Toy train',
    shown: 'Trip highlights Toy train',
    brochure: { highlights: ['Toy train'] },
  },
  { field: 'inclusions', sent: 'Lunch', shown: 'Inclusions Lunch', brochure: { inclusions: ['Lunch'] } },
  { field: 'exclusions', sent: 'Visa', shown: 'Exclusions Visa', brochure: { exclusions: ['Visa'] } },
  {
    field: 'dayWiseItinerary',
    sent: '[{"day":1,"description":"Climb."}]',
    shown: 'Climb.',
    brochure: { days: [{ title: 'Day 1', text: 'Climb.' }] },
  },
  { field: 'localName', sent: 'हम्पी', shown: 'हम्पी', brochure: { localName: 'हम्पी' } },
];

/** Those that hide it, and for whom it is then. */
const fieldsOfHidden = ['visibility', 'preparedFor'];

const listPaths = packageRows.flatMap(({ list = [] }) => list);

it('every field of a package and every fact of the agency has a row', () => {
  const fields = [...packageRows.map(({ field }) => field), ...fieldsOfHidden];
  expect(fields.toSorted()).toEqual(Object.keys(packageFields).toSorted());
  expect(facts.map(([fact]) => fact)).toEqual(Object.keys(agencyFields));
});

describe('a package', async () => {
  const { package: tour }: { package: Package } = await save('POST', '/tours/create-package', packageForm());
  const path = `/packages/detail/${tour._id}`;
  const edit = (fields: Readonly<Record<string, unknown>>) =>
    save('PATCH', `/tours/edit-package/${tour._id}`, formOf(fields));
  async function read() {
    printed = undefined;
    await markup(`${path}/brochure.pdf`);
    return { words: toWords(await markup(path)), lists: await readAll(listPaths), brochure: printed };
  }
  const before = await read();
  await edit(Object.fromEntries(packageRows.map(({ field, sent }) => [field, sent])));
  const after = await read();

  it.each(packageRows.flatMap(({ field, shown }) => (shown === undefined ? [] : [{ field, shown }])))(
    '$field is on the page once it is changed',
    ({ shown }) => {
      expect(before.words).not.toContain(shown);
      expect(after.words).toContain(shown);
    },
  );

  it.each(packageRows.flatMap(({ field, list }) => (list === undefined ? [] : [{ field, list }])))(
    '$field decides whether a list has it once it is changed',
    ({ list }) => {
      expect(before.lists[list]).not.toContain(`href="${path}"`);
      expect(after.lists[list]).toContain(`href="${path}"`);
    },
  );

  it.each(
    packageRows.flatMap(({ field, brochure }) => (brochure === undefined ? [] : [{ field, brochure }])),
  )('$field is in the brochure once it is changed', ({ brochure }) => {
    expect(before.brochure).toBeDefined();
    expect(before.brochure).not.toMatchObject(brochure);
    expect(after.brochure).toMatchObject(brochure);
  });

  it('with a link only says for whom it is and is in no list, and a draft is nowhere', async () => {
    await edit({ visibility: 'link', preparedFor: 'The Raos' });
    expect(await read()).toMatchObject({
      words: expect.stringContaining('Prepared for The Raos'),
      brochure: { name: 'Slow <train>' },
    });
    expect(Object.values((await read()).lists).join('')).not.toContain(tour._id);
    await edit({ visibility: 'draft' });
    const draft = await read();
    expect(draft).toMatchObject({ words: expect.stringContaining('Package not found'), brochure: undefined });
    expect(Object.values(draft.lists).join('')).not.toContain(tour._id);
  });
});

it('the name, the picture and its focal point of a destination are on the home page', async () => {
  const form = formOf({ name: 'Goa', discount: '0' }, [await pictureFile()]);
  const { destination }: { destination: Destination } = await save(
    'POST',
    '/tours/popular-destination',
    form,
  );
  expect(await markup('/')).toContain('Goa');
  const pictureDetails = [{ image: 'new:0', focal: { x: 5, y: 6 } }];
  const fields = { name: 'Diu & Daman', imageOrder: ['new:0'], pictureDetails };
  const added = [await pictureFile('b.png', '#993333')];
  const { updatedDestination } = await save(
    'PATCH',
    `/tours/popular-destination-edit/${destination._id}`,
    formOf(fields, added),
  );
  const home = await markup('/');
  expect(home).toContain('Diu &amp; Daman');
  expect(home).toContain(updatedDestination.images[0]);
  expect(home).toMatch(/object-position:\s*5% 6%/);
  expect(home).not.toContain(destination.images[0]);
});

const review = { text: 'Tea.', rest: 'More tea.', name: 'Asha', town: 'Pune', trip: 'Diu', stamp: 'kashi' };

/** A fact, its value, a page of its, and what the markup of the page has then. */
const facts: readonly (readonly [keyof AgencyChanges, unknown, path: string, shown: string])[] = [
  ['nameFirst', 'Peepal', '/', 'Peepal'],
  ['nameRest', 'Walks & Rails', '/', 'Walks &amp; Rails'],
  ['tagline', 'Slow tours.', '/', 'Slow tours.'],
  ['phoneIndia', '+91 90000 11111', '/contact', 'tel:+919000011111'],
  ['phoneInternational', '+91 90000 22222', '/packages/international', 'tel:+919000022222'],
  ['phonePackages', '+91 90000 33333', '/packages/detail', 'tel:+919000033333'],
  ['whatsApp', '+91 90000 44444', '/contact', 'https://wa.me/919000044444'],
  ['email', 'tea@example.com', '/contact', 'mailto:tea@example.com'],
  ['address', ['13 Neem Lane', 'Diu'], '/contact', '13 Neem Lane'],
  ['latitude', 20.5, '/', '"latitude":20.5'],
  ['longitude', 70.9, '/', '"longitude":70.9'],
  ['hours', [{ days: 'Friday', time: 'noon' }], '/contact', 'Friday'],
  ['facebook', 'https://f.example/p', '/', 'href="https://f.example/p"'],
  ['instagram', 'https://i.example/p', '/', 'href="https://i.example/p"'],
  ['guideName', 'Meera Rao', '/team', 'Meera Rao'],
  ['guideText', 'She knows trains.', '/team', 'She knows trains.'],
  ['guidePicture', 'new:0', '/team', '/pictures/'],
  ['reviews', [review], '/testimonial', 'More tea.'],
  ['gallery', Array.from({ length: 6 }, () => ({ picture: 'new:0', alt: 'A pier' })), '/', 'A pier'],
];

describe('the agency', async () => {
  const paths = facts.map(([, , path]) => path);
  const before = await readAll(paths);
  const sent = formOf({ facts: Object.fromEntries(facts) }, [await pictureFile('c.png', '#339933')]);
  await save('PATCH', '/admin/agency', sent);
  const after = await readAll(paths);

  it.each(facts)('%s is on the site once it is changed', (_fact, _value, path, shown) => {
    expect(before[path]).not.toContain(shown);
    expect(after[path]).toContain(shown);
  });
});

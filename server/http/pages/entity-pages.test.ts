/** What the built pages, their search and the brochures say of each field after the owner has changed it. */
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { AgencyChanges } from '#contract/agency.ts';
import { agencyFields } from '#contract/fields/agency-fields.ts';
import { packageFields } from '#contract/fields/package-fields.ts';
import type { BrochureTexts } from '#contract/brochure.ts';
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

const query = (text: string) => `/packages/all%20packages?${text}`;

/** A field, its value, what its page says then, and which lists have the package then. */
const packageRows: readonly (readonly [field: string, sent: string, words: string[], lists: string[]])[] = [
  ['name', 'Slow <train>', ['Slow &lt;train&gt;'], [query('q=slow+train')]],
  ['category', 'international', [], ['/packages/international']],
  ['place', 'Hampi', ['Hampi'], [query('place=hampi')]],
  ['days', '5', ['days 5'], [query('days=5')]],
  ['nights', '7', ['nights 7'], []],
  ['persons', '4', ['persons 4'], [query('persons=4')]],
  ['price', '20000.5', ['Rs. 20000.5 for 4 persons'], [query('price=20000-20001')]],
  ['description', 'Tea & stars.', ['Tea &amp; stars.'], [query('q=stars')]],
  ['tripHighlights', 'Toy train', ['Trip highlights Toy train'], []],
  ['inclusions', 'Lunch', ['Inclusions Lunch'], []],
  ['exclusions', 'Visa', ['Exclusions Visa'], []],
  ['dayWiseItinerary', '[{"day":1,"description":"Climb."}]', ['Climb.'], []],
  ['localName', 'हम्पी', ['हम्पी'], []],
];
const listPaths = packageRows.flatMap(([, , , lists]) => lists);

const brochure: Partial<BrochureTexts> = {
  name: 'Slow <train>',
  place: 'Hampi',
  size: ['5 days', '7 nights', '4 persons'],
  price: 'Rs. 20000.5',
  priceScope: 'for 4 persons, about Rs. 5000 each',
  description: 'Tea & stars.',
  highlights: ['Toy train'],
  inclusions: ['Lunch'],
  exclusions: ['Visa'],
  days: [{ title: 'Day 1', text: 'Climb.' }],
  localName: 'हम्पी',
};

it('every field of a package and every fact of the agency has a row, but for those that hide a package', () => {
  const fields = [...packageRows.map(([field]) => field), 'visibility', 'preparedFor'];
  expect(fields.toSorted()).toEqual(Object.keys(packageFields).toSorted());
  expect(facts.map(([fact]) => fact)).toEqual(Object.keys(agencyFields));
});

describe('a package', async () => {
  const { package: tour }: { package: Package } = await save('POST', '/tours/create-package', packageForm());
  const path = `/packages/detail/${tour._id}`;
  async function edit(fields: Readonly<Record<string, unknown>>) {
    await save('PATCH', `/tours/edit-package/${tour._id}`, formOf(fields));
    await markup(`${path}/brochure.pdf`);
    return { page: toWords(await markup(path)), inLists: await readAll(listPaths), brochure: printed };
  }
  const before = await edit({});
  const after = await edit(Object.fromEntries(packageRows.map(([field, sent]) => [field, sent])));
  const byLink = await edit({ visibility: 'link', preparedFor: 'The Raos' });

  it.each(packageRows)(
    '%s is on the page and decides over lists once it is changed',
    (_, _sent, words, lists) => {
      for (const text of words) {
        expect(before.page).not.toContain(text);
        expect(after.page).toContain(text);
      }
      for (const list of lists) {
        expect(before.inLists[list]).not.toContain(`href="${path}"`);
        expect(after.inLists[list]).toContain(`href="${path}"`);
      }
    },
  );

  it.each(Object.entries(brochure))('%s is in the brochure once it is changed', (text, value) => {
    expect(before.brochure).toHaveProperty('name', 'Backwaters');
    expect(before.brochure).not.toHaveProperty(text, value);
    expect(after.brochure).toHaveProperty(text, value);
  });

  it('with a link only says for whom it is, and is in no list', () => {
    expect(byLink.page).toContain('Prepared for The Raos');
    expect(Object.values(byLink.inLists).join('')).not.toContain(tour._id);
  });
});

it('the name, the picture and its focal point of a destination are on the home page', async () => {
  const pictureDetails = [{ image: 'new:0', focal: { x: 5, y: 6 } }];
  const form = formOf({ name: 'Diu & Daman', discount: '0', pictureDetails }, [await pictureFile()]);
  const { destination } = await save('POST', '/tours/popular-destination', form);
  const home = await markup('/');
  expect(home).toContain('Diu &amp; Daman');
  expect(home).toContain(destination.images[0]);
  expect(home).toMatch(/object-position:\s*5% 6%/);
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

// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { Package } from '#contract/package.ts';
import type { PageRequest } from '#contract/page-renderer.ts';
import type { FocalPoint } from '#contract/picture-details.ts';
import { matchRoute } from '#core/routes.tsx';
import { aDestination, aPackage, pageDataOf } from '#features/shared/testing/builders.ts';
import { renderer } from './render-page.tsx';

const hostile = '</script><script>alert(1)</script>';
const tour = aPackage({ name: hostile, images: [`/pictures/${'0'.repeat(32)}-1600x1067-0f4a38`] });

const requestOf = (path: string, data = pageDataOf([tour])): PageRequest => ({
  path,
  origin: 'https://banyan.example',
  data,
  embed: () => undefined,
});
const render = (path: string, data?: PageRequest['data']) => renderer.render(requestOf(path, data));

const scripts = /<script type="application\/ld\+json" data-head>([^<]*)<\/script>/g;
/** Texts of a page's structured data. */
const readJsonTexts = (markup: string) => [...markup.matchAll(scripts)].map(([, text = '']) => text);

it('renders the whole home page, and returns the state of its stores', async () => {
  const { status, head, body, state } = await render('/');
  expect(status).toBe(200);
  expect(head).toContain('<link rel="canonical" href="https://banyan.example/" data-head>');
  for (const part of ['Where to?', 'Kerala', 'Terms &amp; Condition', 'Domestic', 'International'])
    expect(body).toContain(part);
  expect(body).not.toContain('Loading');
  expect(JSON.parse(state)).toMatchObject({ destinations: { value: [{ name: 'Kerala' }] } });
});

it('has link preview tags with the small picture of the package, and describes it as a trip', async () => {
  const { head, structuredData } = await render('/packages/detail/p1');
  const jsonTexts = readJsonTexts(structuredData);
  expect(head).toMatch(/<title>&lt;\/script>.*, Kerala \| Banyan Tours &amp; Travels<\/title>/);
  const picture = `https://banyan.example${tour.images[0] ?? ''}/preview.jpg`;
  expect(head).toContain(`<meta property="og:image" content="${picture}" data-head>`);
  expect(head).toContain('<meta property="og:image:width" content="1200" data-head>');
  expect(head).toContain('<meta property="og:image:height" content="800" data-head>');
  expect(head).not.toContain('<script');
  const objects = jsonTexts.map((text): Record<string, unknown> => JSON.parse(text));
  expect(objects.find((object) => object['@type'] === 'TouristTrip')).toMatchObject({
    '@context': 'https://schema.org',
    name: hostile,
    image: [`https://banyan.example${tour.images[0] ?? ''}`],
    itinerary: { '@type': 'ItemList', numberOfItems: 2 },
    offers: { '@type': 'Offer', price: 24_500, priceCurrency: 'INR' },
  });
  expect(jsonTexts.join('')).not.toContain('<');
});

/** What the page of a package says of it as a trip. */
const tripOf = async (one: Package): Promise<Record<string, unknown> | undefined> =>
  readJsonTexts((await render('/packages/detail/p1', pageDataOf([one]))).structuredData)
    .map((text): Record<string, unknown> => JSON.parse(text))
    .find((object) => object['@type'] === 'TouristTrip');

it('renders one page for all unknown packages, which names none of them', async () => {
  const [one, other] = [await render('/packages/detail/gone'), await render('/packages/detail/lost')];
  expect(one).toEqual(other);
  expect(one.status).toBe(404);
});

it.each([0, null, -500])('offers a trip for no price where the page has %j', async (price) => {
  expect(await tripOf(aPackage({ price }))).not.toHaveProperty('offers');
});

it('offers a trip in the words of its price, and says no more than the page', async () => {
  const url = 'https://banyan.example/packages/detail/p1';
  const description = 'for 2 persons, Rs. 12250 each';
  const offers = { '@type': 'Offer', price: 24_500, priceCurrency: 'INR', description, url };
  expect(await tripOf(aPackage({ price: 24_500, persons: 2 }))).toMatchObject({ offers });
  expect((await tripOf(aPackage()))?.['offers']).not.toHaveProperty('availability');
});

it('says nothing of what a package does not have', async () => {
  const empty = aPackage({ description: ' ', images: [], dayWiseItinerary: [] });
  const trip = await tripOf(empty);
  for (const property of ['description', 'image', 'itinerary']) expect(trip).not.toHaveProperty(property);
  const { head } = await render('/packages/detail/p1', pageDataOf([empty]));
  expect(head).not.toContain('description"');
});

it('keeps a package by link out of search engines, and describes it to none', async () => {
  const { robots, head, structuredData } = await render(
    '/packages/detail/p1',
    pageDataOf([aPackage({ visibility: 'link' })]),
  );
  expect(robots).toBe('noindex');
  expect(head).toContain('<meta name="robots" content="noindex" data-head>');
  expect(structuredData).not.toContain('TouristTrip');
});

it('names the days as the page does, and counts them by itself', async () => {
  const days = [0, 3].map((day) => ({ _id: '', day, description: day === 0 ? 'Arrive.' : '' }));
  expect((await tripOf(aPackage({ dayWiseItinerary: days })))?.['itinerary']).toEqual({
    '@type': 'ItemList',
    numberOfItems: 2,
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Day 0', description: 'Arrive.' },
      { '@type': 'ListItem', position: 2, name: 'Day 3' },
    ],
  });
});

it('describes a package in one line, which ends with a whole word', async () => {
  const description = `${'Tea and\nrain. '.repeat(11)}Lake 🚤🚤🚤🚤 boats`;
  const { head } = await render('/packages/detail/p1', pageDataOf([aPackage({ description })]));
  const shown = `${'Tea and rain. '.repeat(11)}Lake…`;
  expect(head).toContain(`<meta name="description" content="${shown}" data-head>`);
  expect(head).toContain(`<meta property="og:description" content="${shown}" data-head>`);
  const word = await render('/packages/detail/p1', pageDataOf([aPackage({ description: '🚤'.repeat(200) })]));
  expect(word.head).toContain(`content="${'🚤'.repeat(159)}…"`);
  const long = `${'a'.repeat(156)}, hills`;
  const comma = await render('/packages/detail/p1', pageDataOf([aPackage({ description: long })]));
  expect(comma.head).toContain(`content="${'a'.repeat(156)}…"`);
});

it.each([
  ['/about', 'About Us', 'Why choose us'],
  ['/services', 'Services', 'For friends and families'],
  ['/destination', 'Destinations', 'International'],
  ['/booking', 'Booking', 'Book A Tour'],
  ['/team', 'Our Guides', 'From his notebook'],
  ['/testimonial', 'Testimonials', 'From the board by our door'],
  ['/contact', 'Contact Us', 'Put it in writing'],
  ['/privacy-policy', 'Privacy Policy', 'What you can ask of us'],
  ['/terms', 'Terms & Condition', 'Paying'],
  ['/cookies', 'Cookies', 'banyan-session'],
  ['/help', 'Help', 'Call, write or come by'],
  ['/faqs', 'Questions People Ask', 'Can I book on this site?'],
])('%s has the title %s, at its own address, and its words', async (path, title, words) => {
  const { head, body } = await render(path);
  expect(head).toContain(`<title>${title.replace('&', '&amp;')} | `);
  expect(head).toContain(`<link rel="canonical" href="https://banyan.example${path}" data-head>`);
  expect(body).toContain(words);
});

it.each([
  ['/', 'TravelAgency'],
  ['/contact', 'TravelAgency'],
  ['/faqs', 'FAQPage'],
  ['/packages/domestic', 'ItemList'],
])('gives %s structured data of type %s', async (path, type) => {
  const { structuredData } = await render(path);
  expect(readJsonTexts(structuredData).join('')).toContain(`"@type":"${type}"`);
});

it.each(['/', '/packages/domestic', '/packages/detail/p1'])(
  '%s shows markup in any field of a package and of a destination as text',
  async (path) => {
    const markup = '<img src=x onerror=alert(1)>';
    const texts = { name: markup, place: markup, localName: markup, description: markup };
    const lists = { tripHighlights: [markup], inclusions: [markup], exclusions: [markup] };
    const dayWiseItinerary = [{ _id: 'd', day: 1, description: markup }];
    const hostileTour = aPackage({ ...texts, ...lists, dayWiseItinerary });
    const { head, body } = await render(path, pageDataOf([hostileTour], [aDestination({ name: markup })]));
    expect(body).toContain('&lt;img src=x');
    expect(head + body).not.toContain('<img src=x');
  },
);

it('renders the shortlist page without its list, and excludes it from search engines', async () => {
  const { status, robots, head, body } = await render('/shortlist');
  expect(status).toBe(200);
  expect(robots).toBe('noindex');
  expect(head).toContain('<meta name="robots" content="noindex" data-head>');
  expect(body).toContain('Shortlist');
  expect(body).not.toMatch(/Nothing kept|0 packages/);
});

it.each([
  ['/Packages/Domestic', '/packages/domestic'],
  ['/packages/', '/packages/all%20packages'],
])('renders %s as the page at its canonical address %s', async (path, canonical) => {
  const { status, head } = await render(path);
  expect(status).toBe(200);
  expect(head).toContain(`<link rel="canonical" href="https://banyan.example${canonical}" data-head>`);
  expect(renderer.keyOf(path)).toBe(canonical);
});

it.each([
  ['/%2561dmin', '/nowhere', 'unknown'],
  ['/packages/moon', '/packages/Sun', 'packages'],
])('renders %s as the same page as %s', async (path, other, key) => {
  expect([renderer.keyOf(path), renderer.keyOf(other)]).toEqual([key, key]);
  expect(await render(path)).toEqual(await render(other));
});

it('lists the pages for search engines, without personal ones', async () => {
  expect(renderer.publicPaths).toEqual(
    expect.arrayContaining(['/', '/packages/domestic', '/packages/all%20packages', '/about', '/faqs']),
  );
  for (const path of renderer.publicPaths) {
    expect(renderer.keyOf(path)).toBe(path);
    expect(matchRoute(path)).toMatchObject({ access: 'public' });
    expect(renderer.isIndexed(path)).toBe(true);
    expect((await render(path)).robots).toBeUndefined();
  }
  expect(renderer.isIndexed('/packages/detail/p1')).toBe(true);
});

it.each([
  '/shortlist',
  '/sign-in',
  '/edit-profile',
  '/error',
  '/nowhere',
  '/admin/agency',
  '/Admin-Login/reset-password',
])('keeps search engines from indexing %s, by whatever backend', (path) => {
  expect(renderer.isIndexed(path)).toBe(false);
});

it.each([
  '/nowhere',
  '/packages/moon',
  '/packages/constructor',
  '/packages/detail/p2',
  '/packages/detail/__proto__',
])('answers %s with status 404 and a page', async (path) => {
  const { status, robots, body } = await render(path);
  expect([status, robots]).toEqual([404, 'noindex']);
  expect(body).toContain('<h1');
});

it.each(['/admin', '/admin-login', '/edit-profile'])('does not render %s', (path) => {
  expect(renderer.keyOf(path)).toBeUndefined();
});

it('offers the next smaller width of each picture with Save-Data', async () => {
  const path = '/packages/detail/p1';
  const { body } = await renderer.render({ ...requestOf(path), savesData: true });
  expect(body.match(/srcset="[^"]*\/320.avif 640w/gi)?.length).toBeGreaterThan(1);
  expect((await render(path)).body).not.toContain('/320.avif 640w');
});

it.each([...renderer.publicPaths, '/packages/detail/p1', '/shortlist', '/nowhere'])(
  'renders no inline style and no inline script that runs on %s',
  async (path) => {
    const { head, body } = await render(path);
    expect(head + body).not.toMatch(/<script|<style|\sstyle=|\son\w+=/);
  },
);

it('paints the poster of a page without a request where it can', async () => {
  const preload = /<link rel="preload" as="image"/;
  const [fetched, embedded] = await Promise.all([
    render('/about'),
    renderer.render({ ...requestOf('/about'), embed: (address) => `data:image/svg+xml,${address}` }),
  ]);
  expect(fetched.body).toMatch(preload);
  expect(fetched.body).not.toContain('src="data:');
  expect(embedded.body).not.toMatch(preload);
  expect(embedded.body.match(/src="data:[^"]*/g)).toEqual([expect.stringMatching(/banyan.*#W$/)]);
});

it('names the photograph that is preloaded', async () => {
  expect(await render('/packages/detail/p1')).toMatchObject({ photograph: tour.images[0] });
  expect((await render('/about')).photograph).toBeUndefined();
});

const namesIn = (body: string) => new Set(body.match(/Trip \d+\./g));

describe('a list with a query', () => {
  const picture = `/pictures/${'1'.repeat(32)}-1600x1067-0f4a38`;
  const list = Array.from({ length: 60 }, (_, index) =>
    aPackage({
      _id: `p${index}`,
      place: index < 40 ? 'Goa' : 'Leh',
      name: `Trip ${index}.`,
      images: [picture],
    }),
  );
  const path = '/packages/all%20packages';
  const renderList = (query: string) => {
    const search = renderer.searchOf(path, query);
    return renderer.render({ ...requestOf(path, pageDataOf(list)), search });
  };

  it('shows what the query selects, and sends the browser no more', async () => {
    const { body, state } = await renderList('?place=leh&sort=');
    expect([...namesIn(body)]).toEqual(list.slice(40).map(({ name }) => name));
    expect(JSON.parse(state)).toMatchObject({
      catalogue: { list: { key: 'all packages', packages: { length: 20 } } },
    });
    expect(state).not.toContain('Trip 1.');
    expect(body).toContain('20 of 60 packages');
    expect(body).not.toMatch(/Loading|aria-busy="true"/);
  });

  it('says when nothing matches', async () => {
    const { body } = await renderList('?place=Bhutan');
    expect(body).toContain('No package goes to');
    expect(body).toContain('href="/packages/international"');
    expect(namesIn(body).size).toBe(0);
  });

  it.each([
    ['?show=48', 'All packages', 'ALL PACKAGES', path],
    ['?q=tea%20hills', 'All packages', 'ALL PACKAGES', path],
    ['?utm=x', 'All packages', 'ALL PACKAGES', path],
    ['?place=goa', 'Goa tour packages', 'GOA', `${path}?place=Goa`],
    ['?place=Goa&utm=x&q=zanzibar&sort=price-up', 'Goa tour packages', 'GOA', `${path}?place=Goa`],
    // The Destination page names it, and no package goes there.
    ['?place=bhutan', 'Bhutan tour packages', 'BHUTAN', path],
    ['?place=Goa+is+a+fraud', 'All packages', 'ALL PACKAGES', path],
    ['?place=%3Cscript%3Ealert(1)%3C/script%3E', 'All packages', 'ALL PACKAGES', path],
  ])('of %s is titled %s in its head, and %s on its board', async (query, title, board, canonical) => {
    const { head, body, robots } = await renderList(query);
    expect(head).toContain(`<title>${title} | Banyan Tours &amp; Travels</title>`);
    expect(head).toContain(
      `<meta property="og:title" content="${title} | Banyan Tours &amp; Travels" data-head>`,
    );
    expect(/<h1[^>]*>(.*?)<\/h1>/.exec(body)?.[1]?.replaceAll(/<[^>]*>/g, '')).toBe(board);
    expect(head).toContain(`<link rel="canonical" href="https://banyan.example${canonical}" data-head>`);
    expect(head).toContain(`<meta property="og:url" content="https://banyan.example${canonical}" data-head>`);
    expect(head + body).not.toContain('<script>alert');
    expect(robots).toBeUndefined();
  });

  it('of a place has its poster, its name in Hindi, its own way back and a picture of its packages', async () => {
    const { head, body, structuredData } = await renderList('?place=Leh');
    expect(body).toMatch(/src="[^"]*bhutan[^"]*#W"/);
    expect(body).toContain('लेह');
    const trail = readJsonTexts(structuredData).map((text): Record<string, unknown> => JSON.parse(text));
    expect(trail).toMatchObject([
      { '@type': 'BreadcrumbList', itemListElement: { 1: { name: 'Packages' }, 2: { name: 'Leh' } } },
    ]);
    expect(head).toContain(
      '<meta name="description" content="Leh tour packages, day by day, with what the price covers." data-head>',
    );
    expect(head).toContain(
      `<meta property="og:image" content="https://banyan.example${picture}/preview.jpg" data-head>`,
    );
  });

  it('has an address for search engines for each place that packages go to, once', () => {
    const places = ['Goa', 'goa', 'Kullu & Manali', '', 'Pondicherry', 'Puducherry'];
    expect(renderer.placePaths(places.map((place) => aPackage({ place })))).toEqual([
      `${path}?place=Goa`,
      `${path}?place=Kullu+%26+Manali`,
      `${path}?place=Pondicherry`,
    ]);
  });

  it('has one form for queries that show the same, and none on other pages', () => {
    expect(renderer.searchOf(path, '?q=&place=Goa&days=')).toBe('?place=Goa');
    expect(renderer.searchOf('/about', '?place=Goa')).toBe('');
    expect(renderer.searchOf('/packages/moon', '?place=Goa')).toBe('');
  });
});

it('keeps focal points in view by rules of its own style sheet, and cuts the link preview around one', async () => {
  const focal = { x: 20, y: 70 };
  const described = { ...tour, pictureDetails: tour.images.map((address) => ({ address, focal })) };
  const { head, rules, body } = await render('/packages/detail/p1', pageDataOf([described]));
  expect(rules).toContain('object-position:20% 70%');
  expect(body).not.toContain(' style=');
  expect(head).toContain(`${tour.images[0] ?? ''}/preview-20-70.jpg"`);
  expect(head).toContain('<meta property="og:image:height" content="630" data-head>');
  const goa = aDestination({ pictureDetails: [{ address: aDestination().images[0] ?? '', focal }] });
  expect((await render('/', pageDataOf([tour], [goa]))).rules).toContain('object-position:20% 70%');
  const unsafe: FocalPoint = JSON.parse('{"x":20,"y":"}body{display:none"}');
  const changed = pageDataOf([
    { ...tour, pictureDetails: [{ address: tour.images[0] ?? '', focal: unsafe }] },
  ]);
  expect((await render('/packages/detail/p1', changed)).rules).not.toContain('body');
});

import { render } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { aPackage } from '#features/shared/testing/builders.ts';
import { originalAgency } from '#contract/agency.ts';
import { toHeadMarkup, writeHead } from './head-elements.tsx';
import { Head, type PageHead } from './head.tsx';

const site = { agency: originalAgency, origin: 'https://banyan.example' };
const about: PageHead = { title: 'About', description: 'Tea & “buses” <1994', path: '/about' };
const trip: PageHead = {
  title: 'Kerala',
  path: '/packages/detail/p1',
  tour: aPackage({ description: '</script> &amp; tea' }),
};

const marked = () => [...document.querySelectorAll('[data-head]')];
const contentOf = (selector: string) => document.querySelector(selector)?.getAttribute('content');

beforeEach(() => {
  document.head.innerHTML = '<meta charset="utf-8"><title>Shell</title>';
  document.body.innerHTML = '';
});

/** As the server answers. */
function serve(page: PageHead) {
  const { head, structuredData } = toHeadMarkup(page, site);
  document.head.innerHTML = head;
  document.body.innerHTML = structuredData;
}

it.each([about, trip])('leaves a document as the server sent it that says the same', (page) => {
  serve(page);
  const served = marked();
  expect(served.length).toBeGreaterThan(10);
  writeHead(document, page, site);
  expect(marked()).toEqual(served);
  expect(marked().every((element, index) => element === served[index])).toBe(true);
});

it('leaves nothing of the page before, of the shell neither, and what is not of a page alone', () => {
  serve(trip);
  document.head.insertAdjacentHTML('beforeend', '<meta name="theme-color" content="#fff">');
  writeHead(document, about, site);
  expect(document.querySelectorAll('link[rel="canonical"]')).toHaveLength(1);
  expect(contentOf('meta[name="description"]')).toBe(about.description);
  expect(contentOf('meta[property="og:url"]')).toBe('https://banyan.example/about');
  expect(document.documentElement.textContent).not.toContain('TouristTrip');
  writeHead(document, { title: 'Sign In', robots: 'noindex' }, site);
  expect(marked().map(({ outerHTML }) => outerHTML)).toEqual([
    '<meta name="robots" content="noindex" data-head="">',
  ]);
  expect(contentOf('meta[name="theme-color"]')).toBe('#fff');
});

it('keeps a text of the owner a text', () => {
  serve(trip);
  const texts = Array.from(document.querySelectorAll('script'), ({ textContent }) => textContent);
  expect(texts.map((text) => JSON.parse(text).description)).toContain('</script> &amp; tea');
  serve(about);
  expect(contentOf('meta[property="og:description"]')).toBe(about.description);
});

it('names the first packages of a list, as the page comes with them', () => {
  const packages = Array.from({ length: 30 }, (_, index) => aPackage({ _id: `p${index}` }));
  writeHead(document, { path: '/packages/domestic', packages }, site);
  expect(document.head.textContent).toContain('"position":24');
  expect(document.head.textContent).not.toContain('"position":25');
});

it('has the title of the newest page at once, and its elements once their code has come', async () => {
  const { rerender } = render(<Head {...about} />);
  expect(document.title).toBe('About | Banyan Tours & Travels');
  rerender(<Head key="next" {...trip} />);
  expect(document.title).toBe('Kerala | Banyan Tours & Travels');
  await expect.poll(() => contentOf('meta[property="og:title"]')).toBe('Kerala | Banyan Tours & Travels');
});

import { expect, it } from 'vitest';
import { splitMarkup } from './split-markup.ts';

const picture = `/pictures/${'a'.repeat(32)}-1600x1000-0f4a38`;
const posterPreload = '<link rel="preload" as="image" href="/assets/tree.svg" fetchPriority="high"/>';
const photographPreload = `<link rel="preload" as="image" type="image/avif" fetchPriority="high" imageSrcSet="${picture}/320.avif 320w, ${picture}/640.avif 640w" imageSizes="100vw"/>`;

it('separates the elements of the head from the page', () => {
  const head =
    '<link rel="preload" href="/a.svg"/><title>A &lt; B</title><meta name="robots" content="noindex"/>';
  expect(splitMarkup(`${head}<a href="/">Home</a><title>in a drawing</title>`)).toEqual({
    head,
    body: '<a href="/">Home</a><title>in a drawing</title>',
    rules: '',
  });
});

it('moves style attributes into rules, each value once', () => {
  const { body, rules } = splitMarkup(
    '<i style="color:red"></i><b class="x" style="top:1px">a</b><i style="color:red"></i>',
  );
  expect(body).toBe('<i data-style="0"></i><b class="x" data-style="1">a</b><i data-style="0"></i>');
  expect(rules).toBe('[data-style="0"]{color:red}[data-style="1"]{top:1px}');
});

it('unescapes the value of a style attribute', () => {
  expect(splitMarkup('<i style="font-family:&quot;A&quot;"></i>').rules).toBe(
    '[data-style="0"]{font-family:"A"}',
  );
});

it('does not change text that looks like a style', () => {
  const text = '<p>&lt;i style=&quot;x&quot;&gt;</p>';
  expect(splitMarkup(text)).toEqual({ head: '', body: text, rules: '' });
});

it.each(['color:red}body{display:none', 'a:b;</style'])('drops %s', (value) => {
  expect(splitMarkup(`<i style="${value}"></i>`).rules).not.toMatch(/body|<|lt/);
});

it('finds the preloaded poster where it is shown first, and removes its preload', () => {
  const { head, body, poster } = splitMarkup(
    `<title>Home</title>${posterPreload}<img src="/assets/tree.svg"/><img src="/assets/tree.svg"/>`,
  );
  expect(head).toBe('<title>Home</title>');
  expect(body).toBe('<img src="/assets/tree.svg"/><img src="/assets/tree.svg"/>');
  expect(poster).toEqual({ address: '/assets/tree.svg', preload: posterPreload, at: '<img src="'.length });
});

it('finds the preloaded photograph, and keeps its preload', () => {
  const { head, photograph, poster } = splitMarkup(`${photographPreload}<img src="${picture}"/>`);
  expect(head).toBe(photographPreload);
  expect(photograph).toBe(picture);
  expect(poster).toBeUndefined();
});

it.each([
  ['a picture from elsewhere', '<link rel="preload" as="image" href="https://x.example/a.jpg"/>'],
  ['a poster that is not shown', posterPreload],
  ['a font', '<link rel="preload" as="font" href="/assets/a.woff2"/>'],
])('leaves the preload of %s in the head', (_, preload) => {
  expect(splitMarkup(`${preload}<p>x</p>`)).toEqual({ head: preload, body: '<p>x</p>', rules: '' });
});

it('offers smaller pictures in head and body with Save-Data', () => {
  const source = `<source srcSet="${picture}/640.avif 640w, ${picture}/960.webp 960w"/>`;
  const { head, body, photograph } = splitMarkup(photographPreload + source, true);
  expect(head).toContain(`${picture}/320.avif 320w, ${picture}/320.avif 640w`);
  expect(body).toBe(`<source srcSet="${picture}/320.avif 640w, ${picture}/640.webp 960w"/>`);
  expect(photograph).toBe(picture);
});

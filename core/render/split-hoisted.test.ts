import { expect, it } from 'vitest';
import { splitHoisted } from './split-hoisted.ts';

it('separates the elements of the head from the page', () => {
  const head =
    '<link rel="preload" href="/a.svg"/><title>A &lt; B</title><meta name="robots" content="noindex"/>';
  expect(splitHoisted(`${head}<a href="/">Home</a><title>in a drawing</title>`)).toEqual({
    head,
    body: '<a href="/">Home</a><title>in a drawing</title>',
  });
});

it('returns a page without them unchanged', () => {
  expect(splitHoisted('<main></main>')).toEqual({ head: '', body: '<main></main>' });
});

import { expect, it } from 'vitest';
import { readHero } from './peer-content.ts';

it('reads the drawing out of the home page', () => {
  const html = `<img src="/a.png"><img src="data:image/svg+xml,<svg id=&quot;a&quot;><use href=&quot;%23a&quot;/>&amp;amp;</svg>">`;
  expect(readHero(html)).toBe('<svg id="a"><use href="#a"/>&amp;</svg>');
});

it('refuses a page without a drawing', () => {
  expect(() => readHero('<img src="/a.png">')).toThrow('The home page has no drawing');
});

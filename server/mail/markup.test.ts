import { expect, test } from 'vitest';
import { html } from './markup.ts';

test('text is escaped, in elements and in attributes', () => {
  const hostile = `<img onerror="'&'">`;
  const written = '&lt;img onerror=&quot;&#39;&amp;&#39;&quot;&gt;';
  expect(html`<a title="${hostile}">${hostile}</a>`.markup).toBe(`<a title="${written}">${written}</a>`);
});

test('pieces of HTML stay what they are, one or several', () => {
  const items = ['a', '<b>'].map((name) => html`<i>${name}</i>`);
  expect(html`<b>${items}</b>`.markup).toBe('<b><i>a</i>\n<i>&lt;b&gt;</i></b>');
  expect(html`<b>${html`<i>c</i>`}</b>`.markup).toBe('<b><i>c</i></b>');
});

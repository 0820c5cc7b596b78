import { expect, it } from 'vitest';
import { compileMarkdown } from './markdown.ts';

const contentOf = (source: string) => compileMarkdown(source).content;

it('reads sections, and the sections in them, with their ids', () => {
  expect(contentOf('Lead\n\n## Terms {#terms}\n\nText\n\n### Part\n\nMore\n\n---\n\nEnd\n\n## Last')).toEqual(
    [
      { text: ['Lead'] },
      {
        sections: [
          {
            title: 'Terms',
            id: 'terms',
            content: [
              { text: ['Text'] },
              { sections: [{ title: 'Part', content: [{ text: ['More'] }] }] },
              { text: ['End'] },
            ],
          },
          { title: 'Last', content: [] },
        ],
      },
    ],
  );
});

it('reads links, and names of facts as such', () => {
  expect(contentOf('Ring {phone} or see\n[the terms](/terms#paying), please')).toEqual([
    {
      text: ['Ring ', { fill: 'phone' }, ' or see ', { text: 'the terms', to: '/terms#paying' }, ', please'],
    },
  ]);
});

it.each([
  ['1. One\n2. Two', { list: [['One'], ['Two']], isOrdered: true }],
  ['- One', { list: [['One']], isOrdered: false }],
  [
    '- **When** Now\n- **Where** {office}',
    {
      facts: [
        { term: 'When', fact: ['Now'] },
        { term: 'Where', fact: [{ fill: 'office' }] },
      ],
    },
  ],
  ['| A | B |\n| - | - |\n| 1 | 2 |', { head: ['A', 'B'], rows: [['1', '2']] }],
  ['![A bus](banyan)', { poster: 'banyan', alt: 'A bus' }],
  ['{storedInBrowser}', { part: 'storedInBrowser' }],
])('reads %j', (source, block) => {
  expect(contentOf(source)).toEqual([block]);
});

it.each([
  ['> quoted', 'The site shows no blockquote: > quoted'],
  ['A *word*', 'The site shows no em: *word*'],
  ['A <b>word</b>', 'The site shows no html: <b>'],
  ['# Title', 'The site shows no heading of this level: # Title'],
  ['### Part', 'The site shows no heading of this level: ### Part'],
  ['Ring {fone}', 'The site shows no text in place of this: Ring {fone}'],
  ['![A bus](bus)', 'The site shows no picture but a poster alone: ![A bus](bus)'],
])('refuses %j, and says why', (source, message) => {
  expect(() => compileMarkdown(source)).toThrow(message);
});

const named = '---\ntitle: Visas\nlocal: वीज़ा\nposter: goa\ndescription: Papers: which, and when.\n---\n';

it('reads what a page says of itself before its words', () => {
  expect(compileMarkdown(`${named}\nWords`)).toEqual({
    head: { title: 'Visas', local: 'वीज़ा', poster: 'goa', description: 'Papers: which, and when.' },
    content: [{ text: ['Words'] }],
  });
});

it.each([
  ['poster: goa\n', '', 'poster'],
  ['goa', 'moon', 'poster'],
  ['title: Visas\n', '', 'title'],
])('refuses a page that does not say it: %j as %j', (line, other, name) => {
  expect(() => compileMarkdown(named.replace(line, other))).toThrow(`The page says no ${name}`);
});

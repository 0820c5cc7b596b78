import { expect, it } from 'vitest';
import { wellFormed } from './well-formed.ts';

it.each(['<g><path d="M0 0"/></g>', '<svg a="1" b="2"><title>A and B</title></svg>'])('accepts %s', (svg) => {
  expect(wellFormed(svg)).toBe(true);
});

it.each(['<g><path d="M0 0"></g>', '<g>', '</g>', '<g a=1/>', '<title>A & B</title>', '<g a="<"/>', 'text'])(
  'refuses %s',
  (svg) => {
    expect(wellFormed(svg)).toBe(false);
  },
);

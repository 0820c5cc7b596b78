import postcss from 'postcss';
import { expect, it } from 'vitest';
import { hoverMedia } from './hover-media.ts';

const process = (css: string) => postcss([hoverMedia]).process(css, { from: undefined }).css;

it('leaves what is painted under a pointer to devices whose pointer hovers', () => {
  expect(process('.a{color:red}.a:hover{color:blue}.b{color:red}')).toBe(
    '.a{color:red}@media (hover: hover){.a:hover{color:blue}}.b{color:red}',
  );
});

it('keeps the other selectors of a rule for every device, and the layer of both', () => {
  expect(process('@layer l{.a:hover,.a:focus-visible{color:blue}}')).toBe(
    '@layer l{.a:focus-visible{color:blue}@media (hover: hover){.a:hover{color:blue}}}',
  );
});

it('refuses a state that is one of a list', () => {
  expect(() => process('.a:is(:hover,:focus){color:blue}')).toThrow(':hover must be a selector of its own');
});

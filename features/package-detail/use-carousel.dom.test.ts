import { afterEach, expect, it } from 'vitest';
import { arrowStep } from './use-carousel.ts';

afterEach(() => document.body.replaceChildren());

/** Presses a key on an element written as markup. */
function press(init: KeyboardEventInit, markup = '<p></p>'): number {
  document.body.innerHTML = markup;
  let step = 0;
  const listen = (event: KeyboardEvent) => {
    step = arrowStep(event);
  };
  document.addEventListener('keydown', listen);
  const target = document.querySelector('[data-here]') ?? document.body.firstElementChild;
  target?.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));
  document.removeEventListener('keydown', listen);
  return step;
}

it.each([
  ['ArrowLeft', -1],
  ['ArrowRight', 1],
  ['Enter', 0],
])('%s moves by %i', (key, step) => {
  expect(press({ key })).toBe(step);
});

it.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])(
  'leaves shortcuts with %s to the browser',
  (modifier) => {
    expect(press({ key: 'ArrowLeft', [modifier]: true })).toBe(0);
  },
);

it.each([
  '<input>',
  '<select></select>',
  '<div contenteditable><b data-here>x</b></div>',
  '<div role="menu"><button data-here>x</button></div>',
])('does nothing in %s', (markup) => {
  expect(press({ key: 'ArrowRight' }, markup)).toBe(0);
});

it.each([
  [
    'a button of the carousel',
    '<section aria-roledescription="carousel"><button data-here></button></section>',
  ],
  ['a heading that has received the focus', '<h1 tabindex="-1">Kerala</h1>'],
])('moves from %s', (_, markup) => {
  expect(press({ key: 'ArrowRight' }, markup)).toBe(1);
});

it.each([
  ['a day of the itinerary', '<div data-orientation="vertical"><button data-here>Day 1</button></div>'],
  ['a day of the served itinerary', '<details><summary data-here tabindex="0">Day 1</summary></details>'],
  ['a link', '<a href="/">Home</a>'],
  ['a row that scrolls', '<div tabindex="0" role="region"></div>'],
  ['a dialog', '<div role="dialog" tabindex="-1"></div>'],
])('does not move from %s', (_, markup) => {
  expect(press({ key: 'ArrowRight' }, markup)).toBe(0);
});

it('ignores a key press whose default was prevented', () => {
  const event = new KeyboardEvent('keydown', { key: 'ArrowRight', cancelable: true });
  event.preventDefault();
  expect(arrowStep(event)).toBe(0);
});

import { afterEach, expect, it } from 'vitest';
import { arrowStep } from './arrow-step.ts';

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
  ['ArrowUp', 0],
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
  '<textarea></textarea>',
  '<select></select>',
  '<div contenteditable><b data-here>x</b></div>',
  '<div role="menu"><button data-here>x</button></div>',
])('does nothing in %s', (markup) => {
  expect(press({ key: 'ArrowRight' }, markup)).toBe(0);
});

it('moves from a button', () => {
  expect(press({ key: 'ArrowRight' }, '<button></button>')).toBe(1);
});

it('moves from a vertical accordion, which prevents what left and right do although it uses neither', () => {
  const markup = '<div data-orientation="vertical"><button data-here>Day 1</button></div>';
  document.addEventListener('keydown', (event) => event.preventDefault(), { capture: true, once: true });
  expect(press({ key: 'ArrowRight' }, markup)).toBe(1);
});

it('ignores a key press whose default was prevented', () => {
  const event = new KeyboardEvent('keydown', { key: 'ArrowRight', cancelable: true });
  event.preventDefault();
  expect(arrowStep(event)).toBe(0);
});

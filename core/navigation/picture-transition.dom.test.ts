import { configure } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sharedElement } from '#features/shared/shared-element.ts';
import { plate } from '#features/shared/ui/tour-card.css.ts';
import { enablePictureTransitions } from './picture-transition.ts';

const address = 'https://site.example/kerala-320.avif';

/** First frame of each movement, by the element that moves. */
let moves: [Element, unknown][] = [];
let stop = () => {};

// Testing Library's wrapper for React waits for a timer after each action, but here tests advance the timers.
configure({ asyncWrapper: (act) => act() });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  moves = [];
  window.history.replaceState(null, '', '/packages/domestic');
  document.body.innerHTML = `
    <article><img alt="" /><span class="${plate}">Rs. 1</span><a href="/packages/detail/p%201">Kerala</a><a href="tel:+911">Call Us</a></article>
    <a href="/packages/detail/p2">elsewhere</a>`;
  Object.defineProperty(document.querySelector('img'), 'currentSrc', { value: address });
  // Without a router, a click would leave the test page.
  document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
    return this.closest('article') ? new DOMRect(10, 300, 100, 50) : new DOMRect(0, 100, 200, 100);
  });
  Object.assign(Element.prototype, {
    animate(this: Element, { transform: [from] }: { transform: unknown[] }) {
      moves.push([this, from]);
      return { finished: Promise.resolve() };
    },
  });
  stop = enablePictureTransitions();
});

afterEach(() => {
  stop();
  Reflect.deleteProperty(Element.prototype, 'animate');
  document.body.replaceChildren();
  vi.useRealTimers();
});

const press = (name: string) => userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).click(link(name));

function link(name: string): HTMLElement {
  const tour = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === name);
  if (!tour) throw new Error(`no link ${name}`);
  return tour;
}

function addPart(attribute: string): HTMLElement {
  const part = document.createElement('div');
  part.setAttribute(attribute, '');
  document.body.append(part);
  return part;
}

async function openPage(path = '/packages/detail/p%201') {
  window.history.replaceState(null, '', path);
  const picture = addPart(sharedElement.targetAttribute);
  const price = addPart(sharedElement.priceAttribute);
  // Microtasks: the page is observed.
  await vi.advanceTimersByTimeAsync(0);
  return { picture, price, image: picture.style.getPropertyValue(sharedElement.image) };
}

it('moves picture and price from the followed card into their places', async () => {
  await press('Kerala');
  const { picture, price, image } = await openPage();
  expect(image).toBe(`url("${address}")`);
  const fromCard = 'translate(-40px, 175px) scale(0.5)';
  expect(moves).toEqual([
    [picture, fromCard],
    [price, fromCard],
  ]);
  expect(picture.style.zIndex).toBe('');
});

it("moves nothing on the page that is left, which is another package's", async () => {
  const left = addPart(sharedElement.targetAttribute);
  await press('Kerala');
  await vi.advanceTimersByTimeAsync(0);
  expect([moves, left.style.getPropertyValue(sharedElement.image)]).toEqual([[], '']);
  left.remove();
  expect((await openPage()).image).toBe(`url("${address}")`);
});

it('shows the picture without a movement when reduced motion is preferred', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  await press('Kerala');
  expect((await openPage()).image).toBe(`url("${address}")`);
  expect(moves).toEqual([]);
});

it('shows the picture of a card on no other page', async () => {
  await press('Kerala');
  expect((await openPage('/packages/detail/p2')).image).toBe('');
});

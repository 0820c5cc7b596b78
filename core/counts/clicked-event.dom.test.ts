import { afterEach, expect, it } from 'vitest';
import { readClickedEvent } from './clicked-event.ts';

afterEach(() => document.body.replaceChildren());

const html = `
  <header><a id="header" href="tel:+911">Call</a></header>
  <main id="main">
    <a id="call" href="tel:+911"><svg id="icon"></svg>Call Us</a>
    <a id="chat" href="https://wa.me/919?text=Hello">Chat on WhatsApp</a>
    <a id="send" href="https://wa.me/?text=Goa">Send on WhatsApp</a>
    <button id="share" data-share>Share this tour</button>
    <button id="other">Next picture</button>
    <a id="brochure" href="/packages/detail/goa/brochure.pdf">Brochure (PDF)</a>
    <a id="link" href="/packages/detail/kerala">Kerala</a>
    <article>
      <a href="/packages/detail/hills%201">Hills</a>
      <a id="card" href="tel:+912">Call Us</a>
    </article>
    <article><a id="person" href="tel:+913">Call our guide</a></article>
  </main>`;

function click(id: string, pageId: string) {
  document.body.innerHTML = html;
  return readClickedEvent(document.getElementById(id), pageId);
}

it.each([
  ['call', 'call'],
  ['icon', 'call'],
  ['chat', 'chat'],
  ['send', 'share'],
  ['share', 'share'],
  ['brochure', 'brochure'],
] as const)('a click on %s is about the package of the page: %s', (id, event) => {
  expect(click(id, 'goa')).toEqual({ event, id: 'goa' });
  expect(click(id, '')).toBeUndefined();
});

it('a click on a card is about its package, on every page', () => {
  expect(click('card', 'goa')).toEqual({ event: 'call', id: 'hills 1' });
  expect(click('card', '')).toEqual({ event: 'call', id: 'hills 1' });
});

it.each(['other', 'link', 'header', 'person', 'nothing'])('a click on %s counts for no package', (id) => {
  expect(click(id, 'goa')).toBeUndefined();
});

import { expect, it } from 'vitest';
import { withAgencyOf } from './agency-of-pages.ts';

const element = (name: string) =>
  `<script type="application/json" id="agency-facts">{"nameFirst":"${name}"}</script>`;
const pages = (bodies: readonly string[]) => ({
  keys: () => Promise.resolve(bodies.map((_, index) => new Request(`https://x.example/${index}`))),
  match: (request: RequestInfo | URL) =>
    Promise.resolve(
      new Response(request instanceof Request ? bodies[Number(request.url.split('/').at(-1))] : undefined),
    ),
});
const shell = () => new Response('<body><p>$&</p></body>', { headers: { 'content-type': 'text/html' } });
const htmlWith = async (bodies: readonly string[]) => (await withAgencyOf(pages(bodies), shell())).text();

it('gives the shell the agency of the page that was cached last', async () => {
  expect(await htmlWith([element('Old'), `<p></p>${element('New')}`])).toBe(
    `<body><p>$&</p>${element('New')}</body>`,
  );
});

it('leaves the shell as it is without a page, and after the originals are back', async () => {
  expect(await htmlWith([])).toBe('<body><p>$&</p></body>');
  expect(await htmlWith([element('Old'), '<p></p>'])).toBe('<body><p>$&</p></body>');
});

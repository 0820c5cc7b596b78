import { expect, it } from 'vitest';
import type { AgencyChanges } from '#contract/agency.ts';
import { createFakeRenderer, renderedPage } from '#server/http/testing/fake-renderer.ts';
import { createErrorPage, type PageRendererDeps } from './page-renderer.ts';

it('shows the agency that was loaded last, and is rendered anew only when that changes', async () => {
  const rendered: (AgencyChanges | undefined)[] = [];
  const renderer = createFakeRenderer({
    render: ({ agency }) => {
      rendered.push(agency);
      return Promise.resolve(renderedPage({ body: agency?.nameFirst ?? 'Banyan' }));
    },
  });
  const deps: PageRendererDeps = {
    template: ({ body }) => Promise.resolve({ text: body, inline: { scripts: [], styles: [] } }),
    renderer: () => Promise.resolve(renderer),
    origin: 'https://x.example',
    headersOf: () => [],
    log: { error: () => undefined, warn: () => undefined, info: () => undefined },
  };
  let agency: AgencyChanges = {};
  const errorPage = createErrorPage(deps, () => agency);
  const read = async () => (await errorPage())?.select(['identity'])?.body.toString();
  expect([await read(), await read()]).toEqual(['Banyan', 'Banyan']);
  agency = { nameFirst: 'Peepal' };
  expect([await read(), await read()]).toEqual(['Peepal', 'Peepal']);
  expect(rendered).toEqual([{}, { nameFirst: 'Peepal' }]);
});

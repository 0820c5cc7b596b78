import { expect, it } from 'vitest';
import { createCachedResponse } from '#server/http/responses/cached-response.ts';
import { createBarePage } from './changed-files.ts';

const html =
  '<title>Banyan Tours &amp; Travels</title><body><a href="tel:+919876543210">+91 98765 43210</a></body>';
const page = createCachedResponse(
  { type: 'text/html; charset=utf-8', headers: ['cache-control', 'no-cache'], body: Buffer.from(html) },
  {},
);

it('is the page of the build for an agency that was not changed', () => {
  expect(createBarePage(page, {})).toBe(page);
  expect(createBarePage(undefined, { nameFirst: 'Peepal' })).toBeUndefined();
});

it('carries the changed facts as data, and in its title and text', () => {
  const changed = createBarePage(page, { nameFirst: '<Peepal>', phoneIndia: '+91 90000 11111' });
  const variant = changed?.select(['identity']);
  expect(variant?.body.toString()).toBe(
    '<title>&lt;Peepal> Tours &amp; Travels</title><body>' +
      '<a href="tel:+919000011111">+91 90000 11111</a>' +
      String.raw`<script type="application/json" id="agency-facts">{"nameFirst":"\u003cPeepal>","phoneIndia":"+91 90000 11111"}</script></body>`,
  );
  expect(variant?.headers.slice(0, 4)).toEqual(['cache-control', 'no-cache', 'etag', variant?.etag]);
  expect(variant?.etag).not.toBe(page.select(['identity'])?.etag);
});

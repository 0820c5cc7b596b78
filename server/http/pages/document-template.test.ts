import { beforeEach, expect, it } from 'vitest';
import { createBackgroundRule, createEmbed } from './document-template.ts';
import { createCachedResponse } from '#server/http/responses/cached-response.ts';

const svg = '<svg viewBox="0 0 1 1"><path fill="#f00" d="M0 0"/></svg>';
const pictureOf = (digit: string) => `/pictures/${digit.repeat(32)}-1600x1000-0f4a38`;
const files = new Map([
  [`${'a'.repeat(32)}-320.avif`, Buffer.from('tiny')],
  [`${'b'.repeat(32)}-320.avif`, Buffer.alloc(30_000)],
]);
const store = { read: (name: string): Promise<Buffer | undefined> => Promise.resolve(files.get(name)) };
const lines: unknown[] = [];
const log = { warn: (line: unknown) => void lines.push(line) };
beforeEach(() => {
  lines.length = 0;
});

it('gives a poster as a data: address, with its view, where the site has it', () => {
  const poster = createCachedResponse({ type: 'image/svg+xml', headers: [], body: Buffer.from(svg) });
  const embed = createEmbed({ file: (path) => (path === '/assets/tree.svg' ? poster : undefined) });
  const address = embed('/assets/tree.svg#W') ?? '';
  expect(address).toMatch(/^data:image\/svg\+xml,[^#]*#W$/);
  expect(decodeURIComponent(address.replace('data:image/svg+xml,', ''))).toBe(`${svg}#W`);
  expect(embed('/assets/none.svg')).toBeUndefined();
});

it('sets the smallest variant as background of a photograph, which is still fetched', async () => {
  const rule = await createBackgroundRule(pictureOf('a'), store, log);
  const tiny = Buffer.from('tiny').toString('base64');
  expect(rule).toContain(`img[src="${pictureOf('a')}"]{background:url("data:image/svg+xml,`);
  expect(rule).toContain(`<image width='1600' height='1000' href='data:image/avif;base64,${tiny}'/>`);
});

it.each([
  ['a picture that is large even so', pictureOf('b'), store.read, 0],
  ['a picture that is gone', pictureOf('c'), store.read, 0],
  ['a picture from elsewhere', 'https://x.example/a.jpg', store.read, 0],
  ['a picture whose store hangs', pictureOf('a'), () => new Promise<never>(() => undefined), 1],
  ['a picture whose store fails', pictureOf('a'), () => Promise.reject(new Error('503')), 1],
])('sets no background for %s, and the page is not delayed', async (_, address, read, warnings) => {
  expect(await createBackgroundRule(address, { read }, log, 50)).toBe('');
  expect(lines).toHaveLength(warnings);
});

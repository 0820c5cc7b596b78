import { afterAll, expect, it } from 'vitest';
import { apiBase } from '#contract/page-path.ts';
import { openBackend } from '#server/http/testing/backend.ts';
import { packageForm, pictureFile } from '#server/http/testing/form-samples.ts';
import { collectGarbage } from '#server/testing/collect-garbage.ts';

const backend = await openBackend();
afterAll(backend.close);

const part = (head: string, content: string) =>
  `--b\r\ncontent-disposition: form-data; ${head}\r\n\r\n${content}\r\n`;
const file = (field: string) => part(`name="${field}"; filename="a.png"`, 'not a picture');
const longText = part('name="inclusions"', 'x'.repeat(2_000_000));

it.each([
  [
    'with a file that begins right after a refused one',
    [`${file('other')}${file('images').slice(0, -8)}`, '--b--\r\n'],
    [400, 'Pictures must be sent as images'],
  ],
  [
    'with two problems, for the first,',
    [`${part('name="name"', 'x'.repeat(5_600_000))}${file('other')}--b--\r\n`],
    [413, 'The field name is too long'],
  ],
  [
    'that ends in the middle of a file',
    [file('images').slice(0, -10)],
    [400, 'The form is incomplete or not readable'],
  ],
  [
    'whose texts are too long together',
    [longText, longText, longText, '--b--\r\n'],
    [413, 'The texts of the form are too long'],
  ],
])('a form %s is refused, and no file is left', async (_what, pieces, refusal) => {
  const body = new ReadableStream({
    start: (controller) => {
      for (const piece of pieces) controller.enqueue(Buffer.from(piece));
      controller.close();
    },
  });
  const headers = { ...(await backend.as('admin')), 'content-type': 'multipart/form-data; boundary=b' };
  const init = { headers, body, duplex: 'half' };
  const answer = await backend.write('POST', apiBase + '/tours/create-package', init);
  expect([answer.status, (await answer.json()).message]).toEqual(refusal);
  expect(await backend.files()).toEqual([]);
});

it('what has arrived of a form is not kept in memory', async () => {
  const arrived: WeakRef<Uint8Array>[] = [];
  let kept = 0;
  const body = new ReadableStream({
    pull: (controller) => {
      if (arrived.length === 30) {
        collectGarbage();
        kept = arrived.filter((chunk) => chunk.deref()).length;
        controller.close();
        return;
      }
      const chunk = Buffer.from(arrived.length === 0 ? file('images').slice(0, -2) : 'x'.repeat(100_000));
      arrived.push(new WeakRef(chunk));
      controller.enqueue(chunk);
    },
  });
  const headers = { ...(await backend.as('admin')), 'content-type': 'multipart/form-data; boundary=b' };
  const init = { headers, body, duplex: 'half' };
  const answer = await backend.write('POST', apiBase + '/tours/create-package', init);
  expect((await answer.json()).message).toBe('The form is incomplete or not readable');
  expect(kept).toBeLessThan(10);
});

it.each(['../../x.png', '..\\x.png', '/etc/passwd', `${'x'.repeat(300)}.png`, 'page.html'])(
  'a picture called %j is kept under our own name and served as what it is',
  async (name) => {
    const form = packageForm({}, [await pictureFile(name)]);
    const created = await backend.ask('POST', '/tours/create-package', form);
    const [address] = created.body.package.images;
    expect(address).toMatch(/^\/pictures\/[0-9a-f]{32}-40x30-[0-9a-f]{6}$/);
    for (const stored of await backend.files())
      expect(stored).toMatch(/^[0-9a-f]{32}-(?:40\.(?:avif|webp|jpg)|preview\.jpg)$/);
    const { headers } = await backend.fetch(address);
    expect(headers.get('content-type')).toBe('image/jpeg');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toMatch(/sandbox$/);
  },
);

import { afterAll, expect, it } from 'vitest';
import { apiBase } from '#contract/page-path.ts';
import { openBackend } from '#server/http/testing/backend.ts';

const backend = await openBackend();
afterAll(backend.close);

const part = (head: string, content: string) =>
  `--b\r\ncontent-disposition: form-data; ${head}\r\n\r\n${content}\r\n`;
const file = (field: string) => part(`name="${field}"; filename="a.png"`, 'not a picture');

/** @param pieces sent one after the other */
async function send(...pieces: readonly string[]) {
  const body = new ReadableStream({
    start: (controller) => {
      for (const piece of pieces) controller.enqueue(Buffer.from(piece));
      controller.close();
    },
  });
  const init = {
    headers: { ...(await backend.as('admin')), 'content-type': 'multipart/form-data; boundary=b' },
    body,
    duplex: 'half',
  };
  const answer = await backend.write('POST', apiBase + '/tours/create-package', init);
  return { status: answer.status, ...(await answer.json()) };
}

it('a file that begins right after a refused one is not waited for', async () => {
  const answer = await send(`${file('other')}${file('images').slice(0, -8)}`, '--b--\r\n');
  expect(answer).toMatchObject({ status: 400, message: 'Pictures must be sent as images' });
  expect(await backend.files()).toEqual([]);
});

it('the first problem is the one that is answered', async () => {
  const answer = await send(`${part('name="name"', 'x'.repeat(5_600_000))}${file('other')}--b--\r\n`);
  expect(answer).toMatchObject({ status: 413, message: 'The field name is too long' });
});

it('a form that ends in the middle of a file is incomplete', async () => {
  const answer = await send(file('images').slice(0, -10));
  expect(answer).toMatchObject({ status: 400, message: 'The form is incomplete or not readable' });
  expect(await backend.files()).toEqual([]);
});

it('texts that are too long together are refused', async () => {
  const text = part('name="inclusions"', 'x'.repeat(2_000_000));
  const answer = await send(text, text, text, '--b--\r\n');
  expect(answer).toMatchObject({ status: 413, message: 'The texts of the form are too long' });
});

import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { brotliDecompressSync, constants } from 'node:zlib';
import { expect, findPackagePath, test } from '#e2e/browser/testing/site-test.ts';

/** Bytes before the first acknowledgement: 10 segments of 1460 bytes (RFC 6928). */
const firstFlight = 14_600;

/** The beginning of a document that a browser has after the first flight. */
async function readFirstFlight(address: string): Promise<string> {
  const request = get(address, { headers: { accept: 'text/html', 'accept-encoding': 'br' } });
  const [response]: IncomingMessage[] = await once(request, 'response');
  if (!response) throw new Error(`${address} has no answer`);
  expect(response.headers['content-encoding']).toBe('br');
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  const headerBytes = response.rawHeaders.join(': \r\n').length;
  const received = Buffer.concat(chunks).subarray(0, firstFlight - headerBytes);
  return brotliDecompressSync(received, { finishFlush: constants.BROTLI_OPERATION_FLUSH }).toString();
}

test('pages have their styles and their heading in the first flight of the response @gate', async ({
  page,
  baseURL,
}) => {
  for (const path of ['/', '/packages/domestic', await findPackagePath(page)]) {
    const received = await readFirstFlight(`${baseURL}${path}`);
    expect(received, path).toContain('</style>');
    expect(received, path).toMatch(/<h1[^]*<\/h1>/);
  }
});

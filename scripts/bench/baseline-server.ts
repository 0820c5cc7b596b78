/** The benchmark's reference: a bare `node:http` server with answers from memory. */
import { createServer, get } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface BaselineResponses {
  readonly origin: string;
  readonly paths: readonly string[];
  readonly encoding: string;
  readonly send: 'bytes' | 'stringified';
}

const { origin, paths, encoding, send }: BaselineResponses = JSON.parse(process.env['ANSWERS'] ?? '');
const hopByHop = new Set(['connection', 'date', 'keep-alive', 'content-length', 'transfer-encoding']);

const answers = new Map<string, { headers: string[]; body: Buffer; content: unknown }>();
for (const path of paths) {
  const { rawHeaders, body } = await read(origin + path);
  const headers = rawHeaders.filter(
    (_, index) => !hopByHop.has((rawHeaders[index - (index % 2)] ?? '').toLowerCase()),
  );
  answers.set(path, { headers, body, content: send === 'bytes' ? undefined : JSON.parse(body.toString()) });
}

/** Not `fetch`, which would decompress the body. */
function read(address: string): Promise<{ rawHeaders: string[]; body: Buffer }> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': encoding } }, (answer) => {
      buffer(answer).then((body) => resolve({ rawHeaders: answer.rawHeaders, body }), reject);
    }).on('error', reject);
  });
}

createServer((request, response) => {
  const answer = answers.get(request.url ?? '');
  if (!answer) {
    response.writeHead(404).end();
    return;
  }
  const body = send === 'bytes' ? answer.body : Buffer.from(JSON.stringify(answer.content));
  response.writeHead(200, [...answer.headers, 'content-length', String(body.length)]).end(body);
}).listen(Number(process.env['PORT']), 'localhost');

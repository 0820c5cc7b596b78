/** The server that the benchmark compares with: Node's own, with answers from memory and nothing around it. */
import { createServer, get } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** What to answer, in the variable ANSWERS. */
export interface BareAnswers {
  /** Where the answers are fetched from at the start, with their headers. */
  readonly origin: string;
  readonly paths: readonly string[];
  readonly encoding: string;
  /** Ready bytes, or an object that is serialised for each request. */
  readonly send: 'bytes' | 'stringified';
}

const { origin, paths, encoding, send }: BareAnswers = JSON.parse(process.env['ANSWERS'] ?? '');
const own = new Set(['connection', 'date', 'keep-alive', 'content-length', 'transfer-encoding']);

const answers = new Map<string, { headers: string[]; body: Buffer; content: unknown }>();
for (const path of paths) {
  const { rawHeaders, body } = await read(origin + path);
  const headers = rawHeaders.filter(
    (_, index) => !own.has((rawHeaders[index - (index % 2)] ?? '').toLowerCase()),
  );
  answers.set(path, { headers, body, content: send === 'bytes' ? undefined : JSON.parse(body.toString()) });
}

/** `fetch` would unpack the body. */
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

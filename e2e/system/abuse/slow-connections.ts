import { connect, type Socket } from 'node:net';
import { apiBase } from '#contract/page-path.ts';
import { origin } from '#server/http/testing/backend.ts';

export interface SlowConnection {
  readonly kind: string;
  /** ms until the server closed the connection. */
  readonly duration: number;
}

/** ms in which the server must close every slow client. */
export const closeDeadline = 15_000;
/** ms between two bytes. */
const byteInterval = 200;

const post = (call: string, type: string, more = '') =>
  `POST ${apiBase}${call} HTTP/1.1\r\nhost: x\r\norigin: ${origin}\r\ncontent-type: ${type}\r\n` +
  `content-length: 100000\r\n${more}\r\n`;
const form = 'multipart/form-data; boundary=b';
const part = '--b\r\ncontent-disposition: form-data; name="images"; filename="a.jpg"\r\n\r\n';

const listRequestStarts = (cookie: string): readonly (readonly [string, string])[] => [
  ['nothing', ''],
  ['headers', 'GET / HTTP/1.1\r\nhost: x\r\nx-long: '],
  ['a JSON body', post('/auth/login', 'application/json')],
  ['a form as nobody', post('/tours/create-package', form)],
  ['a form as an administrator', post('/tours/create-package', form, `cookie: ${cookie}\r\n`) + part],
  ['a body of a GET', 'GET /api/health HTTP/1.1\r\nhost: x\r\ncontent-length: 100000\r\n\r\n'],
];

/** Sends the beginning, then single bytes until the server closes the connection. */
function sendSlowly(port: number, kind: string, start: string): Promise<SlowConnection> {
  return new Promise((resolve) => {
    const startedAt = performance.now();
    const socket = connect(port, '127.0.0.1', () => socket.write(start));
    // The kind `nothing` sends nothing at all.
    const timer = setInterval(() => start !== '' && socket.writable && socket.write('x'), byteInterval);
    socket.resume().on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(timer);
      resolve({ kind, duration: performance.now() - startedAt });
    });
  });
}

/** Requests the longest list and reads nothing, or 1 kB/s; after the deadline it reads the rest. */
function readSlowly(port: number, kind: string, reads: 'nothing' | 'drops'): Promise<SlowConnection> {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now();
    let head = '';
    let received = 0;
    let slow = true;
    const onRead = (count: number, buffer: Uint8Array) => {
      if (head.length < 2000) head += Buffer.from(buffer.subarray(0, count)).toString('latin1');
      received += count;
      if (slow && reads === 'drops') setTimeout(() => socket.resume(), 1000);
      return !slow;
    };
    const socket: Socket = connect({
      port,
      host: '127.0.0.1',
      onread: { buffer: new Uint8Array(1024), callback: onRead },
    });
    socket.write(`GET ${apiBase}/tours/getAllPackage HTTP/1.1\r\nhost: x\r\n\r\n`);
    socket.on('error', () => undefined);
    setTimeout(() => {
      slow = false;
      socket.resume();
    }, closeDeadline);
    socket.on('close', () => {
      const [, length = '0'] = /content-length: (\d+)/.exec(head) ?? [];
      const duration = Math.min(performance.now() - startedAt, closeDeadline);
      if (received < Number(length)) resolve({ kind, duration });
      else reject(new Error(`The server kept ${kind} open until it was read`));
    });
  });
}

/** Clients of all kinds at once. */
export function openSlowConnections(
  { port, cookie }: { readonly port: number; readonly cookie: string },
  count: number,
): Promise<readonly SlowConnection[]> {
  const kinds = [
    ...listRequestStarts(cookie).map(
      ([kind, start]) =>
        () =>
          sendSlowly(port, kind, start),
    ),
    () => readSlowly(port, 'an answer that is not read', 'nothing'),
    () => readSlowly(port, 'an answer that is read slowly', 'drops'),
  ];
  return Promise.all(
    Array.from({ length: count }, (_, index) => kinds[index % kinds.length]).flatMap(
      (visit) => visit?.() ?? [],
    ),
  );
}

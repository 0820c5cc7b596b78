import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export interface RawResponse {
  readonly status: number;
  readonly head: string;
  readonly body: string;
  /** Everything but '100 Continue': there may be a second answer. */
  readonly all: string;
}

/** Sends bytes as they are, chunk by chunk. @throws when the connection is still open after `timeout` ms */
export function sendRaw(port: number, bytes: readonly Buffer[], timeout: number): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const received: Buffer[] = [];
    const socket = connect(port, '127.0.0.1');
    const timer = setTimeout(() => {
      socket.destroy();
      reject(new Error(`The connection was not closed within ${timeout} ms`));
    }, timeout);
    const send = async () => {
      for (const chunk of bytes) {
        socket.write(chunk);
        await pause(2);
      }
    };
    void send();
    socket.on('data', (chunk) => received.push(chunk));
    // The server resets the connection after it refused the rest of the request.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(timer);
      const all = Buffer.concat(received)
        .toString('utf8')
        .replace(/^HTTP\/1\.1 100 .*\r\n\r\n/, '');
      const end = all.indexOf('\r\n\r\n');
      const [head, body] = end === -1 ? [all, ''] : [all.slice(0, end), all.slice(end + 4)];
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0), head, body, all });
    });
  });
}

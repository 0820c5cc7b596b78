import { Agent, request } from 'node:http';

export interface TimedResponse {
  readonly status: number;
  /** ms from the request to the last byte. */
  readonly duration: number;
}

export interface RequestOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
}

export type Client = (path: string, options?: RequestOptions) => Promise<TimedResponse>;

/** A client with connections of its own. @param localAddress its address, one of 127.0.0.0/8 */
export function createClient(origin: string, localAddress: string): Client {
  const agent = new Agent({ keepAlive: true });
  const { port } = new URL(origin);
  return (path, { method = 'GET', headers = {}, body } = {}) =>
    new Promise((resolve, reject) => {
      const startedAt = performance.now();
      const encoding = { 'accept-encoding': 'br' };
      const length = body ? { 'content-length': String(body.length) } : {};
      const sent = request(
        {
          host: '127.0.0.1',
          port,
          path,
          method,
          agent,
          localAddress,
          headers: { ...encoding, ...length, ...headers },
        },
        (response) => {
          response.resume();
          response.once('error', reject);
          response.once('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              duration: performance.now() - startedAt,
            }),
          );
        },
      );
      sent.once('error', reject);
      sent.end(body);
    });
}

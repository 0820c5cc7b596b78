import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { text } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';
import { readMessage, type ReadMessage } from './read-message.ts';

/** With the addresses of the SMTP envelope. */
export interface Delivered extends ReadMessage {
  readonly from: string;
  readonly to: readonly string[];
}

export const credentials = { user: 'office', password: 'p@ss/word' };

/** Stopped when the test ends. @param rejection its refusal of every message */
export async function openMailServer(rejection?: string): Promise<{
  readonly url: string;
  readonly delivered: readonly Delivered[];
}> {
  const delivered: Delivered[] = [];
  const server = new SMTPServer({
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    logger: false,
    onAuth: ({ username, password }, _session, done) => {
      const isValid = username === credentials.user && password === credentials.password;
      done(isValid ? null : new Error('Authentication failed'), { user: username });
    },
    onData: (stream, session, done) => {
      const receive = async () => {
        const raw = await text(stream);
        if (rejection) throw new Error(rejection);
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom ? mailFrom.address : '';
        delivered.push({ ...readMessage(raw), from, to: rcptTo.map(({ address }) => address) });
      };
      callbackify(receive)(done);
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  onTestFinished(() => new Promise((resolve) => server.close(resolve)));
  const port = await portOf(listening);
  const password = encodeURIComponent(credentials.password);
  return { url: `smtp://${credentials.user}:${password}@127.0.0.1:${port}`, delivered };
}

/** Accepts connections and sends nothing; stopped when the test ends. @returns its `smtp://` address */
export async function openSilentServer(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  return `smtp://127.0.0.1:${await portOf(server)}`;
}

async function portOf(server: Server): Promise<number> {
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port');
  return address.port;
}

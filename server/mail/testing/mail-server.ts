import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** With the addresses of the SMTP envelope. */
interface Delivered {
  readonly from: string;
  readonly to: readonly string[];
  /** The whole message as it was sent, with its headers. */
  readonly text: string;
}

const credentials = { user: 'office', password: 'p@ss/word' };

/** Stopped when the test ends. @param rejection its refusal of every message */
export async function openMailServer(rejection?: string) {
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
        const received = await text(stream);
        if (rejection) throw new Error(rejection);
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom ? mailFrom.address : '';
        delivered.push({ text: received, from, to: rcptTo.map(({ address }) => address) });
      };
      callbackify(receive)(done);
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  onTestFinished(() => new Promise((resolve) => server.close(resolve)));
  await once(listening, 'listening');
  const address = listening.address();
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port');
  const password = encodeURIComponent(credentials.password);
  return { url: `smtp://${credentials.user}:${password}@127.0.0.1:${address.port}`, delivered };
}

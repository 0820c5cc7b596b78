import { once } from 'node:events';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

/** Where tests let a server listen. */
export const at = { port: 0, host: '127.0.0.1' };

/** Sends bytes that no client library would send. @returns all that is received until the connection is closed */
export async function sendBytes(port: number, bytes: string): Promise<string> {
  const socket = connect(port, at.host);
  socket.write(bytes);
  return text(socket);
}

export async function answerTo(sent: ClientRequest): Promise<IncomingMessage> {
  const [answer]: IncomingMessage[] = await once(sent, 'response');
  if (!answer) throw new Error('no answer');
  return answer;
}

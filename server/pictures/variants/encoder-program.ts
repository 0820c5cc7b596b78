/** The program of the encoder, a child process of the server: makes variants of one picture after the other. */
import * as v from 'valibot';
import { encodeVariants } from '#server/pictures/processing/encode.ts';
import { EncoderJobSchema, type EncoderMessage } from './encoder-messages.ts';

/** A server that is gone takes nothing; `disconnect` then ends this process. */
const send = (message: EncoderMessage) => void process.send?.(message, undefined, {}, () => undefined);

async function work(received: unknown): Promise<void> {
  try {
    const { jpeg, picture } = v.parse(EncoderJobSchema, received);
    for await (const { name, type, bytes } of encodeVariants(Buffer.from(jpeg), picture))
      send({ kind: 'file', name, type, bytes });
    send({ kind: 'done' });
  } catch (cause) {
    send({ kind: 'failed', message: cause instanceof Error ? cause.message : String(cause) });
  }
}

process.on('message', (received) => void work(received));
// Signals to all processes of a terminal or a service: the server decides when the encoder ends.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
// The server is gone. A normal exit would wait for the picture that is being encoded.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
send({ kind: 'ready' });

/**
 * The program of the encoder, a child process of the server: makes the variants of one picture. Arguments: its hash and
 * width in px; input: a line with its JPEG in base64, open as long as the server runs; output: a byte when it starts with
 * the picture, then its files as `v8.serialize` writes them.
 */
import { createInterface } from 'node:readline';
import { serialize } from 'node:v8';
import { encodeVariants } from '#server/pictures/processing/encode.ts';

const [hash = '', width] = process.argv.slice(2);

async function encode(jpeg: Buffer): Promise<void> {
  process.stdout.write('\n');
  try {
    const files = await encodeVariants(jpeg, { hash, width: Number(width) });
    process.stdout.write(serialize(files), () => process.exit(0));
  } catch (cause) {
    process.stderr.write(String(cause), () => process.exit(1));
  }
}

// Signals to all processes of a terminal or a service: the server decides when the encoder ends.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
createInterface(process.stdin)
  .once('line', (line) => void encode(Buffer.from(line, 'base64')))
  // The server is gone. A normal exit would wait for the picture that is being encoded.
  .once('close', () => process.kill(process.pid, 'SIGKILL'));

import { execFile, type ExecFileException } from 'node:child_process';
import { constants } from 'node:os';
import { deserialize } from 'node:v8';
import type { PictureMetadata } from '#contract/pictures.ts';
import { lowerPriority } from '#server/lower-priority.ts';
import type { PictureFile } from '#server/pictures/processing/encode.ts';

/**
 * Makes the AVIF and WebP files of a stored picture from its JPEG, always the same ones.
 * @throws EncodingFailed, which counts as a try, when this picture cannot be encoded; other errors when none can be, or
 * when the signal is aborted
 */
export type EncodeVariants = (
  jpeg: Buffer,
  picture: PictureMetadata,
  signal: AbortSignal,
) => Promise<readonly PictureFile[]>;

/** Thrown when a picture cannot be encoded. */
export class EncodingFailed extends Error {
  override readonly name = 'EncodingFailed';
}

export interface EncoderOptions {
  /** The file of `encoder-program.ts`, built or from source. */
  readonly program: string;
  /** Arguments of Node; by default those of this process, so that a server from source starts it from source. */
  readonly execArgv?: readonly string[];
  /** ms for one picture, which takes seconds on a machine with nothing else to do. */
  readonly timeout?: number;
}

/** The variables that a child process needs: none of the server's secrets. */
const inherited = ['PATH', 'HOME', 'TMPDIR', 'NODE_ENV', 'NODE_OPTIONS', 'SystemRoot'];

/** Encodes each picture in a child process of the lowest priority, which ends with this one, however that ends. */
export function createEncoder({
  program,
  execArgv = process.execArgv,
  timeout = 10 * 60_000,
}: EncoderOptions): EncodeVariants {
  return async (jpeg, { hash, width }, signal) => {
    const args = [...execArgv, program, hash, String(width)];
    const env = Object.fromEntries(inherited.map((name) => [name, process.env[name]]));
    const options = {
      encoding: 'buffer',
      env,
      maxBuffer: Infinity,
      timeout,
      killSignal: 'SIGKILL',
      signal,
    } as const;
    const output = await new Promise<Buffer>((resolve, reject) => {
      const child = execFile(process.execPath, args, options, (error, stdout) => {
        // An aborted signal has sent SIGTERM, whatever `killSignal` says, and the program ignores that.
        child.kill('SIGKILL');
        if (!error) resolve(stdout);
        else reject(signal.aborted ? error : createFailure(error, stdout));
      });
      lowerPriority(child.pid, constants.priority.PRIORITY_LOW);
      // A program that has ended takes no input; its end says why.
      child.stdin?.on('error', () => undefined);
      // Not ended: the end of its input tells the program that the server is gone.
      child.stdin?.write(`${jpeg.toString('base64')}\n`);
    });
    return deserialize(output.subarray(1));
  };
}

/** @param output holds a byte once the program has started with the picture, which is at fault from then on */
function createFailure(error: ExecFileException, output: Buffer): Error {
  if (error.killed) return new EncodingFailed('The encoder took too long');
  if (output.length === 0) return new Error('The encoder of pictures does not start', { cause: error });
  return new EncodingFailed(`The encoder has ended with ${error.code ?? error.signal}`, { cause: error });
}

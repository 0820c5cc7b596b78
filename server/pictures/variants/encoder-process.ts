import { fork, type ChildProcess } from 'node:child_process';
import { constants } from 'node:os';
import * as v from 'valibot';
import type { PictureMetadata } from '#contract/pictures.ts';
import { lowerPriority } from '#server/lower-priority.ts';
import type { PictureFile } from '#server/pictures/processing/encode.ts';
import { EncodingFailed, type EncodeVariants } from './encode-variants.ts';
import { EncoderMessageSchema, type EncoderJob, type EncoderMessage } from './encoder-messages.ts';

/** The variables that a child process needs: none of the server's secrets. */
const inherited = ['PATH', 'HOME', 'TMPDIR', 'NODE_ENV', 'NODE_OPTIONS', 'SystemRoot'];

export interface EncoderOptions {
  /** The file of `encoder-program.ts`, built or from source. */
  readonly program: string;
  /** Arguments of Node; by default those of this process, so that a server from source starts it from source. */
  readonly execArgv?: readonly string[];
  /** ms for one picture, which takes seconds on a machine with nothing else to do. */
  readonly timeout?: number;
  /** ms without work after which the process ends, which frees its memory. */
  readonly idle?: number;
}

export interface EncoderProcess {
  readonly encode: EncodeVariants;
  /** Kills the process: what it encodes is encoded again later. */
  readonly stop: () => void;
}

/**
 * Encodes in a child process of the lowest priority, one picture at a time. It starts with the first picture and ends
 * with this process, however that ends. One that dies is replaced at the next picture.
 */
export function createEncoderProcess({
  program,
  execArgv = process.execArgv,
  timeout = 10 * 60_000,
  idle = 10_000,
}: EncoderOptions): EncoderProcess {
  let running: ChildProcess | undefined;
  let idleTimer: NodeJS.Timeout | undefined;

  const stop = () => {
    clearTimeout(idleTimer);
    running?.kill('SIGKILL');
    running = undefined;
  };

  const start = async (signal: AbortSignal): Promise<ChildProcess> => {
    const child = fork(program, [], {
      execArgv: [...execArgv],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: Object.fromEntries(inherited.map((name) => [name, process.env[name]])),
    });
    lowerPriority(child.pid, constants.priority.PRIORITY_LOW);
    running = child;
    child.once('exit', () => {
      if (running === child) running = undefined;
    });
    await readMessages(child, signal, (message) => message.kind === 'ready').catch((cause: unknown) => {
      child.kill('SIGKILL');
      throw new Error('The encoder of pictures does not start', { cause });
    });
    return child;
  };

  return {
    encode: async (jpeg, picture, signal) => {
      clearTimeout(idleTimer);
      signal.throwIfAborted();
      const child = running ?? (await start(signal));
      const limit = new AbortController();
      const abort = () => limit.abort();
      const timer = setTimeout(abort, timeout);
      signal.addEventListener('abort', abort);
      try {
        return await encodeIn(child, { jpeg, picture: metadataOf(picture) }, limit.signal);
      } catch (cause) {
        if (!(cause instanceof RefusedByEncoder)) stop();
        throw cause;
      } finally {
        clearTimeout(timer);
        signal.removeEventListener('abort', abort);
        idleTimer = setTimeout(stop, idle);
        idleTimer.unref();
      }
    },
    stop,
  };
}

/** The process goes on and can take other pictures. */
class RefusedByEncoder extends EncodingFailed {}

const metadataOf = ({ hash, width, height, color }: PictureMetadata) => ({ hash, width, height, color });

async function encodeIn(child: ChildProcess, job: EncoderJob, signal: AbortSignal): Promise<PictureFile[]> {
  const files: PictureFile[] = [];
  const ended = readMessages(child, signal, (message) => {
    switch (message.kind) {
      case 'file': {
        const { name, type, bytes } = message;
        files.push({ name, type, bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) });
        return false;
      }
      case 'failed':
        throw new RefusedByEncoder(message.message);
      case 'done':
        return true;
      case 'ready':
        return false;
      default:
        return message satisfies never;
    }
  });
  child.send(job, (cause) => {
    if (cause) child.kill('SIGKILL');
  });
  await ended;
  return files;
}

/** Hands over messages until `take` returns true. @throws EncodingFailed when the process ends or is too slow */
function readMessages(
  child: ChildProcess,
  signal: AbortSignal,
  take: (message: EncoderMessage) => boolean,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = (settled: () => void) => {
      child.off('message', onMessage).off('exit', onExit).off('error', onError);
      signal.removeEventListener('abort', onAbort);
      settled();
    };
    const onMessage = (received: unknown) => {
      try {
        if (take(v.parse(EncoderMessageSchema, received))) settle(resolve);
      } catch (cause) {
        settle(() => reject(cause));
      }
    };
    const onExit = (code: number | null, killer: string | null) =>
      settle(() => reject(new EncodingFailed(`The encoder has ended with ${code ?? killer}`)));
    const onError = (cause: Error) => settle(() => reject(cause));
    const onAbort = () => settle(() => reject(new EncodingFailed('It took too long')));
    child.on('message', onMessage).once('exit', onExit).once('error', onError);
    signal.addEventListener('abort', onAbort, { once: true });
    if (child.exitCode !== null || child.signalCode !== null) onExit(child.exitCode, child.signalCode);
    else if (signal.aborted) onAbort();
  });
}

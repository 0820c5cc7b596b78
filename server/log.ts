import { pino, type Logger } from 'pino';

export interface Log extends Pick<Logger, 'info' | 'warn' | 'error'> {}

export const logOptions = { base: null, serializers: { error: pino.stdSerializers.err } };

/** Bytes: writing each line by itself costs more, and so do larger batches, which are measured at every line. */
const batchBytes = 2048;
/** ms */
const flushInterval = 500;

/** Writes one JSON object a line, in batches; `flush` is to be called before the process ends. */
export function createLog(): Logger {
  return pino(
    logOptions,
    pino.destination({
      dest: 1,
      sync: false,
      minLength: batchBytes - 1,
      maxWrite: batchBytes,
      periodicFlush: flushInterval,
    }),
  );
}

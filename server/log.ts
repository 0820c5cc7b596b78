import { pino, type Logger } from 'pino';
import type { Config } from './config.ts';
import { formatLogLine } from './log-text.ts';

export interface Log extends Pick<Logger, 'info' | 'warn' | 'error'> {}

export const logOptions = { base: null, serializers: { error: pino.stdSerializers.err } };

/** Bytes: writing each line by itself costs more, and so do larger batches, which are measured at every line. */
const batchBytes = 2048;
/** ms */
const flushInterval = 500;

/**
 * `json`: an object a line, in batches, so that `flush` is to be called before the process ends; `text`: lines for
 * people, at once and in the order of what else is written to the standard output.
 */
export function createLog(format: NonNullable<Config['logFormat']>): Logger {
  const destination = pino.destination(
    format === 'text'
      ? { dest: 1, sync: true }
      : {
          dest: 1,
          sync: false,
          minLength: batchBytes - 1,
          maxWrite: batchBytes,
          periodicFlush: flushInterval,
        },
  );
  const write = (line: string) => {
    const text = formatLogLine(line);
    if (text !== '') destination.write(text);
  };
  const log = pino(logOptions, format === 'text' ? { write } : destination);
  // Its terminal was closed, or the disk of its file is full: the site goes on without a log.
  destination.on('error', () => {
    log.level = 'silent';
    destination.destroy();
  });
  return log;
}

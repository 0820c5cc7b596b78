import { pino, type Logger } from 'pino';

export interface Log extends Pick<Logger, 'info' | 'warn' | 'error'> {}

export const logOptions = { base: null, serializers: { error: pino.stdSerializers.err } };

/** Characters: writing each line by itself costs three times as much. */
const bufferSize = 16_384;
/** ms */
const flushInterval = 500;

/** Writes one JSON object a line, in batches. `flush` is to be called before the process ends. */
export function createLog(): { readonly log: Log; readonly flush: () => void } {
  const destination = pino.destination({ dest: 1, sync: false });
  let lines = '';
  const handOn = () => {
    if (lines !== '') destination.write(lines);
    lines = '';
  };
  const gather = (line: string) => {
    lines += line;
    if (lines.length >= bufferSize) handOn();
  };
  setInterval(handOn, flushInterval).unref();
  return {
    log: pino(logOptions, { write: gather }),
    flush: () => {
      handOn();
      try {
        destination.flushSync();
      } catch {
        // The output is a closed pipe.
      }
    },
  };
}

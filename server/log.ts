import { pino, type Logger } from 'pino';

export interface Log extends Pick<Logger, 'info' | 'warn' | 'error'> {}

/** How lines look: no process id or host, errors with their stack. */
export const logOptions = { base: null, serializers: { error: pino.stdSerializers.err } };

/** Characters gathered before they are handed on: a line by itself costs three times as much to write. */
const gathered = 16_384;
/** Milliseconds after which gathered lines are written at the latest. */
const patience = 500;

/**
 * The program's log: one JSON object a line on the standard output, written in batches.
 * @returns the log, and `flush`, to be called before the process ends
 */
export function createLog(): { readonly log: Log; readonly flush: () => void } {
  const destination = pino.destination({ dest: 1, sync: false });
  let lines = '';
  const handOn = () => {
    if (lines !== '') destination.write(lines);
    lines = '';
  };
  const gather = (line: string) => {
    lines += line;
    if (lines.length >= gathered) handOn();
  };
  setInterval(handOn, patience).unref();
  return {
    log: pino(logOptions, { write: gather }),
    flush: () => {
      handOn();
      try {
        destination.flushSync();
      } catch {
        // Nobody reads the output any more (a closed pipe): nothing is left to tell.
      }
    },
  };
}

import type { IncomingMessage } from 'node:http';

/** Bytes of a refused body that are still received, so that the client reads the refusal and not a reset. */
const generosity = 64 * 1024 * 1024;

/**
 * Throws away what is left of a request's body. It must be over before the answer is sent: Node closes a connection
 * that is not kept right after its answer, and bytes that arrive at a closed connection make the client lose both.
 * @param patience ms for it
 * @returns whether the body has been received to its end
 */
export function drained(incoming: IncomingMessage, patience: number): Promise<boolean> {
  incoming.resume();
  if (incoming.complete || incoming.destroyed) return Promise.resolve(true);
  return new Promise((resolve) => {
    let left = generosity;
    const finish = () => {
      clearTimeout(timer);
      incoming.off('data', count).off('end', finish).off('close', finish);
      resolve(incoming.complete);
    };
    const count = ({ length }: Buffer) => {
      left -= length;
      if (left < 0) finish();
    };
    const timer = setTimeout(finish, patience);
    incoming.on('data', count).once('end', finish).once('close', finish);
  });
}

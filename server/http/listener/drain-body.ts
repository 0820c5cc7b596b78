import type { IncomingMessage } from 'node:http';

/** Bytes. */
const drainLimit = 64 * 1024 * 1024;

/**
 * Discards the rest of a refused body before the answer is sent: Node closes a connection without keep-alive after the
 * answer, and data that then arrives makes the client see a reset.
 * @param timeout ms @returns whether the whole body has been received
 */
export function drainBody(incoming: IncomingMessage, timeout: number): Promise<boolean> {
  incoming.resume();
  if (incoming.complete || incoming.destroyed) return Promise.resolve(true);
  return new Promise((resolve) => {
    let left = drainLimit;
    const finish = () => {
      clearTimeout(timer);
      incoming.off('data', count).off('end', finish).off('close', finish);
      resolve(incoming.complete);
    };
    const count = ({ length }: Buffer) => {
      left -= length;
      if (left < 0) finish();
    };
    const timer = setTimeout(finish, timeout);
    incoming.on('data', count).once('end', finish).once('close', finish);
  });
}

import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Requests of one connection that may wait for their answers. */
const maxPending = 8;

/** Follows the connections that `node` accepts from now on. */
export function trackPendingAnswers(node: Server) {
  const connections = new Map<Socket, Set<ServerResponse>>();
  const listeners = new Set<() => void>();
  const all = () => [...connections.values()].flatMap((pending) => Array.from(pending));
  const notifyAtEnd = () => {
    if (listeners.size > 0 && all().length === 0) for (const onEnd of listeners) onEnd();
  };

  node.on('connection', (socket) => {
    connections.set(socket, new Set());
    // Node emits no `close` on answers that wait behind another one when their connection is closed.
    socket.once('close', () => {
      connections.delete(socket);
      notifyAtEnd();
    });
  });

  return {
    /**
     * Counts a request until its answer has been sent or its connection is closed. The eighth that waits on a
     * connection is its last (RFC 9112, section 9.3.2): the client has to send the others again on a new one.
     * @returns whether it is to be answered
     */
    accept: (socket: Socket, outgoing: ServerResponse): boolean => {
      const pending = connections.get(socket);
      if (!pending || pending.size === maxPending) {
        // The answers before it are still sent, and the last of them closes the connection.
        socket.pause();
        return false;
      }
      pending.add(outgoing);
      if (pending.size === maxPending) outgoing.shouldKeepAlive = false;
      outgoing.once('close', () => {
        pending.delete(outgoing);
        notifyAtEnd();
      });
      return true;
    },
    /** An answer that has not begun closes its connection. */
    closeConnections: (): void => {
      for (const outgoing of all()) if (!outgoing.headersSent) outgoing.shouldKeepAlive = false;
    },
    /** Resolves when no request waits for its answer. */
    ended: async (): Promise<void> => {
      if (all().length > 0) await new Promise<void>((resolve) => listeners.add(resolve));
    },
  };
}

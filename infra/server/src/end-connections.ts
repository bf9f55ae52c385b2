import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

const lateMs = 1000;

/**
 * Ends every connection that nothing is answered on when the server ends, and each other one with its answer. Node waits a minute for those
 * that have sent nothing yet, which browsers open ahead, and as long as between two requests for one that was being answered.
 */
export function endConnections(server: FastifyInstance): void {
  /** How many requests are answered on each. */
  const open = new Map<Socket, number>();
  let isEnding = false;
  server.server.on('connection', (socket: Socket) => {
    open.set(socket, 0);
    socket.once('close', () => open.delete(socket));
    // What still comes while answers are ended is told so, if it asks at once.
    if (isEnding) setTimeout(() => endIfSilent(socket), lateMs).unref();
  });
  server.server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    open.set(socket, (open.get(socket) ?? 0) + 1);
    response.once('close', () => {
      if (!open.has(socket)) return;
      open.set(socket, (open.get(socket) ?? 1) - 1);
      if (isEnding && open.get(socket) === 0) socket.destroySoon();
    });
  });
  server.addHook('preClose', async () => {
    isEnding = true;
    for (const socket of open.keys()) endIfSilent(socket);
  });

  /** A request that has arrived and was not read yet is answered: sockets have had their turn before that. */
  function endIfSilent(socket: Socket): void {
    setImmediate(() => {
      if (open.get(socket) === 0) socket.destroySoon();
    });
  }
}

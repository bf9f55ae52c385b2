import type { ServerResponse } from 'node:http';
import type { Content } from '@webdocs/content';
import type { FastifyInstance } from 'fastify';
import { isFromWriter } from '../writing/writers-request.ts';

interface ChangesOptions {
  readonly content: Pick<Content, 'onChange' | 'revision'>;
  readonly mayWrite: (host: string | undefined) => boolean;
}

const mostListeners = 50;

/** `/_changes`: an event for every change of the content, so that a writer's open page can follow. */
export function tellChanges(server: FastifyInstance, { content, mayWrite }: ChangesOptions): void {
  const listeners = new Set<ServerResponse>();
  const stopListening = content.onChange(() => {
    for (const listener of listeners) tell(listener);
  });
  server.addHook('preClose', async () => {
    stopListening();
    for (const listener of listeners) listener.end();
  });

  server.get('/_changes', async (request, reply) => {
    if (!isFromWriter(request, mayWrite) || listeners.size >= mostListeners)
      return reply.code(404).header('cache-control', 'no-store').send({ code: 404, message: 'Nothing is told here', error: 'Not Found' });
    reply.hijack();
    const stream = reply.raw;
    // It says something only when a writer saves, and is not to be closed for its silence.
    stream.setTimeout(0);
    stream.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    tell(stream);
    listeners.add(stream);
    stream.once('close', () => listeners.delete(stream));
    return reply;
  });

  function tell(stream: ServerResponse): void {
    stream.write(`data: ${content.revision()}\n\n`);
  }
}

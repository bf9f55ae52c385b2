import type { WritersDesk } from '@webdocs/content';
import type { FastifyInstance } from 'fastify';
import type { EditorPlace } from '../writing/editor.ts';
import { isFromOwnPage, isFromWriter } from '../writing/writers-request.ts';

interface OpenOptions {
  readonly desk: Pick<WritersDesk, 'fileNamed'>;
  readonly mayWrite: (host: string | undefined) => boolean;
  readonly open: (place: EditorPlace) => Promise<boolean>;
}

/** `/_open?filepath=en-us/web/index.md&line=3`: opens a file of the content in the writer's editor. */
export function openFiles(server: FastifyInstance, { desk, mayWrite, open }: OpenOptions): void {
  server.get<{ Querystring: { filepath?: unknown; line?: unknown; column?: unknown } }>('/_open', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { filepath, line, column } = request.query;
    const isAllowed = isFromWriter(request, mayWrite) && isFromOwnPage(request);
    const file = isAllowed && typeof filepath === 'string' ? desk.fileNamed(filepath) : undefined;
    if (file === undefined) return reply.code(404).send({ code: 404, message: 'There is no such file', error: 'Not Found' });
    const opened = await open({ file, line: numberFrom(line), column: numberFrom(column) });
    if (opened) return reply.code(204).send();
    return reply
      .code(501)
      .send({ code: 501, message: 'No editor opened: VISUAL or EDITOR names one that has a window', error: 'Not Implemented' });
  });
}

function numberFrom(given: unknown): number {
  return typeof given === 'string' && /^[1-9]\d{0,6}$/.test(given) ? Number(given) : 1;
}

import { updates as calls } from '@webdocs/contracts/api/updates';
import { Failure } from '@webdocs/contracts/failures/failure';
import type { Registry } from '@webdocs/registry';
import type { Updates } from '@webdocs/updates';
import type { FastifyInstance } from 'fastify';
import { knowOperators } from './know-operators.ts';

interface UpdateImportsOptions {
  readonly updates: Pick<Updates, 'importNow'>;
  readonly registry: Pick<Registry, 'holderOf'>;
  readonly token: string;
  readonly report: (failure: Failure) => void;
}

/** Operators, or a job of theirs, say that there are newer data about browsers. No team does: the data are of the whole site. */
export async function takeUpdateImports(server: FastifyInstance, { updates, ...known }: UpdateImportsOptions): Promise<void> {
  await server.register(async (operators) => {
    const actorOf = knowOperators(operators, known);
    operators.route({
      method: calls.importUpdates.method,
      url: calls.importUpdates.path,
      handler: async (request, reply) => {
        const { team } = actorOf(request);
        if (team !== null) throw new Failure('TOKEN_OF_OTHER_TEAM', { team, remote: 'updates' });
        updates.importNow();
        return reply.code(202).send();
      },
    });
  });
}

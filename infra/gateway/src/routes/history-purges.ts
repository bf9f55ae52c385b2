import type { AccountServices } from '@webdocs/api/account-services';
import { removeOldChats } from '@webdocs/api/stores/ai-help-chats';
import { purgeAiHelpHistory } from '@webdocs/contracts/api/ai-help';
import { Failure } from '@webdocs/contracts/failures/failure';
import type { Registry } from '@webdocs/registry';
import type { FastifyInstance } from 'fastify';
import { knowOperators } from './know-operators.ts';

interface HistoryPurges {
  readonly accounts: Pick<AccountServices, 'database' | 'now'>;
  readonly registry: Pick<Registry, 'holderOf'>;
  readonly token: string;
  readonly report: (failure: Failure) => void;
}

/** Operators, or a job of theirs, have old conversations with AI Help deleted. No team does: they belong to readers. */
export async function takeHistoryPurges(server: FastifyInstance, { accounts, ...known }: HistoryPurges): Promise<void> {
  await server.register(async (operators) => {
    const actorOf = knowOperators(operators, known);
    operators.route({
      method: purgeAiHelpHistory.method,
      url: purgeAiHelpHistory.path,
      handler: async (request) => {
        const { team } = actorOf(request);
        if (team !== null) throw new Failure('TOKEN_OF_OTHER_TEAM', { team, remote: 'ai-history' });
        return { deleted: await removeOldChats(accounts.database.query, accounts.now()) };
      },
    });
  });
}

import { createHash } from 'node:crypto';
import { updates as calls, type UpdateList } from '@webdocs/contracts/api/updates';
import { Failure } from '@webdocs/contracts/failures/failure';
import type { Question, Updates } from '@webdocs/updates';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyInstance } from 'fastify';
import type { AccountServices } from '../account-services.ts';
import { visitor } from '../protection/visitors.ts';
import { compatPathsIn } from '../stores/compat-paths.ts';
import { answering } from './answer.ts';

interface UpdatesOptions {
  readonly updates: Updates;
  readonly filtersForAll: boolean;
}

/** What only members may use, unless the operator opens it to all: pages and streams are turned by everyone. */
const filters = ['q', 'browsers', 'category', 'change', 'sort'] as const;
const seconds = 300;

/** What changed in browsers, and in what may be relied on. */
export function updates(server: FastifyInstance, options: UpdatesOptions, parts?: AccountServices): void {
  const { updates: changes, filtersForAll } = options;
  const answer = answering(server, parts);

  answer(calls.listUpdates, async ({ request, reply, query }) => {
    const filter = filtersForAll ? undefined : filterIn(request.query);
    if (filter !== undefined && !(parts && (await visitor(parts, request, reply)))) {
      throw new Failure('FILTER_NEEDS_ACCOUNT', { name: filter });
    }
    return listed({ request, reply, changes, question: query, isForAll: filter === undefined });
  });

  answer(calls.listCollectionUpdates, async ({ account, query }) => {
    // An account that calls has a database.
    const paths = await compatPathsIn((parts as AccountServices).database.query, account.id, query.collections);
    return changes.list({ ...query, paths });
  });

  answer(calls.readUpdate, async ({ params: { id }, reply }) => {
    const update = await changes.one(id);
    if (!update) throw new Failure('UPDATE_UNKNOWN', { id: id.slice(0, 100) });
    reply.header('cache-control', `public, max-age=${seconds}`);
    return update;
  });
}

function filterIn(query: unknown): string | undefined {
  const given = query as Readonly<Record<string, unknown>>;
  return filters.find((name) => given[name] !== undefined && given[name] !== '');
}

interface Listing {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly changes: Updates;
  readonly question: Question;
  readonly isForAll: boolean;
}

/** A shared cache keeps only what everyone may see. */
async function listed({ request, reply, changes, question, isForAll }: Listing): Promise<UpdateList | FastifyReply> {
  const revision = await changes.revision();
  const digest = createHash('sha256')
    .update(JSON.stringify([revision, question]))
    .digest('base64url')
    .slice(0, 20);
  const etag = `W/"${digest}"`;
  reply.headers({ etag, 'cache-control': `${isForAll ? 'public' : 'private'}, max-age=${seconds}` });
  const held = (request.headers['if-none-match'] ?? '').split(',').map((one) => one.trim());
  return held.includes(etag) ? reply.code(304).send() : changes.list(question);
}

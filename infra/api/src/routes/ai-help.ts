import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { aiHelp as calls, aiHelpLimits } from '@webdocs/contracts/api/ai-help';
import { Failure } from '@webdocs/contracts/failures/failure';
import type { Query } from '@webdocs/database';
import type { Account } from '@webdocs/database/tables';
import { isUuid } from '@webdocs/database/uuid';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { AccountServices } from '../account-services.ts';
import type { AnswersOfSite } from '../answers-of-site.ts';
import { localeOfPageBefore } from '../locale-of-visit.ts';
import {
  chatsOf,
  everyChatOf,
  hideChat,
  nameChat,
  readChat,
  removeHistory,
  renameChat,
  requireHistory,
  restoreChat,
} from '../stores/ai-help-chats.ts';
import { markStopped } from '../stores/ai-help-questions.ts';
import { keepRating } from '../stores/answer-ratings.ts';
import { quotaOf } from '../stores/asked-questions.ts';
import { settingsOf } from '../stores/settings.ts';
import { beginAnswer } from '../use-cases/answer-question.ts';
import { openAnswersUnderWay } from '../use-cases/answers-under-way.ts';
import { isLimited } from '../use-cases/begin-question.ts';
import { chatLabel } from '../use-cases/chat-label.ts';
import { answering, type Asked } from './answer.ts';
import { openEventStream } from './event-stream.ts';

/** Questions, and the history of them. Without answers nothing can be asked; what was kept before can still be read and deleted. */
export function aiHelp(server: FastifyInstance, parts: AccountServices, answers: AnswersOfSite | undefined): void {
  const { database, now } = parts;
  const { query } = database;
  const answer = answering(server, parts);
  const underWay = openAnswersUnderWay();
  // Before connections are closed: each reader is told why no more comes.
  server.addHook('preClose', () => underWay.close());

  type Asking = Pick<Asked<typeof calls.askAiHelp>, 'request' | 'reply' | 'account' | 'body'>;
  const ask = async ({ request, reply, account, body }: Asking): Promise<FastifyReply> => {
    const report = ({ code, values }: Failure) =>
      request.log.error({ errorId: randomUUID(), failure: code, values }, 'a question was not answered');
    const locale = body.locale ?? localeOfPageBefore(request);
    const begun = await beginAnswer({ database, now, answers: on(answers), underWay, report }, { account, input: body, locale });
    const stream = openEventStream();
    stream.body.once('close', begun.leave);
    if (reply.raw.destroyed) begun.leave();
    void begun.run(stream.tell).finally(stream.end);
    return reply.headers({ 'x-accel-buffering': 'no' }).type('text/event-stream; charset=utf-8').send(stream.body);
  };
  answer(calls.askAiHelp, ask);
  answer(calls.askAiHelpAtAlias, ask);

  answer(calls.describeAiHelp, () => ({ model: on(answers).describe(), per_day: aiHelpLimits.perDay }));
  answer(calls.readAiHelpQuota, async ({ account }) => {
    on(answers);
    return { quota: isLimited(account) ? await quotaOf(query, account.id, now()) : null };
  });
  answer(calls.stopAiHelp, async ({ account, params: { message_id: id } }) => {
    underWay.stop(account.id, id);
    if (isUuid(id)) await markStopped(query, account.id, id);
  });
  answer(calls.rateAnswer, ({ account, body }) => keepRating(query, { accountId: account.id, feedback: body, now: now() }));

  answer(calls.listAiHelpHistory, async ({ account }) => {
    await requireOwnHistory(query, account);
    return chatsOf(query, account.id);
  });
  answer(calls.readAiHelpChat, async ({ account, params }) => {
    await requireOwnHistory(query, account);
    return readChat(query, { id: params.chat_id, accountId: account.id, now: now() });
  });
  answer(calls.renameAiHelpChat, async ({ account, params, body }) => {
    await requireOwnHistory(query, account);
    return renameChat(query, { id: params.chat_id, accountId: account.id, label: body.label });
  });
  answer(calls.nameAiHelpChat, async ({ account, params }) => {
    await requireOwnHistory(query, account);
    return { title: await nameChat(query, { messageId: params.message_id, accountId: account.id, labelFor: chatLabel }) };
  });
  answer(calls.deleteAiHelpChat, async ({ account, params }) => {
    await requireOwnHistory(query, account);
    await hideChat(query, { id: params.chat_id, accountId: account.id, now: now() });
  });
  answer(calls.restoreAiHelpChat, async ({ account, params }) => {
    await requireOwnHistory(query, account);
    return restoreChat(query, { id: params.chat_id, accountId: account.id, now: now() });
  });

  // A user who has switched it off may still want what was kept, or want it deleted.
  answer(calls.deleteAiHelpHistory, ({ account }) => database.transaction((within) => removeHistory(within, account.id)));
  answer(calls.exportAiHelpHistory, ({ account, reply }) =>
    reply
      .headers({ 'content-disposition': 'attachment; filename="ai-help.json"' })
      .type('application/json; charset=utf-8')
      .send(Readable.from(historyAsJson(query, account.id, now()))),
  );
}

/** One conversation at a time: all of them may be more than a process should hold. */
async function* historyAsJson(query: Query, accountId: string, now: Date): AsyncGenerator<string> {
  yield '{"chats":[';
  let separator = '';
  for await (const chat of everyChatOf(query, accountId, now)) {
    yield separator + JSON.stringify(chat);
    separator = ',';
  }
  yield ']}';
}

async function requireOwnHistory(query: Query, { id }: Account): Promise<void> {
  requireHistory(await settingsOf(query, id));
}

function on(answers: AnswersOfSite | undefined): AnswersOfSite {
  if (!answers) throw new Failure('AI_HELP_OFF');
  return answers;
}

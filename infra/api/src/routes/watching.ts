import { watching as calls } from '@webdocs/contracts/api/watching';
import type { Updates } from '@webdocs/updates';
import type { FastifyInstance } from 'fastify';
import type { AccountServices } from '../account-services.ts';
import { localeOfPageBefore } from '../locale-of-visit.ts';
import { chooseRhythm, digestOf, keepDigest, noteSeen, usualRhythm } from '../stores/digests.ts';
import { removeWatch, watchesOf } from '../stores/watches.ts';
import { listNews } from '../use-cases/list-news.ts';
import { watchSubject } from '../use-cases/watch-subject.ts';
import { sendDigestNow } from '../watching/send-digest-now.ts';
import { siteOrigin } from '../protection/site-origin.ts';
import { answering } from './answer.ts';

/** What readers are told of. */
export function watching(server: FastifyInstance, parts: AccountServices, updates: Updates, siteName: string): void {
  const { database, now } = parts;
  const answer = answering(server, parts);
  const rhythmOf = async (accountId: string) => (await digestOf(database.query, accountId))?.rhythm ?? usualRhythm;

  answer(calls.listWatches, async ({ account: { id } }) => ({
    watches: await watchesOf(database.query, id),
    digest: await rhythmOf(id),
    can_mail: parts.sendMail !== undefined,
  }));
  answer(calls.watch, ({ account, request, body }) => watchSubject({ ...parts, updates }, account.id, body, localeOfPageBefore(request)));
  answer(calls.unwatch, ({ account, params }) => database.transaction((query) => removeWatch(query, account.id, params.id)));
  answer(calls.exportWatches, async ({ account: { id }, reply }) => {
    reply.header('content-disposition', 'attachment; filename="watching.json"');
    const watches = await watchesOf(database.query, id);
    return { digest: await rhythmOf(id), watches: watches.map(({ id: _, ...watch }) => watch) };
  });

  answer(calls.listNews, ({ account }) => listNews(database, account.id));
  answer(calls.noteNewsSeen, ({ account, body }) => noteSeen(database.query, account.id, body.id));
  answer(calls.chooseDigest, ({ account, request, body }) =>
    database.transaction(async (query) => {
      await keepDigest(query, account.id, localeOfPageBefore(request), now());
      await chooseRhythm(query, account, body.digest, now());
    }),
  );
  answer(calls.sendDigestNow, ({ account, request }) =>
    sendDigestNow({ ...parts, updates }, account.id, { siteName, origin: siteOrigin(request, parts.publicOrigin) }),
  );
}

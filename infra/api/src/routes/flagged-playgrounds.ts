import { flaggedPlaygrounds as calls } from '@webdocs/contracts/api/flagged-playgrounds';
import { playgroundPath } from '@webdocs/contracts/samples/playground-address';
import type { Account } from '@webdocs/database/tables';
import { tellSecurityEvent } from '@webdocs/server/security-events';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AccountServices } from '../account-services.ts';
import { siteOrigin } from '../protection/site-origin.ts';
import { flaggedPlayground, flaggedPlaygrounds as listFlagged, flagsOf } from '../stores/playground-flags.ts';
import { codeOf, findPlayground, unknownPlayground } from '../stores/playgrounds.ts';
import { hidePlayground, restorePlayground, settleFlags, type Notice, type PlaygroundAct } from '../use-cases/hide-playground.ts';
import { playgroundMail } from '../use-cases/playground-mail.ts';
import { wordsIn } from '../visitor-words.ts';
import { answering } from './answer.ts';

/** For staff: what readers flagged, and what is done about it. */
export function flaggedPlaygrounds(server: FastifyInstance, parts: AccountServices, siteName: string): void {
  const { query } = parts.database;
  const answer = answering(server, parts);

  answer(calls.listFlaggedPlaygrounds, ({ request, account: { id: accountId }, query: wanted }) => {
    tellSecurityEvent(request, { code: 'STAFF_LOOKED', accountId, subject: `${wanted.state} playgrounds` });
    return listFlagged(query, wanted);
  });
  answer(calls.readFlaggedPlayground, async ({ request, account: { id: accountId }, params: { id } }) => {
    const code = codeOf(await findPlayground(query, id));
    tellSecurityEvent(request, { code: 'STAFF_LOOKED', accountId, subject: `playground ${id}` });
    const playground = await flaggedPlayground(query, id);
    if (!playground) throw unknownPlayground(id);
    return { ...playground, code, flags: await flagsOf(query, id) };
  });

  answer(calls.hidePlayground, (asked) => hidePlayground(parts, actOf(asked), noticeOf('hidden', asked.request)));
  answer(calls.restorePlayground, (asked) => restorePlayground(parts, actOf(asked), noticeOf('restored', asked.request)));
  answer(calls.settleFlags, (asked) => settleFlags(parts, actOf(asked)));

  function noticeOf(news: 'hidden' | 'restored', request: FastifyRequest): Notice {
    const origin = siteOrigin(request, parts.publicOrigin);
    return {
      mail: (to, { locale, id, title, reason }) =>
        playgroundMail(news, to, {
          site: siteName,
          title,
          reason,
          link: `${origin}${playgroundPath(locale)}?id=${id}`,
          locale,
          text: wordsIn(locale),
        }),
      report: (failure) => request.log.error({ code: failure.code }, failure.message),
    };
  }
}

interface StaffCall {
  readonly account: Account;
  readonly params: { readonly id: string };
  readonly body: { readonly reason: string };
}

function actOf({ account: actor, params: { id }, body: { reason } }: StaffCall): PlaygroundAct {
  return { actor, id, reason };
}

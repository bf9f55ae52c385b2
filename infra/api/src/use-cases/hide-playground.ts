import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import { fallbackLocale, isActiveLocale, type Locale } from '@webdocs/contracts/reader/locale';
import type { Query } from '@webdocs/database';
import type { Account, PlaygroundRow } from '@webdocs/database/tables';
import type { Mail } from '@webdocs/mail/mail';
import type { AccountServices } from '../account-services.ts';
import { findAndLock } from '../stores/accounts.ts';
import { addAuditRow, type AuditedAction } from '../stores/audit-rows.ts';
import { settleFlagsOf } from '../stores/playground-flags.ts';
import { findPlayground, hideFromReaders } from '../stores/playgrounds.ts';
import { settingsOf } from '../stores/settings.ts';

type Parts = Pick<AccountServices, 'database' | 'now' | 'sendMail'>;

/** Who of staff looked at a playground, and why they do what they do. */
export interface PlaygroundAct {
  readonly actor: Account;
  readonly id: string;
  readonly reason: string;
}

/** How the owner is told. */
export interface Notice {
  readonly mail: (
    to: string,
    news: { readonly title: string; readonly id: string; readonly reason: string; readonly locale: Locale },
  ) => Mail;
  readonly report: (failure: Failure) => void;
}

/** What was hidden before keeps its date and gets the new reason. */
export async function hidePlayground(parts: Parts, act: PlaygroundAct, notice: Notice): Promise<void> {
  await acting(parts, act, 'hide playground', notice, (query, { id, hidden_at }) =>
    hideFromReaders(query, id, { at: hidden_at ?? parts.now(), reason: act.reason }),
  );
}

/** What is not hidden stays as it is, and its owner is not told. */
export async function restorePlayground(parts: Parts, act: PlaygroundAct, notice: Notice): Promise<void> {
  await acting(parts, act, 'restore playground', notice, (query, { id }) => hideFromReaders(query, id, null));
}

export async function settleFlags(parts: Parts, act: PlaygroundAct): Promise<void> {
  await acting(parts, act, 'settle flags');
}

/** What is done, the flags that it settles and the row that tells of it, in one transaction; mail goes out after it. */
async function acting(
  { database, now, sendMail }: Parts,
  { actor, id, reason }: PlaygroundAct,
  action: AuditedAction,
  notice?: Notice,
  work?: (query: Query, row: PlaygroundRow) => Promise<void>,
): Promise<void> {
  const mail = await database.transaction(async (query) => {
    const { account_id: accountId } = await findPlayground(query, id);
    const owner = await findAndLock(query, accountId);
    // Read again: what staff or the owner did meanwhile counts.
    const row = await findPlayground(query, id);
    await work?.(query, row);
    await settleFlagsOf(query, id, now());
    await addAuditRow(query, { at: now(), actorId: actor.id, accountId, action, reason, detail: { playground: id } });
    const isNews = action === 'hide playground' || row.hidden_at !== null;
    if (!owner || !notice || !isNews) return undefined;
    const { locale_override: locale } = await settingsOf(query, accountId);
    return notice.mail(owner.email, { title: row.title, id, reason, locale: locale && isActiveLocale(locale) ? locale : fallbackLocale });
  });
  if (!mail || !sendMail) return;
  // Done is done: mail that fails is reported, and the owner's list says the same.
  await sendMail(mail).catch((thrown: unknown) =>
    notice?.report(new Failure('PLAYGROUND_NOTICE_UNSENT', { id, cause: causeOf(thrown) }, { cause: thrown })),
  );
}

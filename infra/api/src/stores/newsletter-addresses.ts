import { Failure } from '@webdocs/contracts/failures/failure';
import type { Locale } from '@webdocs/contracts/reader/locale';
import type { Query } from '@webdocs/database';
import { noteDeletion } from '@webdocs/database/note-deletion';
import { forgetMailOfKind } from '@webdocs/mail/forget-recipient';
import { isUuid } from '@webdocs/database/uuid';

const unconfirmedStayMs = 30 * 24 * 60 * 60 * 1000;

/** Once, however it is written. Returns what the link of a letter to it has; undefined where the address is there already. */
export async function keepNewsletterAddress(query: Query, email: string, locale: Locale): Promise<string | undefined> {
  const kept = await query
    .insertInto('newsletter_addresses')
    .values({ email: email.toLowerCase(), locale })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return kept?.id;
}

/** The address of an account, which its provider has confirmed. */
export async function putAccountOnTheList(query: Query, email: string, { locale, now }: { locale: Locale; now: Date }): Promise<void> {
  await query
    .insertInto('newsletter_addresses')
    .values({ email: email.toLowerCase(), locale, confirmed_at: now })
    .onConflict((conflict) =>
      conflict.column('email').doUpdateSet((row) => ({
        confirmed_at: row.fn.coalesce('newsletter_addresses.confirmed_at', 'excluded.confirmed_at'),
      })),
    )
    .execute();
}

export async function isOnTheList(query: Query, email: string): Promise<boolean> {
  const found = await query
    .selectFrom('newsletter_addresses')
    .select('id')
    .where('email', '=', email.toLowerCase())
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return found !== undefined;
}

export async function findAddress(query: Query, id: string): Promise<{ readonly email: string; readonly confirmed_at: Date | null }> {
  const found = isUuid(id)
    ? await query.selectFrom('newsletter_addresses').select(['email', 'confirmed_at']).where('id', '=', id).executeTakeFirst()
    : undefined;
  if (!found) throw new Failure('NEWSLETTER_LINK_UNKNOWN');
  return found;
}

export async function confirmAddress(query: Query, id: string, now: Date): Promise<void> {
  await query
    .updateTable('newsletter_addresses')
    .set({ confirmed_at: now })
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .execute();
}

/** An account has another address: it keeps getting the newsletter, there. */
export async function moveNewsletterAddress(query: Query, from: string, to: string): Promise<void> {
  const [before, after] = [from.toLowerCase(), to.toLowerCase()];
  if (before === after || !(await isOnTheList(query, before))) return;
  if (await isOnTheList(query, after)) return removeNewsletterAddress(query, before);
  await removeNewsletterAddress(query, after);
  await forgetMailOfKind(query, before, 'newsletter');
  await query.updateTable('newsletter_addresses').set({ email: after }).where('email', '=', before).execute();
}

/** Somebody may have given an address that is another's: without its owner's yes it does not stay. */
export async function forgetUnconfirmed(query: Query, now: Date): Promise<void> {
  await query
    .deleteFrom('newsletter_addresses')
    .where('confirmed_at', 'is', null)
    .where('created_at', '<', new Date(now.getTime() - unconfirmedStayMs))
    .execute();
}

/** At once: what waits to be sent to it goes too. */
export async function removeNewsletterAddress(query: Query, email: string): Promise<void> {
  const removed = await query.deleteFrom('newsletter_addresses').where('email', '=', email.toLowerCase()).returning('id').execute();
  if (removed.length === 0) return;
  await forgetMailOfKind(query, email, 'newsletter');
  await noteDeletion(
    query,
    'newsletter_addresses',
    removed.map(({ id }) => id),
  );
}

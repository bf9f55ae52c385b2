import type { Query } from '@webdocs/database';

/** Mail to someone whose account is deleted is not sent any more, and its copy does not stay. */
export async function forgetRecipient(query: Query, email: string): Promise<void> {
  await query
    .deleteFrom('outgoing_mail')
    .where((where) => where(where.fn<string>('lower', ['recipient']), '=', email.toLowerCase()))
    .execute();
}

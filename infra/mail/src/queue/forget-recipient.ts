import type { Query } from '@webdocs/database';

/** Mail to someone whose account is deleted is not sent any more, and its copy does not stay. */
export async function forgetRecipient(query: Query, email: string): Promise<void> {
  await query
    .deleteFrom('outgoing_mail')
    .where((where) => where(where.fn<string>('lower', ['recipient']), '=', email.toLowerCase()))
    .execute();
}

/** The same of one kind, which is wanted no longer: what is with a mail server at the moment still arrives. */
export async function forgetMailOfKind(query: Query, email: string, kind: 'newsletter' | 'digest'): Promise<void> {
  await query
    .deleteFrom('outgoing_mail')
    .where((where) => where(where.fn<string>('lower', ['recipient']), '=', email.toLowerCase()))
    .where('kind', '=', kind)
    .where('lease', 'is', null)
    .execute();
}

import { createHash, randomBytes } from 'node:crypto';
import type { Query } from '@webdocs/database';
import type { LinkToken } from '@webdocs/database/tables';

type Purpose = LinkToken['purpose'];

const hour = 60 * 60 * 1000;
const lives: Readonly<Record<Purpose, number>> = { confirm: 24 * hour, reset: hour, 'change-address': 24 * hour };

export interface NewLinkToken {
  readonly purpose: Purpose;
  readonly email: string;
  readonly userId?: string;
  readonly passwordHash?: string;
}

/** The secret of a link in a mail. Here only its hash is kept. */
export async function createLinkToken(query: Query, { purpose, email, userId, passwordHash }: NewLinkToken, now: Date): Promise<string> {
  const secret = randomBytes(24).toString('base64url');
  await query
    .insertInto('identity_link_tokens')
    .values({
      token_hash: hashOf(secret),
      purpose,
      email,
      person_id: userId ?? null,
      password_hash: passwordHash ?? null,
      expires_at: new Date(now.getTime() + lives[purpose]),
    })
    .execute();
  return secret;
}

/** What the link would do; looking does not use it up, for programs that read mails look too. */
export async function readLinkToken(query: Query, purpose: Purpose, secret: string, now: Date): Promise<LinkToken | undefined> {
  return query
    .selectFrom('identity_link_tokens')
    .selectAll()
    .where('token_hash', '=', hashOf(secret))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Those of an address that are still good. */
export async function linkTokensOf(query: Query, purpose: Purpose, email: string, now: Date): Promise<LinkToken[]> {
  return query
    .selectFrom('identity_link_tokens')
    .selectAll()
    .where('purpose', '=', purpose)
    .where('email', '=', email)
    .where('expires_at', '>', now)
    .execute();
}

/** Uses the link up: of two who follow it at once, one gets it. */
export async function takeLinkToken(query: Query, purpose: Purpose, secret: string, now: Date): Promise<LinkToken | undefined> {
  return query
    .deleteFrom('identity_link_tokens')
    .where('token_hash', '=', hashOf(secret))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
}

/** Links that were asked for before what they change was changed. */
export async function dropLinkTokens(query: Query, userId: string): Promise<void> {
  await query.deleteFrom('identity_link_tokens').where('person_id', '=', userId).execute();
}

function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

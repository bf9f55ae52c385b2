import type { Query } from '@webdocs/database';

/** Once, however it is written. */
export async function keepNewsletterAddress(query: Query, email: string): Promise<void> {
  await query
    .insertInto('newsletter_addresses')
    .values({ email: email.toLowerCase() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

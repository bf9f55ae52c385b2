import type { Generated } from 'kysely';

export interface NewsletterAddressesTable {
  /** In lower case: one person is written to once. */
  email: string;
  created_at: Generated<Date>;
  /** Random: who has it in a link may confirm the address, and take it out again. */
  id: Generated<string>;
  /** Null until the link of a letter to the address was followed. */
  confirmed_at: Date | null;
}

import type { Database } from '@webdocs/database';
import { sql } from 'kysely';

export interface Prices {
  readonly costPerMillionIn: number;
  readonly costPerMillionOut: number;
}

export interface Tokens {
  readonly tokensIn: number;
  readonly tokensOut: number;
}

export interface Reservation {
  /** Puts what an answer has cost in place of what it might have cost. */
  settle(used: Tokens): Promise<void>;
}

const million = 1_000_000;

/**
 * What answers of a day may cost, for all processes of a site together. What an answer may cost at most is counted before it is asked for:
 * however many are written at once, and whichever process is killed, no day costs more.
 */
export class DailyBudget {
  readonly #database: Database;
  readonly #limit: number;
  readonly #prices: Prices;
  readonly #now: () => Date;

  constructor(options: { readonly database: Database; readonly limit: number; readonly prices: Prices; readonly now: () => Date }) {
    this.#database = options.database;
    this.#limit = options.limit;
    this.#prices = options.prices;
    this.#now = options.now;
  }

  /** Undefined where it would cost more than is left of the day. */
  async reserve(most: Tokens): Promise<Reservation | undefined> {
    const cost = this.#costOf(most);
    if (cost > this.#limit) return undefined;
    const day = this.#now().toISOString().slice(0, 10);
    const row = await this.#database.query
      .insertInto('ai_model_days')
      .values({ day, input_tokens: 0, output_tokens: 0, cost })
      .onConflict((conflict) =>
        conflict
          .column('day')
          .doUpdateSet({ cost: sql<number>`ai_model_days.cost + ${cost}::float8` })
          .where(sql<boolean>`ai_model_days.cost + ${cost}::float8 <= ${this.#limit}::float8`),
      )
      .returning('day')
      .executeTakeFirst();
    if (!row) return undefined;
    return { settle: (used) => this.#settle(day, used, this.#costOf(used) - cost) };
  }

  /** In the unit of the prices. */
  async spent(): Promise<number> {
    const day = this.#now().toISOString().slice(0, 10);
    const row = await this.#database.query.selectFrom('ai_model_days').select('cost').where('day', '=', day).executeTakeFirst();
    return row?.cost ?? 0;
  }

  async #settle(day: string, { tokensIn, tokensOut }: Tokens, difference: number): Promise<void> {
    await this.#database.query
      .updateTable('ai_model_days')
      .set({
        input_tokens: sql<number>`input_tokens + ${tokensIn}`,
        output_tokens: sql<number>`output_tokens + ${tokensOut}`,
        cost: sql<number>`greatest(0, cost + ${difference}::float8)`,
      })
      .where('day', '=', day)
      .execute();
  }

  #costOf({ tokensIn, tokensOut }: Tokens): number {
    return (tokensIn * this.#prices.costPerMillionIn + tokensOut * this.#prices.costPerMillionOut) / million;
  }
}

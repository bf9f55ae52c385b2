import { createHash } from 'node:crypto';

/** How many rows a table has, and a sum over them that is the same in whatever order they come. */
export interface TableDigest {
  readonly rows: number;
  /** The sum of the SHA-256 of every row, as 64 hexadecimal digits. */
  readonly sum: string;
}

export type TableDigests = Readonly<Record<string, TableDigest>>;

const modulus = 1n << 256n;

export class RowDigests {
  readonly #sums = new Map<string, { rows: number; sum: bigint }>();

  /** Also a table without rows is in the result. */
  begin(table: string): void {
    this.#sums.set(table, { rows: 0, sum: 0n });
  }

  add(table: string, row: string): void {
    const before = this.#sums.get(table) ?? { rows: 0, sum: 0n };
    const hash = BigInt(`0x${createHash('sha256').update(row).digest('hex')}`);
    this.#sums.set(table, { rows: before.rows + 1, sum: (before.sum + hash) % modulus });
  }

  result(): TableDigests {
    return Object.fromEntries(
      [...this.#sums].map(([table, { rows, sum }]) => [table, { rows, sum: sum.toString(16).padStart(64, '0') }] as const),
    );
  }
}

import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { LivePointerSchema, type LivePointer } from '@webdocs/contracts/remote/composition';
import * as v from 'valibot';

type Versions = LivePointer['versions'];

const VersionsSchema = LivePointerSchema.entries.versions;
const RecordSchema = v.object({
  /** The versions of starts that ended soon, the latest last. */
  inVain: v.array(VersionsSchema),
  /** What ran long enough to be relied on. */
  lasted: v.optional(VersionsSchema),
});

export const startsInVain = 3;
const soonMs = 60_000;
const longMs = 10 * 60_000;

/**
 * Breaks a circle of crashes: where the process ended three times soon after it was ready, each time with the versions that are live
 * still, the next start serves what ran for ten minutes before. Kept in a file, because the database may be what is away.
 */
export class StartRecord {
  #record: v.InferOutput<typeof RecordSchema>;
  #readyAt: number | undefined;
  #serving: Versions | undefined;
  #servingSince = 0;

  constructor(
    readonly file: string,
    readonly now: () => number = Date.now,
  ) {
    this.#record = readRecord(file);
  }

  /** How many starts ended soon, one after the other. */
  get startsInVain(): number {
    return this.#record.inVain.length;
  }

  /** What to serve in place of what is live; undefined where that may be served. */
  inPlaceOf(wanted: Versions): Versions | undefined {
    const { inVain, lasted } = this.#record;
    const isCrashing = inVain.length >= startsInVain && inVain.slice(-startsInVain).every((each) => isDeepStrictEqual(each, wanted));
    return isCrashing && lasted && !isDeepStrictEqual(lasted, wanted) ? lasted : undefined;
  }

  /** Readers can come: from now on an end that was not asked for is one in vain. */
  ready(): void {
    this.#readyAt = this.now();
    if (this.#serving) this.#begun(this.#serving);
  }

  /** Something else is served, at first or after a change. */
  serves(versions: Versions, isInPlaceOfOthers = false): void {
    if (isDeepStrictEqual(this.#serving, versions)) return;
    // What is served in place of others leaves the record as it is: the next start must not try them again.
    this.#serving = isInPlaceOfOthers ? undefined : versions;
    this.#servingSince = this.now();
    if (this.#readyAt !== undefined && this.#serving) this.#begun(versions);
  }

  /** To be called now and then. */
  look(): void {
    if (this.#readyAt === undefined || !this.#serving) return;
    const served = this.now() - Math.max(this.#servingSince, this.#readyAt);
    const { inVain, lasted } = this.#record;
    if (served >= soonMs && inVain.length > 0) this.#write({ ...this.#record, inVain: [] });
    if (served >= longMs && !isDeepStrictEqual(lasted, this.#serving)) this.#write({ inVain: [], lasted: this.#serving });
  }

  /** The process ends because it was asked to. */
  ended(): void {
    if (this.#readyAt === undefined || !this.#serving) return;
    this.#readyAt = undefined;
    const { inVain } = this.#record;
    if (inVain.length > 0) this.#write({ ...this.#record, inVain: inVain.slice(0, -1) });
  }

  /** A start with other versions than those before begins a new count; so does a change while the process runs. */
  #begun(versions: Versions): void {
    const before = this.#record.inVain.filter((each) => isDeepStrictEqual(each, versions));
    this.#write({ ...this.#record, inVain: [...before.slice(1 - startsInVain), versions] });
  }

  #write(record: v.InferOutput<typeof RecordSchema>): void {
    this.#record = record;
    try {
      writeFileSync(`${this.file}.next`, JSON.stringify(record), { flush: true });
      renameSync(`${this.file}.next`, this.file);
    } catch {
      // On a full disk the next start knows less; that is no reason to end this one.
    }
  }
}

function readRecord(file: string): v.InferOutput<typeof RecordSchema> {
  try {
    return v.parse(RecordSchema, JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // None yet, or unreadable: then nothing is known.
    return { inVain: [] };
  }
}

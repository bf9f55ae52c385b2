import { failures } from '#failures';
import type { CatalogueEntry } from './catalogue-entry.ts';

export { failures, type CatalogueEntry };

export type FailureCode = keyof typeof failures;

/** An error out of the catalogue: its message is the filled-in sentence, its code is stable. */
export class Failure extends Error {
  override readonly name = 'Failure';
  constructor(
    readonly code: FailureCode,
    readonly values: Readonly<Record<string, string | number>> = {},
    options?: ErrorOptions,
  ) {
    super(fill(entryOf(code).says, values), options);
  }

  get remedy(): string {
    return fill(entryOf(this.code).remedy, this.values);
  }

  get status(): number {
    return entryOf(this.code).status ?? 500;
  }
}

/** A page that is told of a server's failure by its code alone has no sentence for it, and no remedy for its own. */
function entryOf(code: FailureCode): CatalogueEntry {
  return { says: code, remedy: '', ...(failures as Partial<Record<FailureCode, CatalogueEntry>>)[code] };
}

function fill(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, key: string) => (key in values ? String(values[key]) : whole));
}

/** What went wrong, in one line, whatever was thrown. */
export function causeOf(thrown: unknown): string {
  // By form, not by class: an error out of another realm is no instance of this one's classes.
  if (isErrorLike(thrown)) return String(thrown.message || thrown.name);
  if (typeof thrown === 'string') return thrown;
  try {
    return JSON.stringify(thrown) ?? String(thrown);
  } catch {
    // Objects that hold themselves have no JSON: their kind has to do.
    return Object.prototype.toString.call(thrown);
  }
}

function isErrorLike(thrown: unknown): thrown is Error {
  return thrown instanceof Error || (typeof thrown === 'object' && thrown !== null && 'message' in thrown && 'stack' in thrown);
}

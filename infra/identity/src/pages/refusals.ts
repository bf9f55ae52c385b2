import { note, type Html, type NoteKind, type Text } from '@webdocs/standalone-pages';

/** What is wrong with what was filled in: beside the fields, and above all of them what belongs to none. */
export interface Refusal {
  readonly status: number;
  readonly fields?: Readonly<Record<string, string | undefined>>;
  readonly above?: Html;
  readonly headers?: Readonly<Record<string, string>>;
}

export const unprocessable = 422;

const aboveId = 'refusal';

/** What belongs to no field is read with the one that is written into first. */
export function noteAbove(kind: NoteKind, title: string, words: string): Html {
  return note(kind, title, words, aboveId);
}

/** What describes a field besides its own flaw. */
export function describing(refusal: Refusal | undefined, isFirst: boolean | undefined): string | undefined {
  return isFirst && refusal?.above ? aboveId : undefined;
}

/** Undefined where no field has a flaw. */
export function flawsOf(fields: Readonly<Record<string, string | undefined>>): Refusal | undefined {
  return Object.values(fields).some((flaw) => flaw !== undefined) ? { status: unprocessable, fields } : undefined;
}

export function tooOften(text: Text, waitSeconds: number): Refusal {
  const minutes = Math.ceil(waitSeconds / 60);
  return {
    status: 429,
    above: noteAbove('warning', text('identity-attempts'), text('identity-attempts-wait', { minutes })),
    headers: { 'retry-after': String(waitSeconds) },
  };
}

/** The first field with a flaw is the one to write into; without any, the first that is empty. */
export function firstField(names: readonly string[], { fields = {} }: Partial<Refusal>, filled: Readonly<Record<string, string>>): string {
  return names.find((name) => fields[name] !== undefined) ?? names.find((name) => !filled[name]) ?? names[0] ?? '';
}

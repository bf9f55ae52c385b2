import { existsSync, readFileSync } from 'node:fs';
import type { Run } from '@webdocs/contracts/answers/answer';
import { activeLocales, type Locale } from '@webdocs/contracts/reader/locale';
import type { Messages } from '@webdocs/i18n';
import { messagesIn } from '@webdocs/i18n/messages-in';
import { joinedRuns } from '../passages/joined-runs.ts';

const inLanguages = new Map<Locale, Messages>(activeLocales.map((locale) => [locale, messagesIn(locale, source)]));

/** The words around facts, in each language. */
export function factWords(locale: Locale): FactWords {
  return new FactWords(locale, inLanguages.get(locale) as Messages);
}

/** A value in a sentence that is shown as code. */
export interface Code {
  readonly code: string;
}

const mark = { start: '\u0002', end: '\u0003' } as const;

export class FactWords {
  constructor(
    readonly locale: Locale,
    readonly messages: Messages,
  ) {}

  text(id: string, values: Readonly<Record<string, string>> = {}): string {
    return this.messages.text(id, { ...values });
  }

  /** A sentence in which some values are code. */
  runs(id: string, values: Readonly<Record<string, string | Code>> = {}): Run[] {
    const marked = Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? value : mark.start + value.code + mark.end]),
    );
    return joinedRuns(
      this.messages
        .text(id, marked)
        .split(/(\u0002[^\u0003]*\u0003)/)
        .map((piece): Run => (piece.startsWith(mark.start) ? { text: piece.slice(1, -1), code: true } : { text: piece })),
    );
  }

  day(iso: string): string {
    return new Intl.DateTimeFormat(this.locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(iso));
  }

  list(values: readonly string[]): string {
    return new Intl.ListFormat(this.locale, { type: 'conjunction' }).format(values);
  }
}

function source(locale: Locale): string | undefined {
  const file = new URL(`../words/${locale}.ftl`, import.meta.url);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

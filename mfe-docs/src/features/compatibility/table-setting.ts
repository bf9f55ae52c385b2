import { fallbackLocale, type Locale } from '@webdocs/contracts/reader/locale';
import type { MessageArguments } from '@webdocs/i18n';
import { escaped, markup, Markup } from './markup.ts';

/** What a table is built for: its words, its language and the page that it is in. */
export interface TableSetting {
  readonly text: (id: string, values?: MessageArguments) => string;
  readonly locale: Locale;
  /** Address of the page, for reports about the data. */
  readonly page: string;
  /** Begins every id in the table: no other table of the page has it. */
  readonly id: string;
}

const open = '\uE000';
const close = '\uE001';

/** A message in which markup stands for some of the values. */
export function sentence({ text }: TableSetting, id: string, values: Readonly<Record<string, Markup | string>>): Markup {
  const places = Object.fromEntries(Object.keys(values).map((name) => [name, `${open}${name}${close}`]));
  const said = escaped(text(id, places));
  return new Markup(
    said.replace(/\uE000([a-z]+)\uE001/g, (_, name: string) => {
      const value = values[name];
      return value instanceof Markup ? value.source : escaped(value ?? '');
    }),
  );
}

/** Names and notes out of the data are in English: what reads them aloud has to know. */
export function languageOfData({ locale }: TableSetting): Markup | false {
  return locale !== fallbackLocale && markup` lang="${fallbackLocale}"`;
}

const days = new Map<Locale, { readonly format: Intl.DateTimeFormat; readonly known: Map<string, string> }>();

/** The day of a release in words. Browsers release on the same days: each is put into words once. */
export function dayName(locale: Locale, iso: string): string {
  let ofLocale = days.get(locale);
  if (!ofLocale) {
    ofLocale = { format: new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }), known: new Map() };
    days.set(locale, ofLocale);
  }
  let name = ofLocale.known.get(iso);
  if (name === undefined) {
    const day = new Date(iso);
    name = Number.isNaN(day.getTime()) ? iso : ofLocale.format.format(day);
    ofLocale.known.set(iso, name);
  }
  return name;
}

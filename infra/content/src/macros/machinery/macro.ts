import type { Locale } from '@webdocs/contracts/reader/locale';
import type { PublicConfiguration } from '@webdocs/contracts/configuration';
import type { MacroFlaw } from '../../report/flaw.ts';
import type { OpenData } from '@webdocs/reference/open-data';
import type { DocumentIndex, DocumentRecord } from '../../read/document-index.ts';
import type { JsonData } from '../../read/json-data.ts';
import type { MacroArgument } from '../../parse/macro-calls.ts';
import { parseHtml } from '../../parse/markdown.ts';
import { sanitize } from '../../parse/sanitize.ts';
import { text, type Node } from '../../parse/tree.ts';
import type { CodeRequest } from '../../samples/code-request.ts';
import type { Words } from '../../read/build-messages.ts';

/** What a macro may look at, and the two places besides the body where it may put something. */
export interface MacroContext {
  readonly locale: Locale;
  readonly slug: string;
  /** Address of the page. */
  readonly url: string;
  /** The page's front matter; pages that are no documents have none. */
  readonly record: DocumentRecord | undefined;
  readonly documents: DocumentIndex;
  readonly data: OpenData;
  readonly jsonData: JsonData;
  readonly configuration: PublicConfiguration;
  readonly words: Words;
  /** Printed before the body, whatever the place of the call. */
  addBanner(banner: readonly Node[]): void;
  chooseSidebar(name: string, given?: readonly string[]): void;
  /** Whether a redirect leads from a slug to a page, in the page's language or in English. */
  hasMoved(slug: string): boolean;
  /** The first paragraph of another page, where it can be told without making that page. */
  summaryOf(record: DocumentRecord): string | undefined;
  /** Asks for code of the page that the macro shows running. */
  needCode(request: CodeRequest): void;
  /** Tells writers what is wrong with the call; readers are shown something sensible all the same. */
  report(flaw: MacroFlaw): void;
}

/** Arguments as macros use them: an empty string counts as absent. */
export interface MacroArguments {
  text(index: number): string | undefined;
  /** An argument that readers see: it may hold a little HTML. */
  label(index: number): readonly Node[] | undefined;
  truth(index: number): boolean;
}

export interface Macro {
  (given: MacroArguments, context: MacroContext): readonly Node[];
  /** Without it a search reads nothing in place of the call. */
  readonly search?: MacroSearch;
}

/** What a search reads in place of a call: told from its arguments alone, because nothing is looked up for it. */
export interface MacroSearch {
  readonly text: (values: readonly string[]) => string;
  /** The part of the documentation in which the first argument names a page, where the call is a link. */
  readonly area?: string;
}

export function searchedAs(search: MacroSearch, macro: Macro): Macro {
  return Object.assign(macro, { search });
}

/** The name as the label says it, else the last part of its path. */
export function labelOrName([target = '', label]: readonly string[]): string {
  return label ?? target.slice(target.lastIndexOf('/') + 1);
}

/** `<name>`; a text that is no name stays as it is. */
export function tagOf([name = '']: readonly string[]): string {
  return /[\s<]/.test(name) ? name : `<${name}>`;
}

export function macroArguments(values: readonly MacroArgument[]): MacroArguments {
  const written = (index: number) => {
    const value = values[index];
    return value === undefined || typeof value === 'boolean' ? undefined : String(value).trim() || undefined;
  };
  return {
    text(index) {
      const value = written(index);
      return value === undefined ? undefined : plainText(value);
    },
    label(index) {
      const value = written(index);
      if (value === undefined) return undefined;
      return /<(code|em|strong|var|kbd|sub|sup|i|b)>.+<\/\1>/is.test(value)
        ? sanitize(parseHtml(value), () => undefined)
        : [text(plainText(value))];
    },
    truth(index) {
      const value = values[index];
      return value !== undefined && value !== '' && value !== false && value !== 0;
    },
  };
}

const characters = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['amp', '&'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', '\u00a0'],
]);

/** Authors write `&lt;length&gt;` as well as `<length>`. */
function plainText(value: string): string {
  return value.replace(/&([a-z]+);/g, (whole, name: string) => characters.get(name) ?? whole);
}

/** HTML that is safe to write as it is. Only the tag below makes it. */
export class Html {
  readonly #text: string;
  constructor(text: string, made: symbol) {
    if (made !== byTheTag) throw new TypeError('Html is made by the html tag alone');
    this.#text = text;
  }
  toString(): string {
    return this.#text;
  }
}

export type HtmlValue = Html | string | number | false | null | undefined | readonly HtmlValue[];

const byTheTag = Symbol('made by the html tag');

/** Everything that is put in is escaped, but for HTML of this tag and lists of it; false, null and undefined leave nothing. */
export function html(parts: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  const text = parts.reduce((before, part, index) => {
    // Escaping protects inside quotes only: without them a space ends the value and starts an attribute of its own.
    if (before.endsWith('=')) throw new TypeError('Quote the value of an attribute');
    return before + textOf(values[index - 1]) + part;
  });
  return new Html(text, byTheTag);
}

/** Attributes that are there or not; `true` is without a value. Their names are ours, never a visitor's. */
export function attributes(wanted: Readonly<Record<string, string | number | boolean | null | undefined>>): Html {
  const written = Object.entries(wanted).map(([name, value]) => {
    if (value === false || value == null) return '';
    return value === true ? ` ${name}` : ` ${name}="${escape(String(value))}"`;
  });
  return new Html(written.join(''), byTheTag);
}

function textOf(value: HtmlValue): string {
  if (value === false || value == null) return '';
  if (value instanceof Html) return value.toString();
  if (Array.isArray(value)) return value.map(textOf).join('');
  return escape(String(value));
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}

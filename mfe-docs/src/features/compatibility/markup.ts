const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export function escaped(text: string): string {
  return /[&<>"']/.test(text) ? text.replace(/[&<>"']/g, (character) => entities[character] as string) : text;
}

/** HTML that is safe as it stands. Only `html` and those who made sure of it may say so of a text. */
export class Markup {
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }
}

/** What may stand in a gap: text, which is escaped, other markup, lists of both; nothing at all for undefined and false. */
export type Gap = string | number | Markup | false | undefined | readonly Gap[];

/** Builds HTML out of a template whose gaps are escaped. */
export function html(parts: TemplateStringsArray, ...gaps: readonly Gap[]): Markup {
  let source = parts[0] ?? '';
  for (let index = 0; index < gaps.length; index += 1) source += sourceOf(gaps[index]) + (parts[index + 1] ?? '');
  return new Markup(source);
}

function sourceOf(gap: Gap): string {
  if (gap === undefined || gap === false) return '';
  if (gap instanceof Markup) return gap.source;
  if (typeof gap === 'object') return gap.map(sourceOf).join('');
  return escaped(String(gap));
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export function escaped(text: string): string {
  return /[&<>"']/.test(text) ? text.replace(/[&<>"']/g, (character) => entities[character] as string) : text;
}

/** HTML that is safe as it is. Only `markup` and those who made sure of it may say so of a text. */
export class Markup {
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }
}

/** What may be in a gap: text, which is escaped, other markup, lists of both; nothing at all for undefined and false. */
export type Gap = string | number | Markup | false | undefined | readonly Gap[];

/** Builds HTML out of a template whose gaps are escaped. Its line breaks are for those who read the code. */
export function markup(template: TemplateStringsArray, ...gaps: readonly Gap[]): Markup {
  const parts = withoutLineBreaks(template);
  let source = parts[0] ?? '';
  for (let index = 0; index < gaps.length; index += 1) source += sourceOf(gaps[index]) + (parts[index + 1] ?? '');
  return new Markup(source);
}

const known = new WeakMap<TemplateStringsArray, readonly string[]>();

function withoutLineBreaks(template: TemplateStringsArray): readonly string[] {
  let parts = known.get(template);
  if (!parts) known.set(template, (parts = template.map((part) => part.replace(/(?<=^|>)\n\s*|\n\s*(?=<|$)/g, '').replace(/\n\s*/g, ' '))));
  return parts;
}

function sourceOf(gap: Gap): string {
  if (gap === undefined || gap === false) return '';
  if (typeof gap === 'string') return escaped(gap);
  if (gap instanceof Markup) return gap.source;
  if (typeof gap === 'object') return gap.map(sourceOf).join('');
  return String(gap);
}

const attribute = (name: string) => new RegExp(`(?:^|\\s)${name}\\s*=\\s*["']?([^"'\\s>]*)`, 'i');
const source = attribute('src');
const kind = attribute('type');
const classic = /^(?:|(?:text|application)\/(?:javascript|ecmascript))$/i;

/** A script that is written in HTML. */
export interface InlineScript {
  readonly code: string;
  readonly isModule: boolean;
  /** The line of the HTML at which its code begins. */
  readonly firstLine: number;
}

/** The value of an attribute such as `onclick`. */
export interface Handler {
  readonly code: string;
  readonly firstLine: number;
}

/** HTML with other code in its scripts and handlers; where the change is undefined they are left as they are. */
export function withScripts(
  html: string,
  change: (script: InlineScript) => string | undefined,
  changeHandler: (handler: Handler) => string | undefined = () => undefined,
): string {
  let written = '';
  let from = 0;
  let line = 1;
  for (const { attributes, start, end } of codeIn(html)) {
    const before = html.slice(from, start);
    const found = html.slice(start, end);
    line += linesIn(before);
    written += before + (changed(attributes, found, line) ?? found);
    line += linesIn(found);
    from = end;
  }
  return written + html.slice(from);

  function changed(attributes: string | undefined, found: string, firstLine: number): string | undefined {
    if (attributes === undefined) {
      const handler = changeHandler({ code: codeOfValue(found), firstLine });
      return handler === undefined ? undefined : valueOf(handler);
    }
    const type = kind.exec(attributes)?.[1] ?? '';
    const isModule = type.toLowerCase() === 'module';
    if (source.test(attributes) || !(isModule || classic.test(type))) return undefined;
    return change({ code: found, isModule, firstLine });
  }
}

/** What browsers read as text up to their end, whatever is in it. */
const texts = /^(?:title|textarea|style|xmp|iframe|noembed|noframes|script)$/i;

interface Found {
  /** Of a script; a handler has none. */
  readonly attributes?: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Where the code of scripts and handlers begins and ends: of elements, not of what comments, attributes and text fields say of them. What has no
 * end is looked for once: code of a megabyte may begin a comment 260,000 times.
 */
function* codeIn(html: string): Generator<Found> {
  const next = /<!--|<([a-z][^\s/>]*)/gi;
  const commentEnd = /-->/g;
  let hasCommentEnd = true;
  for (let found = next.exec(html); found; found = next.exec(html)) {
    const [opened, name] = found;
    if (name === undefined) {
      const end = hasCommentEnd && firstAfter(commentEnd, next.lastIndex, html);
      if (end) next.lastIndex = end.index + end[0].length;
      else hasCommentEnd = false;
      continue;
    }
    const tagEnd = endOfTag(html, found.index + opened.length);
    if (tagEnd === undefined) return;
    next.lastIndex = tagEnd + 1;
    yield* handlersIn(html, found.index + opened.length, tagEnd);
    if (!texts.test(name)) continue;
    const end = firstAfter(new RegExp(`</${name}(?=[\\s/>])[^>]*>`, 'gi'), tagEnd + 1, html);
    if (!end) return;
    if (/^script$/i.test(name)) {
      yield { attributes: html.slice(found.index + opened.length, tagEnd), start: tagEnd + 1, end: end.index };
    }
    next.lastIndex = end.index + end[0].length;
  }
}

const attributeWithValue = /([^\s"'<>/=]+)\s*=\s*("[^"]*"|'[^']*'|[^\s"'<>]+)|[^\s"'<>/=]+/g;

/** Values of the attributes of one tag that are code, with their quotes. */
function* handlersIn(html: string, from: number, to: number): Generator<Found> {
  const attributes = html.slice(from, to);
  if (!/on[a-z]+\s*=/i.test(attributes)) return;
  for (const { 0: all, 1: name = '', 2: value = '', index } of attributes.matchAll(attributeWithValue)) {
    const end = from + index + all.length;
    if (/^on[a-z]+$/i.test(name)) yield { start: end - value.length, end };
  }
}

const references: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#34;': '"',
  '&#39;': "'",
  '&apos;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

/** As the browser reads it, but for signs that no code is written with. */
function codeOfValue(value: string): string {
  const isQuoted = /^["']/.test(value);
  return (isQuoted ? value.slice(1, -1) : value).replace(/&[#\w]+;/g, (reference) => references[reference] ?? reference);
}

function valueOf(code: string): string {
  return `"${code.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
}

/** Where the sign is that ends a tag; one in the quotes of a value does not. */
function endOfTag(html: string, from: number): number | undefined {
  const next = />|=\s*(["'])/g;
  for (let found = firstAfter(next, from, html); found; found = next.exec(html)) {
    const [sign, quote] = found;
    if (quote === undefined) return found.index;
    const closing = html.indexOf(quote, found.index + sign.length);
    if (closing < 0) return undefined;
    next.lastIndex = closing + 1;
  }
  return undefined;
}

function firstAfter(pattern: RegExp, index: number, text: string): RegExpExecArray | null {
  pattern.lastIndex = index;
  return pattern.exec(text);
}

function linesIn(text: string): number {
  return text.split('\n').length - 1;
}

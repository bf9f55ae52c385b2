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

/** HTML with other code in its scripts; where the change is undefined they are left as they are. */
export function withScripts(html: string, change: (script: InlineScript) => string | undefined): string {
  let written = '';
  let from = 0;
  let line = 1;
  for (const { attributes, start, end } of scriptsIn(html)) {
    const type = kind.exec(attributes)?.[1] ?? '';
    const isModule = type.toLowerCase() === 'module';
    if (source.test(attributes) || !(isModule || classic.test(type))) continue;
    const before = html.slice(from, start);
    const code = html.slice(start, end);
    line += linesIn(before);
    written += before + (change({ code, isModule, firstLine: line }) ?? code);
    line += linesIn(code);
    from = end;
  }
  return written + html.slice(from);
}

/** What browsers read as text up to their end, whatever is in it. */
const texts = /^(?:title|textarea|style|xmp|iframe|noembed|noframes|script)$/i;

/**
 * Where the code of scripts begins and ends: of elements, not of what comments, attributes and text fields say of them. What has no end is looked
 * for once: code of a megabyte may begin a comment 260,000 times.
 */
function* scriptsIn(html: string): Generator<{ readonly attributes: string; readonly start: number; readonly end: number }> {
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
    if (!texts.test(name)) continue;
    const end = firstAfter(new RegExp(`</${name}(?=[\\s/>])[^>]*>`, 'gi'), tagEnd + 1, html);
    if (!end) return;
    if (/^script$/i.test(name)) {
      yield { attributes: html.slice(found.index + opened.length, tagEnd), start: tagEnd + 1, end: end.index };
    }
    next.lastIndex = end.index + end[0].length;
  }
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

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

/**
 * Where the code of scripts begins and ends, comments left out. What has no end is looked for once: code of a megabyte may begin a comment
 * 260,000 times.
 */
function* scriptsIn(html: string): Generator<{ readonly attributes: string; readonly start: number; readonly end: number }> {
  const next = /<!--|<script\b/gi;
  const commentEnd = /-->/g;
  const tagEnd = />/g;
  const scriptEnd = /<\/script\s*>/gi;
  let hasCommentEnd = true;
  for (let found = next.exec(html); found; found = next.exec(html)) {
    if (found[0] === '<!--') {
      const end = hasCommentEnd && firstAfter(commentEnd, next.lastIndex, html);
      if (end) next.lastIndex = end.index + end[0].length;
      else hasCommentEnd = false;
      continue;
    }
    const tag = firstAfter(tagEnd, next.lastIndex, html);
    const end = tag && firstAfter(scriptEnd, tag.index + 1, html);
    if (!end) return;
    yield { attributes: html.slice(next.lastIndex, tag.index), start: tag.index + 1, end: end.index };
    next.lastIndex = end.index + end[0].length;
  }
}

function firstAfter(pattern: RegExp, index: number, text: string): RegExpExecArray | null {
  pattern.lastIndex = index;
  return pattern.exec(text);
}

function linesIn(text: string): number {
  return text.split('\n').length - 1;
}

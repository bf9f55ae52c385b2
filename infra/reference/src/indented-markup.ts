interface Element {
  readonly open: string;
  readonly name: string;
  readonly children: Array<Element | string>;
  readonly close: string;
}

/** Longer rows than this are opened out even where a person would write a short one in one line. */
const longestRow = 80;
const tokens = /<!--.*?-->|<\/?[a-zA-Z][^<>]*>|[^<]+/g;
const empty = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
/** Spaces count in these, or what they hold is no markup. */
const untouched = /<(?:pre|textarea|script|style)\b|<!/i;
const inline =
  /^(?:a|abbr|b|bdi|bdo|button|cite|code|data|del|dfn|em|i|img|input|ins|kbd|label|mark|meter|output|progress|q|ruby|s|samp|select|small|span|strong|sub|sup|time|u|var)$/;
const holder =
  /^(?:article|aside|audio|body|clipPath|datalist|defs|details|dialog|div|dl|fieldset|figure|filter|footer|form|g|header|html|linearGradient|main|marker|mask|menu|nav|ol|optgroup|pattern|picture|radialGradient|search|section|select|svg|switch|symbol|table|tbody|tfoot|thead|ul|video)$/;
/** A row of cells, a formula: short ones are read best in one line. */
const row = /^(?:tr|math|m[a-z]+)$/;
/** With these declarations a space more or less between elements would show. */
const spacesCount = /white-space|:empty|inline-block/;
/** With these none between inline elements does. */
const laysOut = /\b(?:flex|grid)\b/;

/** Markup that was written in one line as a person would write it: what holds other things has them on lines of their own. */
export function indentedMarkup(html: string, css = ''): string {
  if (spacesCount.test(css) || untouched.test(html)) return html;
  return html
    .split('\n')
    .map((line) => indentedLine(line, laysOut.test(css)))
    .join('\n');
}

function indentedLine(line: string, isLaidOut: boolean): string {
  const indent = /^\s*/.exec(line)?.[0] ?? '';
  const nodes = parsed(line.trim());
  if (!nodes) return line;
  const isList = nodes.length === 1 || nodes.every((node) => typeof node !== 'string' && (!inline.test(node.name) || isLaidOut));
  return isList ? nodes.flatMap((node) => printed(node, indent, isLaidOut)).join('\n') : line;
}

/** The elements and texts of a line; nothing where it opens or closes what other lines close or open. */
function parsed(line: string): ReadonlyArray<Element | string> | undefined {
  const top: Element = { open: '', name: '', children: [], close: '' };
  const path: Element[] = [top];
  const found = line.match(tokens) ?? [];
  if (found.join('') !== line) return undefined;
  for (const token of found) {
    const parent = path.at(-1) ?? top;
    const [, slash, name = ''] = /^<(\/?)([a-zA-Z][\w:-]*)/.exec(token) ?? [];
    if (!name) parent.children.push(token);
    else if (slash) {
      const ended = path.pop();
      if (!ended || ended.name !== name) return undefined;
      (path.at(-1) ?? top).children.push({ ...ended, close: token });
    } else if (token.endsWith('/>') || empty.test(name)) parent.children.push({ open: token, name, children: [], close: '' });
    else path.push({ open: token, name, children: [], close: '' });
  }
  return path.length === 1 ? top.children : undefined;
}

function printed(node: Element | string, indent: string, isLaidOut: boolean): string[] {
  if (typeof node === 'string' || !isOpened(node, isLaidOut)) return [indent + written(node)];
  const inner = node.children.flatMap((child) => printed(child, `${indent}  `, isLaidOut));
  return [indent + node.open, ...inner, indent + node.close];
}

function isOpened(node: Element | string, isLaidOut: boolean): boolean {
  if (typeof node === 'string' || node.children.length === 0 || node.children.some((child) => typeof child === 'string')) return false;
  const isLong = written(node).length > longestRow;
  if (row.test(node.name)) return isLong || (node.name === 'tr' && node.children.some((child) => isOpened(child, isLaidOut)));
  if (!holder.test(node.name)) return false;
  const [first, ...others] = node.children;
  if (node.name !== 'select' && !isLaidOut && node.children.some((child) => typeof child !== 'string' && inline.test(child.name)))
    return false;
  return others.length > 0 || isLong || (first !== undefined && isOpened(first, isLaidOut));
}

function written(node: Element | string): string {
  return typeof node === 'string' ? node : node.open + node.children.map(written).join('') + node.close;
}

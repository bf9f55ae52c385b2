const withoutEndTag = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'param',
  'source',
  'track',
  'wbr',
]);
const textOnly = new Set(['script', 'style', 'textarea', 'title']);
const tag = /<!doctype html>|<!--[\s\S]*?-->|<(\/?)([a-z][\w-]*)((?:\s+[^\s"'<>/=]+(?:="[^"]*")?)*)\s*(\/?)>/gi;

/** What is wrong with a piece of markup, more strictly than a browser would see it: every element closed, every attribute quoted. */
export function markupFlaws(markup: string): readonly string[] {
  const flaws: string[] = [];
  const open: string[] = [];
  let end = 0;
  for (const match of markup.matchAll(tag)) {
    const [whole, slash, name = '', attributes = '', closedAtOnce] = match;
    const parent = open.at(-1);
    if (parent !== undefined && textOnly.has(parent) && !(slash && name === parent) && !open.includes('svg')) continue;
    flaws.push(...textFlaws(markup.slice(end, match.index), parent));
    end = match.index + whole.length;
    if (name === '') continue;
    if (slash) {
      if (open.pop() !== name) flaws.push(`</${name}> closes nothing that is open`);
      continue;
    }
    flaws.push(...repeatedAttributes(attributes).map((attribute) => `<${name}> has ${attribute} twice`));
    if (!withoutEndTag.has(name) && !closedAtOnce) open.push(name);
  }
  flaws.push(...textFlaws(markup.slice(end), undefined), ...open.map((name) => `<${name}> is not closed`));
  return flaws;
}

function textFlaws(text: string, parent: string | undefined): string[] {
  if (parent === 'script' || parent === 'style') return [];
  return /<|&(?!#?\w+;)/.test(text) ? [`“${text.trim()}” holds a character that has to be escaped`] : [];
}

function repeatedAttributes(attributes: string): string[] {
  const names = [...attributes.matchAll(/([^\s"=]+)(?:="[^"]*")?/g)].map(([, name = '']) => name);
  return names.filter((name, index) => names.indexOf(name) < index);
}

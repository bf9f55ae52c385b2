import type { PlatformNames } from './platform-names.ts';
import { innerTexts } from './inner-texts.ts';
import { unknownInScript } from './script-names.ts';
import { unknownInStyles } from './style-names.ts';
import type { OwnNames, UnknownName } from './unknown-name.ts';

const tag = /<([a-zA-Z][\w-]*)((?:\s+[^\s<>"'=/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s<>"'=`]+))?)*)\s*\/?>/g;
const attribute = /\s([^\s<>"'=/]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s<>"'=`]+))?/g;
/** Of elements that other languages than HTML define, attributes are not looked at: their list is not whole. */
const foreign =
  /^(?:svg|path|circle|rect|line|poly(?:gon|line)|ellipse|g|text|tspan|use|defs|symbol|stop|\w+Gradient|filter|fe[A-Z]\w*|mask|pattern|marker|clipPath|animate\w*|image|math|m[a-z]+)$/;

/** Elements and attributes in a piece of HTML that no browser and no standard has, and names in the styles and scripts in it. */
export function unknownInMarkup(code: string, names: PlatformNames, own: OwnNames): UnknownName[] {
  const found: UnknownName[] = [];
  const visible = code.replace(/<!--[^]*?(?:-->|$)/g, blank);
  let plain = '';
  let until = 0;
  for (const { kind, open, text, at } of innerTexts(visible)) {
    const look = kind === 'style' ? unknownInStyles : unknownInScript;
    const isScript = !/\btype\s*=\s*["']?(?!module|text\/javascript)/i.test(open);
    if (isScript) found.push(...look(text, names, own).map(({ name, from, to }) => ({ name, from: at + from, to: at + to })));
    plain += visible.slice(until, at) + blank(text);
    until = at + text.length;
  }
  plain += visible.slice(until);
  for (const { 1: element = '', 2: attributes = '', index } of plain.matchAll(tag)) {
    const isCustom = element.includes('-');
    const isComponent = /^[A-Z]/.test(element) && element !== element.toUpperCase();
    if (isComponent) continue;
    const known = names.isElement(element) || names.isElement(element.toLowerCase());
    if (!known && !isCustom && !own.has(element)) found.push({ name: `<${element}>`, from: index + 1, to: index + 1 + element.length });
    if (!known || foreign.test(element)) continue;
    const start = index + 1 + element.length;
    for (const { 0: whole, 1: name = '', index: at } of attributes.matchAll(attribute)) {
      if (isKnownAttribute(name, names) || own.has(name)) continue;
      const from = start + at + whole.indexOf(name);
      found.push({ name, from, to: from + name.length });
    }
  }
  return found.sort((a, b) => a.from - b.from);
}

function isKnownAttribute(given: string, names: PlatformNames): boolean {
  const name = given.toLowerCase();
  if (names.isAttribute(name) || name.startsWith('data-') || name === 'role') return true;
  // Of templates and of libraries: what no attribute of HTML is written as.
  return !/^[a-z]+(?:-[a-z]+)*$/.test(name) || /^(?:[a-z]{1,3}|hx|ng)-/.test(name);
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}

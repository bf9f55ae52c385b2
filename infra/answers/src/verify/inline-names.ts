import type { PlatformNames } from './platform-names.ts';
import { unknownInMarkup } from './markup-names.ts';
import { unknownInScript } from './script-names.ts';
import { unknownInStyles } from './style-names.ts';
import type { OwnNames, UnknownName } from './unknown-name.ts';

/** Words behind or before a name that say what it is meant to be. */
const kinds = {
  property: /^(?:css\s+)?propert(?:y|ies)\b/i,
  pseudo: /^pseudo-(?:class|element)/i,
  atRule: /^at-rule/i,
  method: /^(?:static\s+|instance\s+)?methods?\b/i,
  interface: /^(?:interface|api)\b/i,
  attribute: /^attributes?\b/i,
  element: /^elements?\b/i,
} as const;
const placeholders = /^<(?:name|id|value|type|string|number|url|path|file|tag|element|selector|key|index|your|my|some|foo|bar|x|y|t)\b/i;

/** A name in the middle of a sentence. Less is said of it than in a block: only what is written as a name of the platform is looked at. */
export function unknownInline(code: string, after: string, names: PlatformNames, own: OwnNames): UnknownName[] {
  const text = code.trim();
  if (text === '' || text.length > 200 || own.has(text)) return [];
  const found = (isUnknown: boolean, name = text): UnknownName[] =>
    isUnknown && !own.has(name) ? [{ name, from: code.indexOf(name), to: code.indexOf(name) + name.length }] : [];

  if (/^<\/?[a-z][\w-]*[^]*>$/i.test(text))
    return placeholders.test(text) || isTypeOfValue(text, names) ? [] : unknownInMarkup(code, names, own);
  if (/^::?[a-z][\w-]*(?:\(.*\))?$/i.test(text)) return found(!isPseudo(text, names), /^::?[\w-]+/.exec(text)?.[0]);
  if (/^@[a-z][a-z-]*$/i.test(text)) return found(!names.isAtRule(text.slice(1)) && kinds.atRule.test(after));
  // A declaration: `gap: 1rem`, and with a semicolon whatever its name.
  if (/^[a-z]+(?:-[a-z]+)+\s*:\s*\S|^[a-z]+\s*:\s*[^;{}]+;$/.test(text)) return isHeader(text) ? [] : unknownInStyles(code, names, own);
  const called = /^([a-z]+(?:-[a-z]+)+|[a-z]+)\(.*\)$/.exec(text)?.[1];
  if (called?.includes('-')) return found(!names.isCssFunction(called) && !names.isPseudo(called) && !called.startsWith('-'), called);
  if (/^[A-Za-z_$][\w$]*(?:\??\.[A-Za-z_$][\w$]*)+(?:\(.*\))?$|^new\s+[A-Z]\w*\(.*\)$/s.test(text)) return unknownInPath(code, names, own);
  return found(isDenied(text, after, names), text.replace(/\(.*\)$/s, ''));
}

/** `Array.prototype.at()`, `element.animate()`, `navigator.share`. */
function unknownInPath(code: string, names: PlatformNames, own: OwnNames): UnknownName[] {
  const inScript = unknownInScript(code, names, own);
  const [, holder = '', member = ''] = /^\s*([A-Z]\w*)\.([a-z]\w*)(?:\(.*\))?\s*$/s.exec(code) ?? [];
  // In prose `Element.animate()` is the method of elements.
  return inScript.filter(({ name }) => !(name === member && names.hasMember({ name: holder }, member)));
}

/** Told what it is meant to be by the word behind it. */
function isDenied(text: string, after: string, names: PlatformNames): boolean {
  const bare = text.replace(/\(.*\)$/s, '');
  const said = after.trimStart();
  if (/^[a-z]+(?:-[a-z]+)+$/.test(bare) && kinds.property.test(said)) return !names.isCssWord(bare) && !names.isAttribute(bare);
  if (/^[a-z]+(?:-[a-z]+)*$/.test(bare) && kinds.attribute.test(said)) return !names.isAttribute(bare) && !/^(?:data|aria)-/.test(bare);
  if (/^[a-z]+[A-Z]\w*$/.test(bare) && (kinds.method.test(said) || kinds.property.test(said))) return !names.isMember(bare);
  if (/^[A-Z][a-z]+[A-Z]\w*$/.test(bare) && kinds.interface.test(said)) return !names.isGlobal(bare);
  return /^[a-z]+\d?$/.test(bare) && kinds.element.test(said) && !text.includes('(')
    ? !names.isElement(bare) && !names.isCssWord(bare)
    : false;
}

function isPseudo(text: string, names: PlatformNames): boolean {
  const name = /^::?([\w-]+)/.exec(text)?.[1]?.toLowerCase() ?? '';
  return names.isPseudo(name) || name.startsWith('-');
}

function isTypeOfValue(text: string, names: PlatformNames): boolean {
  const name = /^<([\w-]+)>$/.exec(text)?.[1] ?? '';
  return names.isCssWord(name) || name.includes('-');
}

/** Headers of HTTP are written with capitals, and by some without. */
function isHeader(text: string): boolean {
  return (
    /^(?:content|cache|access|x|set|accept|if|last|strict|referrer|permissions|cross|sec)-[a-z-]+\s*:/.test(text) &&
    !/^content-visibility/.test(text)
  );
}

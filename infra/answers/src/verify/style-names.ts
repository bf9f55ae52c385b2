import type { PlatformNames } from './platform-names.ts';
import type { OwnNames, UnknownName } from './unknown-name.ts';

/** Names in a style sheet, or in the declarations of one, that no browser and no standard has. */
export function unknownInStyles(code: string, names: PlatformNames, own: OwnNames): UnknownName[] {
  const plain = withoutTexts(code);
  const found: UnknownName[] = [];
  const add = (name: string, from: number, length = name.length): void => {
    if (!isOwnSign(name) && !own.has(name)) found.push({ name, from, to: from + length });
  };
  const rules: string[] = [];
  for (const { text, at, end } of statements(plain)) {
    if (end === '}') {
      lookAtDeclaration(text, at, { names, add, rule: rules.at(-1) ?? '' });
      rules.pop();
    } else if (end === '{') {
      lookAtPrelude(text, at, { names, add });
      rules.push(/^\s*@([\w-]+)/.exec(text)?.[1] ?? '');
    } else if (/^\s*@/.test(text)) lookAtPrelude(text, at, { names, add });
    else lookAtDeclaration(text, at, { names, add, rule: rules.at(-1) ?? '' });
  }
  return found;
}

interface Looking {
  readonly names: PlatformNames;
  readonly add: (name: string, from: number) => void;
}

function lookAtPrelude(text: string, at: number, { names, add }: Looking): void {
  const rule = /^\s*@([\w-]+)/.exec(text);
  if (rule) {
    const [whole, name = ''] = rule;
    if (!names.isAtRule(name)) add(`@${name}`, at + whole.length - name.length - 1);
    if (name === 'media') lookAtFeatures(text, at, { names, add });
    return;
  }
  for (const { 0: whole, 1: name = '', index } of text.matchAll(/::?([a-z][\w-]*)/gi)) {
    if (!names.isPseudo(name.toLowerCase())) add(whole, at + index);
  }
}

function lookAtFeatures(text: string, at: number, { names, add }: Looking): void {
  for (const { 1: name = '', index } of text.matchAll(/\(\s*([a-z][\w-]*)\s*(?=[:)<>=])/gi)) {
    if (!names.isMediaFeature(name.toLowerCase())) add(name, at + text.indexOf(name, index));
  }
}

function lookAtDeclaration(text: string, at: number, { names, add, rule }: Looking & { readonly rule: string }): void {
  const [whole, before = '', name = '', value = ''] = /^(\s*)([\w-]+)\s*:([^]*)$/.exec(text) ?? [];
  if (whole === undefined) return;
  const property = name.toLowerCase();
  const isKnown = names.isProperty(property) || (rule !== '' && names.isDescriptor(rule, property));
  if (!isKnown && !name.startsWith('--')) add(name, at + before.length);
  if (name.startsWith('--')) return;
  const start = at + whole.length - value.length;
  for (const { 1: called = '', index } of value.matchAll(/(?<![\w-])([a-z][\w-]*)\(/gi)) {
    if (!names.isCssFunction(called.toLowerCase())) add(`${called}()`.slice(0, -2), start + index);
  }
}

/** A dash at the beginning: of the page's own, or of one browser. */
function isOwnSign(name: string): boolean {
  return /^(?:[@:]{0,2})-/.test(name);
}

/** What is in comments and strings is blank, so that positions stay. */
function withoutTexts(code: string): string {
  return code.replace(/\/\*[^]*?(?:\*\/|$)|"(?:[^"\\\n]|\\.)*(?:"|$|(?=\n))|'(?:[^'\\\n]|\\.)*(?:'|$|(?=\n))|url\([^()"']*\)/g, (whole) =>
    whole.startsWith('url') ? `url(${' '.repeat(Math.max(0, whole.length - 5))})` : whole.replace(/[^\n]/g, ' '),
  );
}

interface Statement {
  readonly text: string;
  readonly at: number;
  /** What ends it. */
  readonly end: '{' | '}' | ';' | '';
}

function* statements(code: string): Generator<Statement> {
  let from = 0;
  let depth = 0;
  for (let at = 0; at < code.length; at += 1) {
    const sign = code[at];
    if (sign === '(' || sign === '[') depth += 1;
    else if (sign === ')' || sign === ']') depth = Math.max(0, depth - 1);
    else if ((sign === '{' || sign === '}' || (sign === ';' && depth === 0)) && sign) {
      yield { text: code.slice(from, at), at: from, end: sign as Statement['end'] };
      from = at + 1;
      depth = 0;
    }
  }
  yield { text: code.slice(from), at: from, end: '' };
}

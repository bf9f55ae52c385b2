import type { Facts } from '../page-sources.ts';
import type { PageHead, Subject } from '../planned-page.ts';
import { memberKind, objectKind } from './member-kind.ts';

const reference = 'Web/JavaScript/Reference/';
const language = ['javascript'];

/** How a page about something of the language is called, by the place of its address. */
export function javascriptHead(subject: Subject, facts: Facts): PageHead | undefined {
  const [place = '', ...path] = subject.slug.slice(reference.length).split('/');
  if (path.length === 0) return undefined;
  if (place === 'Global_Objects') return globalHead(subject, path, facts);
  return path.length === 1 ? languageHead(place, path[0] ?? '') : undefined;
}

function globalHead(subject: Subject, path: readonly string[], facts: Facts): PageHead {
  const sidebars = ['jsref'];
  const name = path.at(-1) ?? '';
  const owner = path.slice(0, -1);
  const ownerName = owner.join('.');
  const asObject = objectKind(path);
  // A class in a namespace is an object of its own; a member that happens to be one, or is called by a symbol, is not.
  const isSymbol = name.startsWith('Symbol.');
  const isObject = owner.length === 0 || (/^[A-Z][a-z]/.test(name) && !isSymbol && asObject !== 'function' && name !== owner.at(-1));
  if (isObject) {
    const full = path.join('.');
    if (asObject === 'function') return { title: `${full}()`, pageType: 'javascript-function', sidebars };
    if (asObject === 'value') return { title: full, pageType: 'javascript-global-property', sidebars };
    return { title: full, pageType: asObject === 'namespace' ? 'javascript-namespace' : 'javascript-class', sidebars };
  }
  if (name === owner.at(-1))
    return { title: `${ownerName}() constructor`, shortTitle: `${ownerName}()`, pageType: 'javascript-constructor', sidebars };
  const found = memberKind(owner, name, specificationOf(subject, facts));
  if (!found) return { title: `${ownerName}.${name}`, shortTitle: name, pageType: 'javascript-static-data-property', sidebars };
  const { isStatic, kind } = found;
  const call = kind === 'method' ? '()' : '';
  const member = `${ownerName}${isStatic ? '' : '.prototype'}${isSymbol ? `[${name}]` : `.${name}`}${call}`;
  const pageType = `javascript-${isStatic ? 'static' : 'instance'}-${kind === 'method' ? 'method' : `${kind}-property`}`;
  return {
    title: kind === 'data' && !isStatic ? `${ownerName}: ${name}` : member,
    shortTitle: isSymbol ? `[${name}]${call}` : `${name}${call}`,
    pageType,
    sidebars,
  };
}

function specificationOf({ keys: [key] }: Subject, { data }: Facts): string | undefined {
  return key === undefined ? undefined : data.compat?.specificationsOf(key)[0];
}

const places: Readonly<Record<string, readonly [pageType: string, words: string]>> = {
  Statements: ['javascript-statement', 'statement'],
  Operators: ['javascript-operator', 'operator'],
  Classes: ['javascript-language-feature', 'in classes'],
  Functions: ['javascript-language-feature', 'in functions'],
  Regular_expressions: ['javascript-language-feature', 'in regular expressions'],
};

function languageHead(place: string, written: string): PageHead | undefined {
  const [pageType, kind] = places[place] ?? [];
  if (pageType === undefined || kind === undefined) return undefined;
  const name = written.replaceAll('_', ' ');
  // Operators are called by words (`Addition`) or by what is written (`new.target`).
  const isWritten = /^[a-z]/.test(name);
  if (place === 'Classes' || place === 'Functions' || place === 'Regular_expressions')
    return { title: `${isWritten ? `\`${name}\`` : name} ${kind}`, shortTitle: name, pageType, sidebars: language };
  return { title: isWritten ? `\`${name}\`` : name, shortTitle: name, pageType, sidebars: language };
}

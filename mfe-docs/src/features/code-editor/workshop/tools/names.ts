import type { Availability, KnownCompletion } from './availability.ts';
import written from './names.json';

/** What infra/reference knows of the web platform: infra/reference/src/completion. */
export interface Names {
  /** Names in a list, with how far each may be relied on. */
  readonly in: (list: string | undefined) => readonly KnownCompletion[];
  readonly properties: readonly KnownCompletion[];
  readonly valuesOf: (property: string) => readonly string[];
  readonly atRules: readonly KnownCompletion[];
  readonly pseudoClasses: readonly KnownCompletion[];
  readonly elements: readonly KnownCompletion[];
  readonly attributesOf: (element: string) => readonly KnownCompletion[];
  readonly attributeValues: (element: string, attribute: string) => readonly string[];
  readonly globals: readonly KnownCompletion[];
  readonly membersOf: (object: string) => readonly KnownCompletion[] | undefined;
}

const builtins = 'Web/JavaScript/Reference/Global_Objects/';
const marks: Readonly<Record<string, Availability | undefined>> = { '+': 'low', '~': 'limited', '?': undefined };
const { properties, colors, elements, attributeValues } = written as WrittenNames;
const members = new Map(Object.entries((written as WrittenNames).members));
const values = new Map(Object.entries(properties).map(([name, list]) => [bare(name), list]));
const attributes = new Map(Object.entries(elements).map(([name, list]) => [bare(name), list]));

interface WrittenNames {
  readonly properties: Readonly<Record<string, string>>;
  readonly colors: string;
  readonly atRules: string;
  readonly pseudoClasses: string;
  readonly elements: Readonly<Record<string, string>>;
  readonly attributes: string;
  readonly attributeValues: Readonly<Record<string, string>>;
  readonly globals: string;
  readonly members: Readonly<Record<string, string>>;
}

export const names: Names = {
  in: completionsIn,
  properties: Object.keys(properties).map(completion).map(explainedIn('Web/CSS/Reference/Properties/')),
  valuesOf: (property) => split(values.get(property)?.replace('<color>', colors)),
  atRules: completionsIn(written.atRules).map(explainedIn('Web/CSS/Reference/At-rules/@')),
  pseudoClasses: completionsIn(written.pseudoClasses),
  elements: Object.keys(elements).map(completion).map(explainedIn('Web/HTML/Reference/Elements/')),
  attributesOf: (element) => [...completionsIn(attributes.get(element)), ...completionsIn(written.attributes)],
  attributeValues: (element, attribute) => split(attributeValues[`${element} ${attribute}`] ?? attributeValues[attribute]),
  globals: completionsIn(written.globals).map((one) => explainedIn(folderOfGlobal(one.label))(one)),
  membersOf: (object) => (members.has(object) ? completionsIn(members.get(object)) : undefined),
};

function completionsIn(list: string | undefined): readonly KnownCompletion[] {
  return split(list).map(completion);
}

function completion(name: string): KnownCompletion {
  const mark = name.at(-1) ?? '';
  return { label: bare(name), availability: mark in marks ? marks[mark] : 'high' };
}

function explainedIn(folder: string): (completion: KnownCompletion) => KnownCompletion {
  return (one) => ({ ...one, about: folder + one.label });
}

/** The data lists what the language has together with interfaces, and with what a window has: the browser knows which is which. */
function folderOfGlobal(name: string): string {
  const { value, enumerable } = Object.getOwnPropertyDescriptor(globalThis, name) ?? {};
  if (!/^[A-Z]/.test(name)) return enumerable === false && !members.has(name) ? builtins : 'Web/API/Window/';
  const isBuiltin = members.has(name) || (value !== undefined && !isInterface(value));
  return isBuiltin ? builtins : 'Web/API/';
}

function isInterface(value: { readonly prototype?: unknown }): boolean {
  return Object.hasOwn(Object(value.prototype) as object, Symbol.toStringTag);
}

function bare(name: string): string {
  return name.replace(/[+~?]$/, '');
}

function split(list: string | undefined): string[] {
  return list ? list.split(' ') : [];
}

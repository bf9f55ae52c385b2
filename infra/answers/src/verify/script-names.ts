import type { PlatformNames, KnownType } from './platform-names.ts';
import { eachPart, isPart, memberName, nameOf, scriptTree, type Part } from './script-syntax.ts';
import type { OwnNames, UnknownName } from './unknown-name.ts';
import { ValueTypes } from './value-types.ts';
import { declaredNames } from './declared-names.ts';

/** Names in a script that are read as those of the platform, and that it does not have. */
export function unknownInScript(code: string, names: PlatformNames, own: OwnNames): UnknownName[] {
  const tree = scriptTree(code);
  if (!tree) return unknownInText(code, names, own);
  const declared = declaredNames(code);
  const types = new ValueTypes(tree, names, declared.variables);
  const brings = usesLibraries(code);
  const found: UnknownName[] = [];
  for (const node of eachPart(tree)) {
    const isMember = node.type === 'MemberExpression';
    const unknown = isMember ? unknownMember(node, types, names) : unknownGlobal(node, names, brings);
    if (!unknown || own.has(unknown.name)) continue;
    // A variable called `last` makes no method of that name.
    if (declared.members.has(unknown.name) || (!isMember && declared.variables.has(unknown.name))) continue;
    found.push(unknown);
  }
  return found;
}

function unknownMember(node: Part, types: ValueTypes, names: PlatformNames): UnknownName | undefined {
  const member = memberName(node);
  const type = types.of(node.object);
  if (!member || !type || /^[_$#]/.test(member.name) || ValueTypes.isOpen(type)) return undefined;
  // What is known by custom alone may be something else: only a name that nothing has is told of.
  const isKnown = type.isGuess ? names.isMember(member.name) : hasMember(type, member.name, names);
  return isKnown || (ValueTypes.isStyle(type) && isStyleName(member.name, names)) ? undefined : member;
}

function hasMember(type: KnownType, name: string, names: PlatformNames): boolean {
  if (!names.isInterface(type.name)) return true;
  if (type.name === 'Window') return names.isGlobal(name) || names.isMember(name);
  return names.hasMember(type, name);
}

/** `backgroundColor` for `background-color`, `WebkitAppearance` and `webkitAppearance` for what begins with a dash. */
function isStyleName(name: string, names: PlatformNames): boolean {
  const dashed = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return name === 'cssFloat' || names.isProperty(dashed) || /^-?(webkit|moz|ms)-/.test(dashed);
}

/** Constructed by a name that nothing has, or called by one that begins as a function of the platform does. */
function unknownGlobal(node: Part, names: PlatformNames, bringsLibraries: boolean): UnknownName | undefined {
  if (node.type !== 'NewExpression' && node.type !== 'CallExpression') return undefined;
  const { callee } = node;
  if (!isPart(callee) || callee.type !== 'Identifier') return undefined;
  const name = nameOf(callee) ?? '';
  if (names.isGlobal(name) || bringsLibraries) return undefined;
  const isMadeUp = node.type === 'NewExpression' ? isLikeInterface(name) : isLikeGlobal(name, names);
  return isMadeUp ? { name, from: callee.start, to: callee.end } : undefined;
}

/** Ends as interfaces do; other names are those of classes of the reader's own. */
function isLikeInterface(name: string): boolean {
  return /^[A-Z]\w*(?:Observer|Event|Controller|Stream|Reader|Writer|Channel|Socket|Request|Response|Worker|Source|Buffer|Context|Signal|Array|Error|Range|Sheet|Animation|Timeline|Detector|Recorder|Parser|Processor|Node|Element|Matrix|Encoder|Decoder|Monitor|API)$/.test(
    name,
  );
}

function isLikeGlobal(name: string, names: PlatformNames): boolean {
  const beginning = /^[a-z]+[A-Z][a-z]+/.exec(name)?.[0];
  return beginning !== undefined && names.beginsGlobal(beginning);
}

function usesLibraries(code: string): boolean {
  return /^[ \t]*import\s|\brequire\s*\(|\bfrom\s+['"]/m.test(code);
}

/** In what cannot be parsed, such as TypeScript: members of objects of which there is but one. */
function unknownInText(code: string, names: PlatformNames, own: OwnNames): UnknownName[] {
  const found: UnknownName[] = [];
  for (const { 1: object = '', 2: name = '', index, 0: whole } of code.matchAll(/(?<![\w$.'"`])([A-Za-z]\w*)\??\.([A-Za-z]\w*)/g)) {
    const type = knownObject(object, names);
    if (!type || own.has(name) || own.has(object) || ValueTypes.isOpen(type) || hasMember(type, name, names)) continue;
    found.push({ name, from: index + whole.length - name.length, to: index + whole.length });
  }
  return found;
}

function knownObject(name: string, names: PlatformNames): KnownType | undefined {
  if (/^[A-Z]/.test(name)) return names.isInterface(name) ? { name, isStatic: true } : undefined;
  if (name === 'document') return { name: 'Document' };
  return name === 'navigator' ? { name: 'Navigator' } : undefined;
}

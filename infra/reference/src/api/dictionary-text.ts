import type { Surroundings } from '../page-sources.ts';
import { own, type IdlDictionary, type IdlType } from '../open-data/idl/interface-table.ts';
import { capital, code, macro, type Piece } from '../page-text.ts';
import { typeText } from './type-text.ts';

const most = 40;

/** The members of an object of options, the inherited ones first. */
export function dictionaryText(types: readonly IdlType[], around: Surroundings): Piece {
  const [name] = types.flatMap((type) => namesIn(type, around));
  if (name === undefined) return undefined;
  const members = membersOf(name, around, new Set());
  if (members.length === 0 || members.length > most) return undefined;
  return members
    .map(({ name: member, type, isRequired, byDefault }) => {
      const text = typeText(type, around);
      const isTelling = byDefault !== undefined && byDefault !== '{}' && byDefault !== '[]';
      const said = `${capital(text)}.${isTelling ? ` By default ${code(byDefault)}.` : ''}`;
      return `- ${code(member)}${isRequired ? '' : ` ${macro('Optional_Inline')}`}\n  - : ${said}`;
    })
    .join('\n');
}

function namesIn(type: IdlType, around: Surroundings): string[] {
  if (type.name === '|') return (type.of ?? []).flatMap((part) => namesIn(part, around));
  return own(around.interfaces.dictionaries, type.name) ? [type.name] : [];
}

function membersOf(name: string, around: Surroundings, seen: Set<string>): IdlDictionary['members'] {
  const dictionary = own(around.interfaces.dictionaries, name);
  if (!dictionary || seen.has(name)) return [];
  seen.add(name);
  return [...(dictionary.inherits ? membersOf(dictionary.inherits, around, seen) : []), ...dictionary.members];
}

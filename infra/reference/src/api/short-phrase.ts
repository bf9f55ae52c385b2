import type { PageNamed, Surroundings } from '../page-sources.ts';
import { own, type IdlInterface, type IdlType } from '../open-data/idl/interface-table.ts';
import { named } from '../page-parts.ts';
import { capital, enumeration, type Piece } from '../page-text.ts';
import { originsOf } from './origins.ts';
import { typeText } from './type-text.ts';

/** What a list says of a member without a written text: what its type tells. */
export function briefly({ pageType }: Pick<PageNamed, 'pageType'>, type: IdlType | undefined, around: Surroundings): Piece {
  if (type === undefined) return undefined;
  const text = typeText(type, around);
  if (pageType?.endsWith('-method')) return text === '`undefined`' ? 'Returns nothing.' : `Returns ${text}.`;
  return `${capital(text)}.`;
}

/** What a list says of an interface, whose name is before it. */
export function interfaceBriefly(given: IdlInterface, around: Surroundings): Piece {
  const written = own(around.reviewed.interfaces, given.name)?.definition;
  if (written !== undefined) return withoutSubject(written);
  const origins = originsOf(given.name, around);
  if (origins.length > 0) return `Scripts get it from ${enumeration(origins)}.`;
  const parent = given.inherits;
  return parent !== undefined && own(around.interfaces.interfaces, parent)
    ? `Inherits from ${named(`Web/API/${parent}`, parent, around)}.`
    : undefined;
}

/** What a list says of an event: what its listeners are given, unless that is a plain event. */
export function eventBriefly(owner: string, { shortTitle }: Pick<PageNamed, 'shortTitle'>, around: Surroundings): Piece {
  const type = around.data.events?.event(owner, shortTitle, around.interfaces.interfaces)?.type;
  return type === undefined || type === 'Event' ? undefined : `Gives its listeners ${typeText({ name: type }, around)}.`;
}

/** 'The `Kettle` interface is a pot that boils.' -> 'A pot that boils.', 'The `Kettle` interface boils.' -> 'Boils.' */
export function withoutSubject(sentence: string): string {
  const said = /^The `[^`]+` (?:interface|namespace|object|function) (?:is (?=(?:an?|the) )|(?=(?!is\b|has\b|was\b)[a-z]+s\b))(.*)$/s.exec(
    sentence,
  )?.[1];
  return said === undefined ? sentence : capital(said);
}

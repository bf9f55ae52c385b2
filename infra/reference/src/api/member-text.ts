import type { Composer, Surroundings } from '../page-sources.ts';
import {
  membersCalled,
  own,
  type IdlInterface,
  type IdlMember,
  type IdlParameter,
  type IdlType,
} from '../open-data/idl/interface-table.ts';
import { banners, closing, definedIn, example, named, notes } from '../page-parts.ts';
import { capital, code, fence, macro, paragraphs, section, subsection, terms, type Piece } from '../page-text.ts';
import { nameOf, type PlannedPage } from '../planned-page.ts';
import type { Example, ReviewedEventType, ReviewedMember } from '../reviewed/reviewed-schema.ts';
import { declarationsOf, ofCollection } from './api-heads.ts';
import { exposureBanner } from './exposure.ts';
import { dictionaryText } from './dictionary-text.ts';
import { leadOf, type Subject } from '../lead-sentence.ts';
import { signatures } from './signature.ts';
import { typeText } from './type-text.ts';

interface Member {
  readonly page: PlannedPage;
  readonly owner: string;
  readonly known: IdlInterface | undefined;
  readonly declarations: readonly IdlMember[];
  readonly reviewed: ReviewedMember | undefined;
  readonly around: Surroundings;
}

/** One page about a member of an interface. */
export const apiMemberText: Composer = (page, around) => {
  const owner = page.slug.split('/')[2] ?? '';
  const known = own(around.interfaces.interfaces, owner);
  const declarations = known ? declarationsOf(known, nameOf(page)) : [];
  const reviewed = reviewedMember(page, owner, around);
  const member: Member = { page, owner, known, declarations, reviewed, around };
  const isSecure = known?.secure === true || (declarations.length > 0 && declarations.every(({ secure }) => secure));
  return paragraphs(
    banners(page, exposureBanner(known, declarations[0]), isSecure ? macro('SecureContext_Header') : undefined),
    (reviewed?.definition && leadOf(reviewed.definition, subjectOf(member))) ?? definitionOf(member),
    ...bodyOf(member),
    notes(reviewed?.notes),
    example(exampleOf(member)),
    section('Interface definition', fence('webidl', declarations.map(({ declaration }) => declaration).join('\n'))),
    closing(page, around, [...(reviewed?.see ?? []), `Web/API/${owner}`]),
  );
};

/** Members of every window go by their own names; they are the same in workers. */
function reviewedMember(page: PlannedPage, owner: string, { reviewed: { interfaces } }: Surroundings): ReviewedMember | undefined {
  const members = own(interfaces, owner)?.members ?? {};
  // An event may be called like a method, whose words say something else.
  if (page.pageType === 'web-api-event') return own(members, nameOf(page));
  const name = page.shortTitle.replace(/\(\)$/, '');
  const isGlobal = owner === 'Window' || owner === 'WorkerGlobalScope';
  return (
    own(members, nameOf(page)) ?? own(members, page.shortTitle) ?? own(members, name) ?? (isGlobal ? own(interfaces, name) : undefined)
  );
}

/** An example of its own, or the one of its interface where that uses it. */
function exampleOf({ page, owner, reviewed, around }: Member): Example | undefined {
  const ofOwner = own(around.reviewed.interfaces, owner)?.example;
  const used = page.pageType === 'web-api-event' ? `"${page.shortTitle}"` : `.${page.shortTitle.replace(/\(\)$/, '')}`;
  const place = ofOwner?.js?.indexOf(used) ?? -1;
  const isUsed = place !== -1 && !/^[\w$]/.test(ofOwner?.js?.slice(place + used.length) ?? '');
  return reviewed?.example ?? (isUsed ? ofOwner : undefined);
}

function subjectOf({ page, owner, declarations, around }: Member): Subject {
  return {
    pageType: page.pageType,
    name: `**${code(page.shortTitle)}**`,
    owner: named(`Web/API/${owner}`, owner, around),
    isReadonly: declarations[0]?.isReadonly === true,
  };
}

function bodyOf(member: Member): Piece[] {
  const { page, declarations, around } = member;
  if (page.pageType === 'web-api-event') return [section('Syntax', ...eventSyntax(member)), section('Event type', eventTypeText(member))];
  if (/method|constructor/.test(page.pageType)) return callText(member);
  const type = declarations[0]?.type;
  return [section('Value', type && capital(`${typeText(type, around)}.`))];
}

function callText({ page, owner, known, declarations, reviewed, around }: Member): Piece[] {
  const name =
    page.pageType === 'web-api-constructor'
      ? `new ${owner}`
      : page.pageType === 'web-api-static-method'
        ? page.shortTitle.replace('()', '').replace(/^/, `${owner}.`)
        : page.shortTitle.replace('()', '');
  const inherent = known && declarations.length === 0 ? ofCollection(known, name) : undefined;
  const syntax = reviewed?.syntax.length ? reviewed.syntax : (inherent?.syntax ?? signatures(name, declarations));
  if (syntax.length === 0) return [];
  const isConstructor = page.pageType === 'web-api-constructor';
  const returned = isConstructor ? undefined : declarations[0]?.type;
  return [
    section('Syntax', fence('js-nolint', syntax.join('\n'))),
    subsection('Parameters', parameterTerms(declarations, reviewed, around)),
    subsection(
      'Return value',
      reviewed?.returns ??
        inherent?.returns ??
        (isConstructor ? `A new ${named(`Web/API/${owner}`, owner, around)} object.` : returned && returnText(returned, around)),
    ),
    subsection('Exceptions', reviewed && terms(Object.entries(reviewed.throws).map(([error, said]) => [code(error), said]))),
  ];
}

function returnText(returned: IdlType, around: Surroundings): string {
  if (returned.name === 'undefined') return 'None (`undefined`).';
  const said = capital(`${typeText(returned, around)}.`);
  const promised = returned.name === 'Promise' ? (returned.of ?? []) : [returned];
  const members = dictionaryText(promised, around);
  return members ? paragraphs(`${said} ${returned.name === 'Promise' ? 'That object' : 'It'} has these properties:`, members) : said;
}

function parameterTerms(declarations: readonly IdlMember[], reviewed: ReviewedMember | undefined, around: Surroundings): Piece {
  const byName = new Map<string, IdlParameter[]>();
  for (const parameter of declarations.flatMap(({ parameters = [] }) => parameters))
    byName.set(parameter.name, [...(byName.get(parameter.name) ?? []), parameter]);
  const blocks = [...byName].map(([name, given]) => parameterText(name, given, reviewed?.parameters[name], around));
  return blocks.length ? blocks.join('\n') : undefined;
}

function parameterText(name: string, given: readonly IdlParameter[], written: string | undefined, around: Surroundings): string {
  const isOptional = given.some((parameter) => parameter.isOptional || parameter.isVariadic);
  const types = [...new Set(given.map((parameter) => typeText(parameter.type, around)))].join(' or ');
  const byDefault = given.find((parameter) => parameter.byDefault !== undefined)?.byDefault;
  const isTelling = byDefault !== undefined && byDefault !== '{}' && byDefault !== '[]';
  const repeated = given.some((parameter) => parameter.isVariadic) ? ' You can pass any number of these.' : '';
  const said = `${written ?? capital(`${types}.`)}${isTelling ? ` Defaults to ${code(byDefault)}.` : ''}${repeated}`;
  const dictionary = dictionaryText(
    given.map(({ type }) => type),
    around,
  );
  return `- ${code(name)}${isOptional ? ` ${macro('Optional_Inline')}` : ''}\n  - : ${said}${dictionary ? ` It can have these properties:\n\n${dictionary.replace(/^/gm, '    ')}` : ''}`;
}

function eventSyntax({ page, known, around }: Member): Piece[] {
  const event = page.shortTitle;
  const handler = `on${event.toLowerCase()}`;
  const hasHandler = known !== undefined && hasMember(known, handler, around);
  return [
    fence(
      'js-nolint',
      [`addEventListener(${JSON.stringify(event)}, (event) => { })`, ...(hasHandler ? [`${handler} = (event) => { }`] : [])].join('\n\n'),
    ),
  ];
}

/** Whether all objects of an interface have a member: it declares it, or everything that inherits from it directly does. */
function hasMember(known: IdlInterface, name: string, around: Surroundings): boolean {
  if (membersCalled(known, name, false).length > 0) return true;
  const heirs = Object.values(around.interfaces.interfaces).filter(({ inherits }) => inherits === known.name);
  return heirs.length > 0 && heirs.every((heir) => membersCalled(heir, name, false).length > 0);
}

/** What a listener is given: the written text where standards do not tell, else what they tell. */
function eventTypeText({ page, owner, around }: Member): string | undefined {
  const { eventTypes } = around.reviewed;
  const isFired = (fired: ReviewedEventType[number]) => fired.owner === owner && fired.events.includes(page.shortTitle);
  const written = Object.keys(eventTypes).find((name) => own(eventTypes, name)?.some(isFired));
  const known = around.data.events?.event(owner, page.shortTitle, around.interfaces.interfaces);
  const type = written ?? known?.type;
  if (type === undefined) return undefined;
  const parent = own(around.interfaces.interfaces, type)?.inherits;
  const given =
    type === 'Event'
      ? `A plain ${named('Web/API/Event', 'Event', around)}.`
      : `${capital(typeText({ name: type }, around))}${parent ? `, which inherits from ${named(`Web/API/${parent}`, parent, around)}` : ''}.`;
  return known?.bubbles ? `${given} The event bubbles.` : given;
}

function definitionOf(member: Member): string {
  const { page, owner, declarations, around } = member;
  const place = definedIn(page, around);
  const link = named(`Web/API/${owner}`, owner, around);
  const name = `**${code(page.shortTitle)}**`;
  const standard = place ? ` It is ${place}.` : '';
  switch (page.pageType) {
    case 'web-api-constructor':
      return `The ${name} constructor creates a new ${link} object.${standard}`;
    case 'web-api-event':
      return `The ${name} event is fired at ${link} objects.${standard}`;
    case 'web-api-instance-method':
      return `The ${name} method of the ${link} interface${resultOf(member)}.${standard}`.replace('interface. It is', 'interface is');
    case 'web-api-static-method':
      return `The ${name} static method of the ${link} interface${resultOf(member)}.${standard}`.replace(
        'interface. It is',
        'interface is',
      );
    default: {
      const kind = page.pageType === 'web-api-static-property' ? 'static property' : 'property';
      const type = declarations[0]?.type;
      const before = declarations[0]?.isReadonly ? 'read-only ' : '';
      return type
        ? `The ${before}${name} ${kind} of the ${link} interface is ${typeText(type, around)}.${standard}`
        : `The ${name} ${kind} of the ${link} interface is ${place ?? "implemented by some browsers but isn't defined in any standard"}.`;
    }
  }
}

function resultOf({ page, known, declarations, around }: Member): string {
  const type = declarations[0]?.type;
  const inherent = known && ofCollection(known, page.shortTitle.replace('()', ''));
  if (!type) return inherent ? ` ${inherent.does}` : '';
  return type.name === 'undefined' ? ' returns nothing' : ` returns ${typeText(type, around)}`;
}

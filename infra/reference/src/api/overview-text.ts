import type { Composer, PageNamed, Surroundings } from '../page-sources.ts';
import { own, type IdlInterface } from '../open-data/idl/interface-table.ts';
import { banners, closing, markedLink, marks } from '../page-parts.ts';
import { code, enumeration, macro, paragraphs, section, terms, type Piece } from '../page-text.ts';
import { nameOf, type PlannedPage } from '../planned-page.ts';
import type { ReviewedApi } from '../reviewed/reviewed-schema.ts';
import { declarationsOf } from './api-heads.ts';
import { briefly, eventBriefly, interfaceBriefly, withoutSubject } from './short-phrase.ts';

const mostEvents = 40;

/** One page about an API: what it is for, where scripts come by it, what its standards define and what they add to others. */
export const overviewText: Composer = (page, around) => {
  const api = Object.values(around.reviewed.apis).find(({ slug }) => slug === page.slug);
  const interfaces = api ? interfacesOf(api, around) : [];
  const additions = api ? additionsOf(api, around) : [];
  const entries = additions.filter(({ owner }) => own(globals, owner) !== undefined);
  const titles = page.specUrls.flatMap((address) => around.data.specifications?.of(address) ?? []);
  return paragraphs(
    banners(page, isSecure(interfaces, additions) ? macro('SecureContext_Header') : undefined),
    api?.definition ?? definitionOf(page, [...new Set(titles)]),
    section(
      'Entry points',
      terms(entries.map((entry) => termOf(entry, `${own(globals, entry.owner) ?? ''}${entry.page.shortTitle}`, around))),
    ),
    section('Interfaces', terms(interfaces.flatMap((given) => interfaceTerm(given, around)))),
    section(
      'Additions to other interfaces',
      terms(additions.filter((one) => !entries.includes(one)).map((one) => termOf(one, `${one.owner}.${one.page.shortTitle}`, around))),
    ),
    section('Events', terms(eventsOf(interfaces, around))),
    closing(page, around, api?.see),
    macro('DefaultAPISidebar', page.title),
  );
};

function definitionOf({ title }: PlannedPage, standards: readonly string[]): string {
  const others = standards.filter((standard) => standard !== title);
  if (others.length === 0) return `The **${title}** is defined in a standard of the same name.`;
  return `The **${title}** is defined in ${enumeration(others.map((standard) => `_${standard}_`))}.`;
}

function interfaceTerm(given: IdlInterface, around: Surroundings): Array<[string, Piece]> {
  const link = markedLink(`Web/API/${given.name}`, around);
  return link ? [[link, interfaceBriefly(given, around)]] : [];
}

/** The interfaces that the standards of an API define. */
export function interfacesOf({ standards }: ReviewedApi, { interfaces }: Pick<Surroundings, 'interfaces'>): IdlInterface[] {
  return Object.values(interfaces.interfaces)
    .filter(({ standard }) => standards.includes(standard))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

/** Interfaces of which every page has one object, and how scripts call it. */
const globals: Readonly<Record<string, string>> = {
  Window: '',
  Navigator: 'navigator.',
  Document: 'document.',
  Performance: 'performance.',
  Screen: 'screen.',
};

interface Addition {
  readonly owner: string;
  readonly page: PageNamed;
  readonly isSecure: boolean;
}

/** What the standards of an API add to interfaces of others. */
function additionsOf({ standards }: ReviewedApi, around: Surroundings): Addition[] {
  return Object.values(around.interfaces.interfaces).flatMap(({ name: owner, standard, members, kind, secure }) => {
    if (standards.includes(standard)) return [];
    const added = members.filter((member) => member.standard && standards.includes(member.standard));
    const names = new Set(added.map((member) => member.name + (member.isStatic || kind === 'namespace' ? '_static' : '')));
    return [...names].flatMap((name) => {
      const page = around.page(`Web/API/${owner}/${name}`);
      return page ? [{ owner, page, isSecure: secure === true || added.every((member) => member.secure) }] : [];
    });
  });
}

function termOf({ owner, page }: Addition, label: string, around: Surroundings): [string, Piece] {
  const known = own(around.interfaces.interfaces, owner);
  const { interfaces } = around.reviewed;
  const member = own(own(interfaces, owner)?.members ?? {}, nameOf(page))?.definition;
  // Functions of every window are described by their own names.
  const written = member ?? (owner === 'Window' ? own(interfaces, nameOf(page))?.definition : undefined);
  const type = known && declarationsOf(known, nameOf(page))[0]?.type;
  return [
    `[${code(label)}](/en-US/docs/${page.slug})${marks(page.status)}`,
    written === undefined ? briefly(page, type, around) : withoutSubject(written),
  ];
}

/** What is fired at objects of the API. */
function eventsOf(interfaces: readonly IdlInterface[], around: Surroundings): Array<[string, Piece]> {
  const fired = interfaces.flatMap(({ name }) =>
    around.pagesBelow(`Web/API/${name}`).flatMap((page): Array<[string, Piece]> => {
      if (page.pageType !== 'web-api-event') return [];
      const label = `[${code(`${name}: ${page.shortTitle}`)}](/en-US/docs/${page.slug})${marks(page.status)}`;
      const written = own(own(around.reviewed.interfaces, name)?.members ?? {}, nameOf(page))?.definition;
      return [[label, written ?? eventBriefly(name, page, around)]];
    }),
  );
  // APIs that are half of the platform would have lists that are too long to read.
  return fired.length <= mostEvents ? fired : [];
}

/** Whether no part of an API is there without HTTPS. */
function isSecure(interfaces: readonly IdlInterface[], additions: readonly Addition[]): boolean {
  const all = [...interfaces.map(({ secure }) => secure === true), ...additions.map((one) => one.isSecure)];
  return all.length > 0 && all.every(Boolean);
}

import type { Composer, PageNamed, Surroundings } from '../page-sources.ts';
import { own, type IdlInterface } from '../open-data/idl/interface-table.ts';
import { banners, closing, definedIn, example, linkTo, markedLink, named, notes } from '../page-parts.ts';
import { code, enumeration, fence, macro, paragraphs, section, terms, type Piece } from '../page-text.ts';
import { nameOf, type PlannedPage } from '../planned-page.ts';
import { declarationsOf } from './api-heads.ts';
import { briefly } from './short-phrase.ts';
import { exposureBanner, onlyElsewhere } from './exposure.ts';
import { originsOf } from './origins.ts';

const mostLines = 80;
const mostElements = 6;
const getExtension = 'Web/API/WebGLRenderingContext/getExtension';
const elementPlaces: Readonly<Record<string, string>> = {
  html: 'Web/HTML/Reference/Elements',
  svg: 'Web/SVG/Reference/Element',
  mathml: 'Web/MathML/Reference/Element',
};

/** One page about an interface. */
export const interfaceText: Composer = (page, around) => {
  const name = nameOf(page);
  const known = own(around.interfaces.interfaces, name);
  const reviewed = own(around.reviewed.interfaces, name);
  const below = around.pagesBelow(page.slug);
  const list = (pageType: string) =>
    terms(
      below
        .filter((member) => member.pageType === `web-api-${pageType}`)
        .flatMap((member) => memberTerm(member, known, own(reviewed?.members ?? {}, nameOf(member))?.definition, around)),
    );
  return paragraphs(
    banners(page, exposureBanner(known), known?.secure ? macro('SecureContext_Header') : undefined),
    reviewed?.definition ?? definitionOf(page, known, around),
    known?.inherits && own(around.interfaces.interfaces, known.inherits) ? macro('InheritanceDiagram') : undefined,
    section('Constructor', list('constructor')),
    section('Static properties', list('static-property')),
    section('Instance properties', list('instance-property')),
    section('Static methods', list('static-method')),
    section('Instance methods', list('instance-method')),
    section('Events', list('event')),
    notes(reviewed?.notes),
    example(reviewed?.example),
    section('Interface definition', fence('webidl', known && definition(known))),
    closing(page, around, reviewed?.see),
  );
};

function memberTerm(
  member: PageNamed,
  known: IdlInterface | undefined,
  written: string | undefined,
  around: Surroundings,
): Array<[string, Piece]> {
  const link = markedLink(member.slug, around);
  if (!link) return [];
  const [declared] = known ? declarationsOf(known, nameOf(member)) : [];
  const isReadonly = declared?.kind === 'property' && declared.isReadonly ? ` ${macro('ReadOnlyInline')}` : '';
  return [[link + isReadonly, written ?? briefly(member, declared?.type, around)]];
}

function definitionOf(page: PlannedPage, known: IdlInterface | undefined, around: Surroundings): string {
  const name = code(page.shortTitle);
  const place = definedIn(page, around);
  const kind = page.pageType === 'webgl-extension' ? 'WebGL extension' : known?.kind === 'namespace' ? 'namespace object' : 'interface';
  const parent = known?.inherits === undefined ? undefined : named(`Web/API/${known.inherits}`, known.inherits, around);
  const api = known && partOf(known, around);
  const origin = place ? `is ${place}` : "is implemented by some browsers but isn't defined in any standard";
  const title = place?.replace(/^defined in _|_$/g, '');
  // Where a standard is called like its API it need not be named twice.
  const first = api
    ? `The **${name}** ${kind} is part of the ${api}${place && !api.includes(`[${title}]`) ? `, ${place}` : ''}.`
    : `The **${name}** ${kind} ${origin}.`;
  return [
    first,
    parent === undefined ? '' : `It inherits from ${parent}.`,
    known ? elementsOf(known, around) : '',
    page.pageType === 'webgl-extension'
      ? `Scripts get it from ${named(getExtension, 'getExtension()', around)}.`
      : known
        ? makingOf(known, around)
        : '',
    onlyElsewhere(known) ?? '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** The API whose standards define an interface. */
function partOf({ standard }: IdlInterface, around: Surroundings): string | undefined {
  // The standard of HTML defines much that is not called by the name of one API.
  if (standard === 'html') return undefined;
  const slugs = Object.values(around.reviewed.apis).flatMap(({ standards, slug }) => (standards.includes(standard) ? [slug] : []));
  return slugs.length === 1 && slugs[0] ? linkTo(slugs[0], around) : undefined;
}

/** Which elements scripts see as objects of the interface. */
function elementsOf({ name }: IdlInterface, around: Surroundings): string {
  const elements = [...around.elements].flatMap(([element, found]) => (found === name ? [element] : []));
  if (elements.length === 0 || elements.length > mostElements) return '';
  const links = elements.map((element) => {
    const [language = '', tag = ''] = element.split(' ');
    return named(`${elementPlaces[language] ?? ''}/${tag}`, `<${tag}>`, around);
  });
  return `It represents ${enumeration(links)} elements.`;
}

/** How scripts come by an object. Of events and errors that is plain, and of those that can be made the constructor tells. */
function makingOf(known: IdlInterface, around: Surroundings): string {
  if (known.kind !== 'interface' || known.members.some(({ kind }) => kind === 'constructor')) return '';
  const origins = originsOf(known.name, around);
  return origins.length ? `Scripts get such objects from ${enumeration(origins)}.` : '';
}

/** The interface as its standard declares it, as long as it can be taken in. */
function definition({ name, kind, inherits, members, mixins }: IdlInterface): string | undefined {
  const own = members.filter(({ mixin }) => mixin === undefined);
  if (own.length > mostLines) return undefined;
  const word = kind === 'callback' ? 'callback interface' : kind;
  const lines = [`${word} ${name}${inherits ? ` : ${inherits}` : ''} {`, ...own.map(({ declaration }) => `  ${declaration}`), '};'];
  return [...lines, ...mixins.map((mixin) => `${name} includes ${mixin};`)].join('\n');
}

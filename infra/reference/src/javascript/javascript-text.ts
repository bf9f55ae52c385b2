import { own } from '../open-data/idl/interface-table.ts';
import type { Composer, Surroundings } from '../page-sources.ts';
import { banners, closing, definedIn, example, markedLink, named, notes } from '../page-parts.ts';
import { code, fence, paragraphs, section, subsection, terms, type Piece } from '../page-text.ts';
import { nameOf, type PlannedPage } from '../planned-page.ts';
import type { ReviewedMember, ReviewedObject } from '../reviewed/reviewed-schema.ts';

const globals = 'Web/JavaScript/Reference/Global_Objects';

/** One page about a built-in object. */
export const objectText: Composer = (page, around) => {
  const reviewed = objectEntry(pathOf(page), around);
  const below = around.pagesBelow(page.slug);
  const list = (pageTypes: readonly string[]) =>
    terms(
      below
        .filter(({ pageType = '' }) => pageTypes.includes(pageType))
        .flatMap(({ slug }) => {
          const link = markedLink(slug, around);
          return link ? [[link, memberIn(slug, reviewed)?.definition] as const] : [];
        }),
    );
  return paragraphs(
    banners(page),
    reviewed?.definition ?? definitionOf(`The **${code(page.shortTitle)}** ${kindWords[page.pageType] ?? 'object'}`, page, around),
    ...called(reviewed, around),
    notes(reviewed?.notes),
    example(reviewed?.example),
    section('Constructor', list(['javascript-constructor'])),
    section('Objects', list(['javascript-class', 'javascript-namespace'])),
    section('Static properties', list(['javascript-static-data-property', 'javascript-static-accessor-property'])),
    section('Static methods', list(['javascript-static-method', 'javascript-function'])),
    section('Instance properties', list(['javascript-instance-data-property', 'javascript-instance-accessor-property'])),
    section('Instance methods', list(['javascript-instance-method'])),
    closing(page, around, reviewed?.see),
  );
};

const kindWords: Readonly<Record<string, string>> = {
  'javascript-class': 'object',
  'javascript-namespace': 'namespace object',
  'javascript-function': 'function',
  'javascript-global-property': 'global property',
};

/** One page about a member of a built-in object. */
export const memberText: Composer = (page, around) => {
  const path = pathOf(page);
  const owner = objectEntry(path.slice(0, -1), around);
  const reviewed = memberIn(page.slug, owner);
  const ownerName = path.slice(0, -1).join('.');
  return paragraphs(
    banners(page),
    reviewed?.definition ?? definitionOf(memberSubject(page, ownerName, around), page, around),
    ...called(reviewed, around),
    notes(reviewed?.notes),
    example(reviewed?.example),
    closing(page, around, [...(reviewed?.see ?? []), `${globals}/${path.slice(0, -1).join('/')}`]),
  );
};

/** One page about a statement, an operator or another part of the language. */
export const languageText: Composer = (page, around) => {
  const [place = '', name = ''] = page.slug.split('/').slice(-2);
  const entries = around.reviewed.language;
  const wanted = `${place}/${name}`.toLowerCase();
  const reviewed = Object.entries(entries).find(([written]) => written.toLowerCase() === wanted)?.[1];
  const subject = `**${page.title.includes('`') ? code(page.shortTitle) : page.shortTitle}**`;
  const words: Readonly<Record<string, string>> = { Statements: 'statement', Operators: 'operator' };
  const kind = words[place];
  return paragraphs(
    banners(page),
    reviewed?.definition ?? definitionOf(kind ? `The ${subject} ${kind} of JavaScript` : `${subject}`, page, around),
    ...called(reviewed, around),
    notes(reviewed?.notes),
    example(reviewed?.example),
    closing(page, around, reviewed?.see),
  );
};

/** Everything about calling something: how it is written, what it takes, gives and throws. */
function called(reviewed: ReviewedMember | ReviewedObject | undefined, around: Surroundings): Piece[] {
  if (!reviewed) return [];
  const parameters = terms(Object.entries(reviewed.parameters).map(([name, said]) => [code(name), said]));
  const errors = terms(Object.entries(reviewed.throws).map(([name, said]) => [named(`${globals}/${name}`, name, around), said]));
  return [
    section('Syntax', fence('js', reviewed.syntax.join('\n'))),
    reviewed.syntax.length ? subsection('Parameters', parameters) : section('Parameters', parameters),
    reviewed.syntax.length ? subsection('Return value', reviewed.returns) : section('Return value', reviewed.returns),
    reviewed.syntax.length ? subsection('Exceptions', errors) : section('Exceptions', errors),
  ];
}

function memberSubject(page: PlannedPage, ownerName: string, around: Surroundings): string {
  const name = page.shortTitle;
  const owner = named(page.slug.slice(0, page.slug.lastIndexOf('/')), ownerName, around);
  if (page.pageType === 'javascript-constructor') return `The **${code(name)}** constructor of ${owner} objects`;
  const kind = page.pageType.endsWith('method') ? 'method' : page.pageType.includes('accessor') ? 'accessor property' : 'property';
  if (page.pageType.includes('-instance-')) return `The **${code(name)}** ${kind} of ${owner} instances`;
  return `The **${code(`${ownerName}.${name}`)}** static ${kind}`;
}

function definitionOf(subject: string, page: PlannedPage, around: Surroundings): string {
  const place = definedIn(page, around);
  return `${subject} is ${place ?? "implemented by some browsers but isn't defined in any standard"}.`;
}

/** 'Web/JavaScript/Reference/Global_Objects/Intl/Collator' -> ['Intl', 'Collator'] */
function pathOf({ slug }: { readonly slug: string }): string[] {
  return slug.slice(globals.length + 1).split('/');
}

export function objectEntry(
  path: readonly string[],
  { reviewed: { objects } }: Pick<Surroundings, 'reviewed'>,
): ReviewedObject | undefined {
  const names = [path.join('.'), path.join('/'), path.length > 1 ? path.at(-1) : undefined];
  return names.flatMap((name) => (name !== undefined && Object.hasOwn(objects, name) ? objects[name] : undefined) ?? [])[0];
}

/** Members go by their name; those that are symbols by several spellings. */
export function memberIn(slug: string, object: ReviewedObject | undefined): ReviewedMember | undefined {
  const name = nameOf({ slug });
  const spellings = [name, name.replace(/^Symbol\./, '@@'), `[${name}]`, `[Symbol.${name.replace(/^Symbol\./, '')}]`, `${name}()`];
  return spellings.map((spelling) => own(object?.members ?? {}, spelling)).find(Boolean);
}

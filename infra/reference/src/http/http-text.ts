import { featuresBelow } from '../open-data/features-below.ts';
import type { Composer, Surroundings } from '../page-sources.ts';
import { banners, closing, definedIn, markedLink, marks, named, notes, valueTerms } from '../page-parts.ts';
import { bullets, code, fence, paragraphs, section, table, type Piece } from '../page-text.ts';
import { phraseLead } from '../lead-sentence.ts';
import { nameOf, type PlannedPage } from '../planned-page.ts';
import { statusOf } from '../feature-status.ts';

/** One page about a header. */
export const headerText: Composer = (page, around) => {
  const { headers } = around.reviewed;
  const reviewed = Object.hasOwn(headers, nameOf(page)) ? headers[nameOf(page)] : undefined;
  const hasDirectives = reviewed && Object.keys(reviewed.directives).length > 0;
  return paragraphs(
    banners(page),
    reviewed?.definition ?? definitionOf(`The HTTP **${code(nameOf(page))}** header`, page, around),
    reviewed?.kind && `It is sent with ${sentWith[reviewed.kind]}.`,
    section('Syntax', fence('http', reviewed?.syntax.join('\n'))),
    section('Directives', hasDirectives ? valueTerms(reviewed.directives) : directivesBelow(page, around)),
    notes(reviewed?.notes),
    section('Examples', fence('http', reviewed?.example)),
    closing(page, around, reviewed?.see),
  );
};

const sentWith = { request: 'requests', response: 'responses', both: 'requests and responses' } as const;

/** One page about a directive of a header. */
export const directiveText: Composer = (page, around) => {
  const header = page.slug.split('/').at(-2) ?? '';
  const { headers } = around.reviewed;
  const written = Object.hasOwn(headers, header) ? headers[header]?.directives[nameOf(page)] : undefined;
  const link = named(page.slug.slice(0, page.slug.lastIndexOf('/')), header, around);
  return paragraphs(
    banners(page),
    written
      ? phraseLead(written, `The **${code(nameOf(page))}** directive of the ${link} header`)
      : definitionOf(`**${code(nameOf(page))}** is a directive of the HTTP ${link} header. It`, page, around),
    closing(page, around),
  );
};

/** One page about a request method. */
export const methodText: Composer = (page, around) => {
  const { methods } = around.reviewed;
  const reviewed = Object.hasOwn(methods, nameOf(page)) ? methods[nameOf(page)] : undefined;
  return paragraphs(
    banners(page),
    reviewed?.definition ?? definitionOf(`The **${code(nameOf(page))}** method of HTTP`, page, around),
    table(
      ['Property', 'Value'],
      Object.entries(reviewed?.properties ?? {}).map(([name, value]) => [sentenceCase(name), value]),
    ),
    section('Syntax', fence('http', reviewed?.syntax.join('\n'))),
    notes(reviewed?.notes),
    section('Examples', fence('http', reviewed?.example)),
    closing(page, around, reviewed?.see),
  );
};

/** One page about a status of a response. */
export const statusText: Composer = (page, around) => {
  const { statuses } = around.reviewed;
  const reviewed = Object.hasOwn(statuses, nameOf(page)) ? statuses[nameOf(page)] : undefined;
  return paragraphs(
    banners(page),
    reviewed?.definition ?? definitionOf(`The HTTP status **${code(page.shortTitle)}**`, page, around),
    section('Status', reviewed?.definition?.includes(page.shortTitle) ? undefined : fence('http', page.shortTitle)),
    notes(reviewed?.notes),
    section('Examples', fence('http', reviewed?.example)),
    closing(page, around, reviewed?.see),
  );
};

function definitionOf(subject: string, page: PlannedPage, around: Surroundings): string {
  const place = definedIn(page, around);
  return `${subject} is ${place ?? "implemented by some browsers but isn't defined in any standard"}.`;
}

/** Directives with pages of their own, and those that the compatibility data name. */
function directivesBelow({ slug, browserCompat: [key] }: PlannedPage, around: Surroundings): Piece {
  const pages = around.pagesBelow(slug);
  if (pages.length) return bullets(pages.flatMap((page) => markedLink(page.slug, around) ?? []));
  const below = featuresBelow(key === undefined ? undefined : around.data.compat?.tree(key));
  const listed = below.filter(({ name, statement }) => /^[a-z-]+$/.test(name) && isNamedSo(statement.description, name));
  return bullets(listed.map(({ name, statement }) => code(name) + marks(statusOf(statement.status))));
}

function isNamedSo(description: string | undefined, name: string): boolean {
  return description === undefined || description.startsWith(`<code>${name}</code>`);
}

function sentenceCase(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1).replaceAll('_', ' ');
}

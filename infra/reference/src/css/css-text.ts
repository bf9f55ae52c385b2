import { featuresBelow } from '../open-data/features-below.ts';
import type { Composer, PageNamed, Surroundings } from '../page-sources.ts';
import { banners, closing, definedIn, example, markedLink, marks, named, notes, valueTerms } from '../page-parts.ts';
import { bullets, code, enumeration, fence, macro, paragraphs, section, type Piece } from '../page-text.ts';
import { nameOf, type PlannedPage } from '../planned-page.ts';
import type { CssFile } from '../reviewed/read-reviewed.ts';
import type { ReviewedCss } from '../reviewed/reviewed-schema.ts';
import { statusOf } from '../feature-status.ts';
import { longhandsOf } from './css-heads.ts';

const properties = 'Web/CSS/Reference/Properties';

/** One page about something of CSS. */
export const cssText: Composer = (page, around) => {
  const reviewed = reviewedOf(page, around);
  return paragraphs(
    banners(page),
    reviewed?.definition ?? definitionOf(page, around),
    section('Constituent properties', constituents(page, around)),
    section('Syntax', fence('css', reviewed?.syntax.join('\n'))),
    section('Values', reviewed && Object.keys(reviewed.values).length ? valueTerms(reviewed.values) : keywordsOf(page, around)),
    ...partsOfAtRule(page, around),
    notes(reviewed?.notes),
    example(reviewed?.example),
    section('Formal definition', hasFormalDefinition(page, around) ? macro('CSSInfo') : undefined),
    section('Formal syntax', hasFormalSyntax(page, around) ? macro('CSSSyntax') : undefined),
    closing(page, around, [...(reviewed?.see ?? []), ...shorthandsOf(page, around)]),
  );
};

const filesOfTypes: Readonly<Record<string, readonly CssFile[]>> = {
  'css-property': ['properties'],
  'css-shorthand-property': ['properties'],
  'css-pseudo-class': ['selectors'],
  'css-pseudo-element': ['selectors'],
  'css-selector': ['selectors'],
  'css-combinator': ['selectors'],
  'css-at-rule': ['at-rules'],
  'css-at-rule-descriptor': ['descriptors', 'at-rules'],
  'css-media-feature': ['descriptors', 'at-rules'],
  'css-function': ['functions', 'types'],
  'css-type': ['types', 'functions'],
  'css-keyword': ['types', 'functions'],
};

/** Entries go by the name that readers see, or by it without brackets. */
function reviewedOf(page: PlannedPage, { reviewed }: Surroundings): ReviewedCss | undefined {
  const [parent = '', last = ''] = page.slug.split('/').slice(-2);
  const names = [page.shortTitle, `${parent}/${last}`, `${parent}.${last}`, last, page.shortTitle.replace(/^<(.*)>$|\(\)$/g, '$1')];
  for (const file of filesOfTypes[page.pageType] ?? [])
    for (const name of names) if (Object.hasOwn(reviewed.css[file], name)) return reviewed.css[file][name];
  return undefined;
}

const kinds: Readonly<Record<string, string>> = {
  'css-property': 'CSS property',
  'css-shorthand-property': 'CSS shorthand property',
  'css-pseudo-class': 'CSS pseudo-class',
  'css-pseudo-element': 'CSS pseudo-element',
  'css-at-rule': 'CSS at-rule',
  'css-at-rule-descriptor': 'descriptor',
  'css-media-feature': 'CSS media feature',
  'css-function': 'CSS function',
  'css-type': 'CSS data type',
  'css-keyword': 'CSS keyword',
};

/** What the data say in one or two sentences, for things without a description. */
function definitionOf(page: PlannedPage, around: Surroundings): string {
  const kind = kinds[page.pageType];
  const place = definedIn(page, around);
  if (kind === undefined) return `**${page.shortTitle}** are part of the selectors of CSS${place ? `, ${place}` : ''}.`;
  const [parent = ''] = page.slug.split('/').slice(-2);
  const of =
    page.pageType === 'css-at-rule-descriptor'
      ? ` of the ${named(page.slug.slice(0, page.slug.lastIndexOf('/')), parent, around)} at-rule`
      : '';
  const beginning = `The **\`${page.shortTitle}\`** ${kind}${of}`;
  const longhands = longhandsOf(nameOf(page), around.data);
  if (longhands.length)
    return `${beginning} sets ${enumeration(longhands.map((name) => linkToProperty(name, around)))} in one declaration.`;
  const facts = page.pageType.startsWith('css-property') ? factsOfProperty(nameOf(page), around) : [];
  if (facts.length) return `${beginning} ${enumeration(facts)}.${place ? ` It is ${place}.` : ''}`;
  return place ? `${beginning} is ${place}.` : `${beginning} is implemented by some browsers but isn't defined in any standard.`;
}

function factsOfProperty(name: string, { data }: Surroundings): string[] {
  const written = data.cssGrammar?.definition(name);
  if (!written) return [];
  const { initial, inherited } = written;
  return [
    ...(initial && /^[\w-]+$/.test(initial) ? [`has the initial value ${code(initial)}`] : []),
    ...(inherited === 'yes' ? ['is inherited'] : inherited === 'no' ? ['is not inherited'] : []),
  ];
}

function constituents({ pageType, slug }: PlannedPage, around: Surroundings): Piece {
  if (pageType !== 'css-shorthand-property') return undefined;
  const longhands = longhandsOf(nameOf({ slug }), around.data);
  return paragraphs('This property is a shorthand for:', bullets(longhands.map((name) => linkToProperty(name, around))));
}

function linkToProperty(name: string, around: Surroundings): string {
  return markedLink(`${properties}/${name}`, around) ?? code(name);
}

/** Shorthands that set a property. */
function shorthandsOf({ pageType, slug }: PlannedPage, around: Surroundings): string[] {
  if (!pageType.endsWith('property')) return [];
  const name = nameOf({ slug });
  const parts = name.split('-');
  return parts
    .map((_, index) => parts.slice(0, index).join('-'))
    .filter((shorthand) => shorthand && longhandsOf(shorthand, around.data).includes(name))
    .map((shorthand) => `${properties}/${shorthand}`);
}

/** Keywords that the compatibility data list one by one, for pages whose values have no description. */
function keywordsOf({ browserCompat, pageType }: PlannedPage, { data }: Surroundings): Piece {
  const [key] = browserCompat;
  const tree = key === undefined || !pageType.endsWith('property') ? undefined : data.compat?.tree(key);
  const grammar = key === undefined ? '' : (data.cssGrammar?.property(nameOf({ slug: key.replaceAll('.', '/') })) ?? '');
  const written = new Set(grammar.match(/(?<![<'\w-])[a-z][a-z-]*(?![\w(>'-])/g) ?? []);
  const keywords = featuresBelow(tree).filter(({ name }) => written.has(name));
  return bullets(keywords.map(({ name, statement }) => code(name) + marks(statusOf(statement.status))));
}

function partsOfAtRule({ slug, pageType }: PlannedPage, around: Surroundings): Piece[] {
  if (pageType !== 'css-at-rule') return [];
  const below = around.pagesBelow(slug);
  const isFeature = (page: PageNamed) => page.pageType === 'css-media-feature';
  const listed = (pages: readonly PageNamed[]) => bullets(pages.flatMap((page) => markedLink(page.slug, around) ?? []));
  return [
    section('Media features', listed(below.filter(isFeature))),
    section('Descriptors', listed(below.filter((page) => !isFeature(page)))),
  ];
}

/** A page without rows in the table has no table. */
function hasFormalDefinition({ slug, pageType }: PlannedPage, { data }: Surroundings): boolean {
  const [parent = '', name = ''] = slug.split('/').slice(-2);
  const isDescriptor = pageType === 'css-at-rule-descriptor';
  if (!isDescriptor && !pageType.endsWith('property')) return false;
  const composed = isDescriptor ? data.cssFacts?.descriptor(parent, name) : data.cssFacts?.property(name);
  const written = data.cssGrammar?.definition(isDescriptor ? `${parent}/${name}` : name);
  return composed !== undefined || [written?.initial, written?.appliesTo, written?.inherited, written?.computedValue].some(Boolean);
}

function hasFormalSyntax({ slug, pageType }: PlannedPage, { data: { cssGrammar } }: Surroundings): boolean {
  const [parent = '', last = ''] = slug.split('/').slice(-2);
  const name = last.replace(/_(?:value|function)$/, '');
  const syntaxes: Readonly<Record<string, () => string | undefined>> = {
    'css-property': () => cssGrammar?.property(name),
    'css-shorthand-property': () => cssGrammar?.property(name),
    'css-at-rule': () => cssGrammar?.atRule(name),
    'css-at-rule-descriptor': () => cssGrammar?.descriptor(parent, name),
    'css-media-feature': () => cssGrammar?.descriptor(parent, name),
    'css-function': () => cssGrammar?.function(name, [`<${parent}>`]),
    'css-type': () => cssGrammar?.type(name),
    'css-pseudo-class': () => cssGrammar?.selector(last),
    'css-pseudo-element': () => cssGrammar?.selector(last),
  };
  return syntaxes[pageType]?.() !== undefined;
}

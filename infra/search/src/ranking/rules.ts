import type { NameKind } from '../words/page-names.ts';

interface Rule {
  readonly weight: number;
  readonly reason: string;
}

/** Everything by which pages are put in order. A page's score is the sum of what the rules give it. */
export const rules = {
  // What the query names.
  nameTitle: { weight: 60, reason: 'The query is the title: no other page can be meant more.' },
  nameHeading: { weight: 58, reason: 'The query is the title up to its explanation, as in "<dialog>: The Dialog element".' },
  nameSymbol: { weight: 56, reason: 'The query names a member with its owner, in any spelling: array.map, Array map.' },
  nameSegment: { weight: 50, reason: 'The query is the last part of the address: map, createElement.' },
  nameAside: { weight: 47, reason: 'The query is what the title says in brackets: ?. of "Optional chaining (?.)".' },
  nameSpelled: {
    weight: 6,
    reason: 'Of names that are spelled alike, the one that was written in the same capitals and with the same marks.',
  },
  nameQualified: { weight: -4, reason: 'A name that is found when words of kind are left out ("dialog element") is a little less sure.' },
  nameCorrected: { weight: -12, reason: 'A name found by correcting the spelling is less certain than one found as written.' },

  nameUntaught: {
    weight: 0.3,
    reason: 'Share of its worth that a name keeps on a page that explains nothing, when the query asks for an explanation: "learn grid".',
  },

  // Where the words are.
  inTitle: { weight: 12, reason: 'Authors say in the title what a page is about.' },
  inSlug: { weight: 4, reason: 'The address places a page below what it belongs to.' },
  inHeading: { weight: 5, reason: 'A section about the word.' },
  inSummary: { weight: 4, reason: 'The first paragraph says what the page is about.' },
  inBody: { weight: 6, reason: 'How often the word occurs in the text, relative to its length.' },
  titleCovered: { weight: 22, reason: 'A title of which the query leaves little unsaid is about the query and nothing more.' },
  leadCovered: { weight: 10, reason: 'Who says all of it in the title and the first paragraph is about it.' },
  linkedAs: { weight: 20, reason: 'What other pages call a page, when they link to it.' },
  meant: { weight: 0.8, reason: 'Share of its worth that a word has which only means what was written.' },
  allWords: { weight: 8, reason: 'Pages with all words stand before those with some.' },
  phraseInTitle: { weight: 10, reason: 'Words beside each other in the title belong together.' },
  phraseInBody: { weight: 14, reason: 'Words beside each other in the text belong together: error messages, quotations.' },
  errorMessage: { weight: 28, reason: 'Who pastes an error message wants the page about the error.' },
  explains: { weight: 3, reason: 'Who asks a question wants an explanation rather than a reference.' },
  namedInPart: { weight: 0.45, reason: 'Share of its worth that a name keeps which is less than half of a query.' },
  qualified: { weight: 8, reason: 'Who writes "css" or "method" wants a page of that kind.' },

  // What is known of a page independent of the query.
  popularity: { weight: 10, reason: 'What many read is what most want.' },
  priorOfMany: {
    weight: 0.45,
    reason: 'Share of its worth that what is known beforehand keeps where three words or more say what is wanted.',
  },
  links: { weight: 1.3, reason: 'What many pages link to is what most come to; each doubling counts the same.' },
  pageType: { weight: 1.5, reason: 'Kinds of pages that are asked for more often; see pageTypes.' },
  depth: { weight: -1, reason: 'Each level deeper: the general before the special.' },
  deprecated: { weight: -9, reason: 'It should not be learned any more, unless the query names it.' },
  experimental: { weight: -1.5, reason: 'Not everywhere, not yet.' },
} as const satisfies Record<string, Rule>;

export const nameRules: Readonly<Record<NameKind, number>> = {
  title: rules.nameTitle.weight,
  heading: rules.nameHeading.weight,
  symbol: rules.nameSymbol.weight,
  segment: rules.nameSegment.weight,
  aside: rules.nameAside.weight,
};

/** Share of the weight of a query's words that a page must hold to be found at all. */
export const leastShare = 0.5;

interface PageTypeRule {
  readonly pattern: RegExp;
  readonly weight: number;
  readonly reason: string;
}

/** The first that fits. */
export const pageTypes: readonly PageTypeRule[] = [
  { pattern: /^html-element$/, weight: 8, reason: 'More pages are made of elements than of anything else.' },
  { pattern: /^(?:css-property|css-shorthand-property)$/, weight: 7, reason: 'The daily bread of most readers.' },
  { pattern: /^javascript-(?:class|statement|operator|language-feature|function|namespace)$/, weight: 7, reason: 'The language itself.' },
  { pattern: /^javascript-(?:instance-method|static-method)$/, weight: 6, reason: 'Methods of the language.' },
  { pattern: /^(?:css-|javascript-(?!error)|http-header|http-method|http-status)/, weight: 5, reason: 'The core of the platform.' },
  { pattern: /^web-api-(?:interface|overview|global-function)$/, weight: 4, reason: 'An interface before its members.' },
  { pattern: /^(?:web-api-|html-|aria-)/, weight: 3, reason: 'Reference of the platform.' },
  {
    pattern: /^(?:javascript-error|http-cors-error|webdriver-error)/,
    weight: -5,
    reason: 'Names and words of everything that can go wrong; wanted with a message in hand.',
  },
  { pattern: /^(?:guide|how-to|landing-page|learn-)/, weight: 3, reason: 'Explains.' },
  { pattern: /^glossary/, weight: -5, reason: 'A definition in a few lines: the page itself knows more.' },
  {
    pattern: /^(?:svg-|mathml-)/,
    weight: 0,
    reason: 'Elements and attributes that share their names with those of HTML and CSS, which more readers mean.',
  },
  {
    pattern: /^(?:webextension|webassembly|webdriver|xslt|xpath|exslt|webgl-extension)/,
    weight: -9,
    reason: 'Platforms of few readers with names that others have too.',
  },
  {
    pattern: /^web-manifest/,
    weight: -4,
    reason: 'Words of everyday that mean something else elsewhere.',
  },
  {
    pattern: /^(?:firefox-release|mdn-|listing-page)/,
    weight: -9,
    reason: 'News of the day and rules for writers name everything and explain nothing.',
  },
  { pattern: /^(?:blog-post|curriculum)$/, weight: -2, reason: 'The reference is kept up to date; a post is of its day.' },
];

interface Qualifier {
  readonly slug?: RegExp;
  readonly pageType?: RegExp;
  /** Whether who writes it asks to be taught. */
  readonly teaches?: true;
}

/** Who asks to be taught wants the learning path before a guide, and a guide before the reference. */
const taught: Qualifier = { slug: /^learn(?:_|\/|$)/i, teaches: true };
const explained: Qualifier = {
  slug: /^learn(?:_|\/|$)|\/(?:guides?|tutorials?)\//i,
  pageType: /^(?:guide|learn|tutorial|how-to)/,
  teaches: true,
};

/** Words that say which kind of page is wanted, rather than what it is about. */
export const qualifiers: Readonly<Record<string, Qualifier>> = {
  css: { slug: /^web\/css\b|\/css/i },
  html: { slug: /^web\/html\b|\/html/i },
  html5: { slug: /^web\/html\b/i },
  js: { slug: /^web\/javascript\b|\/javascript/i },
  javascript: { slug: /^web\/javascript\b|\/javascript/i },
  svg: { slug: /^web\/svg\b/i },
  mathml: { slug: /^web\/mathml\b/i },
  http: { slug: /^web\/http\b/i },
  dom: { slug: /^web\/api\b/i },
  api: { slug: /^web\/api\b/i },
  aria: { slug: /aria/i },
  glossary: { slug: /^glossary\b/i },
  learn: taught,
  course: taught,
  lesson: taught,
  beginner: taught,
  beginners: taught,
  tutorial: explained,
  tutorials: explained,
  guide: explained,
  guides: explained,
  method: { pageType: /method/ },
  function: { pageType: /function|method/ },
  property: { pageType: /property/ },
  attribute: { pageType: /attribute/ },
  element: { pageType: /element/ },
  tag: { pageType: /element/ },
  event: { pageType: /event/ },
  header: { pageType: /http-header/ },
  selector: { pageType: /css-(?:pseudo|selector|combinator)/ },
  operator: { pageType: /operator/ },
  statement: { pageType: /statement/ },
  loop: { pageType: /statement/ },
  keyword: { pageType: /operator|statement|language-feature|keyword/ },
  interface: { pageType: /interface/ },
  object: { pageType: /class|interface|namespace/ },
  class: { pageType: /class|interface/ },
  constructor: { pageType: /constructor/ },
  prototype: { pageType: /instance-method/ },
  pseudo: { pageType: /pseudo/ },
  status: { pageType: /http-status/ },
  error: { pageType: /error/ },
};

/** Words that make a question of a query and say little of its matter. */
export const askingWords = new Set(
  'how what why when where which who use using used make making create do does can get getting way best example examples docs mdn reference in to a an the of with and for is not vs versus difference between work works explained meaning'.split(
    ' ',
  ),
);
/** Who begins so, asks. */
export const isQuestion = /^(?:how|what|why|when|where|which|can|should|difference|best way)\b/i;
export const explaining = /^(?:guide|how-to|learn|tutorial|landing-page|web-api-overview)/;
/** What messages of browsers and servers sound like. */
export const isErrorMessage =
  /\berror\b|error:|exception|\bcan(?:no|')t\b|cannot|unexpected|\binvalid\b|illegal|failed|\bis not (?:a|an|defined|iterable)\b|undefined is|has no properties|missing [)}\]]|blocked by|not allowed|already been declared|not iterable|must have|deprecated:/i;

/** What such a word weighs beside others. */
export const askingWeight = 0.2;
/** What a word of kind weighs beside others. */
export const qualifierWeight = 0.4;

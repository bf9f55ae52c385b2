import type { PlannedPage } from '../planned-page.ts';

/** A page that lists other pages. */
export interface ListPage {
  readonly slug: string;
  readonly title: string;
  readonly shortTitle: string;
  readonly sidebar: string;
  /** One sentence about what is listed. */
  readonly definition: string;
  readonly parts: readonly ListPart[];
  readonly browserCompat?: string;
}

export interface ListPart {
  /** Heading over the part; without one the part is the page. */
  readonly title?: string;
  /** The pages below this address… */
  readonly below: string;
  /** …of these kinds; any without them. */
  readonly pageTypes?: readonly string[];
  readonly depth?: number;
  /** Pages that are further down and belong to the list all the same. */
  readonly also?: readonly string[];
}

const css = 'Web/CSS/Reference';
const html = 'Web/HTML/Reference';
const js = 'Web/JavaScript/Reference';
const http = 'Web/HTTP/Reference';

export const lists: readonly ListPage[] = [
  {
    slug: css,
    title: 'CSS reference',
    shortTitle: 'Reference',
    sidebar: 'css',
    definition: 'CSS features by category.',
    parts: [{ below: css, also: [`${css}/Values/Functions`] }],
  },
  {
    slug: `${css}/Properties`,
    title: 'CSS properties',
    shortTitle: 'Properties',
    sidebar: 'css-properties',
    definition: 'All CSS properties that browsers support or supported, in alphabetical order.',
    parts: [{ below: `${css}/Properties` }],
  },
  {
    slug: `${css}/Selectors`,
    title: 'CSS selectors',
    shortTitle: 'Selectors',
    sidebar: 'css-selectors',
    definition: 'A selector says which elements a CSS rule applies to.',
    parts: [
      { title: 'Selectors and combinators', below: `${css}/Selectors`, pageTypes: ['css-selector', 'css-combinator'] },
      { title: 'Pseudo-classes', below: `${css}/Selectors`, pageTypes: ['css-pseudo-class'] },
      { title: 'Pseudo-elements', below: `${css}/Selectors`, pageTypes: ['css-pseudo-element'] },
    ],
  },
  {
    slug: `${css}/At-rules`,
    title: 'CSS at-rules',
    shortTitle: 'At-rules',
    sidebar: 'css-at-rules',
    definition: 'An at-rule begins with `@` and tells CSS how to behave.',
    parts: [
      { title: 'At-rules', below: `${css}/At-rules`, pageTypes: ['css-at-rule'] },
      { title: 'Descriptors', below: `${css}/At-rules`, pageTypes: ['css-at-rule-descriptor'], depth: 2 },
      { title: 'Media features', below: `${css}/At-rules`, pageTypes: ['css-media-feature'], depth: 2 },
    ],
  },
  {
    slug: `${css}/Values`,
    title: 'CSS values',
    shortTitle: 'Values',
    sidebar: 'css-values',
    definition: 'Data types, functions and keywords that make up the values of properties.',
    parts: [
      { title: 'Data types', below: `${css}/Values`, pageTypes: ['css-type'] },
      { title: 'Functions', below: `${css}/Values`, pageTypes: ['css-function'], depth: 2 },
      { title: 'Keywords', below: `${css}/Values`, pageTypes: ['css-keyword'], depth: 2 },
    ],
  },
  {
    slug: `${css}/Values/Functions`,
    title: 'CSS functions',
    shortTitle: 'Functions',
    sidebar: 'css-functions',
    definition: 'A CSS function makes a value out of other values.',
    parts: [{ below: `${css}/Values`, pageTypes: ['css-function'], depth: 2 }],
  },
  {
    slug: html,
    title: 'HTML reference',
    shortTitle: 'Reference',
    sidebar: 'html',
    definition: 'HTML features by category.',
    parts: [{ below: html }],
  },
  {
    slug: `${html}/Elements`,
    title: 'HTML elements',
    shortTitle: 'Elements',
    sidebar: 'html',
    definition: 'All HTML elements, in alphabetical order.',
    parts: [{ below: `${html}/Elements`, pageTypes: ['html-element'] }],
  },
  {
    slug: `${html}/Global_attributes`,
    title: 'HTML global attributes',
    shortTitle: 'Global attributes',
    sidebar: 'html',
    definition: 'Global attributes can be set on every HTML element.',
    parts: [{ below: `${html}/Global_attributes` }],
    browserCompat: 'html.global_attributes',
  },
  {
    slug: `${html}/Attributes`,
    title: 'HTML attributes',
    shortTitle: 'Attributes',
    sidebar: 'html',
    definition: 'Attributes that several HTML elements share.',
    parts: [{ below: `${html}/Attributes`, depth: 2 }],
  },
  {
    slug: 'Web/SVG',
    title: 'SVG: Scalable Vector Graphics',
    shortTitle: 'SVG',
    sidebar: 'svg',
    definition: 'SVG is a markup language for pictures made of shapes, text and images. It is a file of its own or part of an HTML page.',
    parts: [{ below: 'Web/SVG' }],
  },
  {
    slug: 'Web/SVG/Reference',
    title: 'SVG reference',
    shortTitle: 'Reference',
    sidebar: 'svg',
    definition: 'SVG features by category.',
    parts: [{ below: 'Web/SVG/Reference' }],
  },
  {
    slug: 'Web/SVG/Reference/Element',
    title: 'SVG elements',
    shortTitle: 'Elements',
    sidebar: 'svg',
    definition: 'All SVG elements, in alphabetical order.',
    parts: [{ below: 'Web/SVG/Reference/Element' }],
  },
  {
    slug: 'Web/SVG/Reference/Attribute',
    title: 'SVG attributes',
    shortTitle: 'Attributes',
    sidebar: 'svg',
    definition: 'All SVG attributes, in alphabetical order.',
    parts: [{ below: 'Web/SVG/Reference/Attribute' }],
  },
  {
    slug: 'Web/MathML',
    title: 'MathML: Mathematical Markup Language',
    shortTitle: 'MathML',
    sidebar: 'mathml',
    definition: 'MathML is a markup language for mathematical formulas within HTML.',
    parts: [{ below: 'Web/MathML' }],
  },
  {
    slug: 'Web/MathML/Reference',
    title: 'MathML reference',
    shortTitle: 'Reference',
    sidebar: 'mathml',
    definition: 'MathML features by category.',
    parts: [{ below: 'Web/MathML/Reference' }],
  },
  {
    slug: 'Web/MathML/Reference/Element',
    title: 'MathML elements',
    shortTitle: 'Elements',
    sidebar: 'mathml',
    definition: 'All MathML elements.',
    parts: [{ below: 'Web/MathML/Reference/Element' }],
  },
  {
    slug: 'Web/MathML/Reference/Global_attributes',
    title: 'MathML global attributes',
    shortTitle: 'Global attributes',
    sidebar: 'mathml',
    definition: 'Global attributes can be set on every MathML element.',
    parts: [{ below: 'Web/MathML/Reference/Global_attributes' }],
  },
  {
    slug: http,
    title: 'HTTP reference',
    shortTitle: 'Reference',
    sidebar: 'http',
    definition: 'Parts of HTTP requests and responses by category.',
    parts: [{ below: http }],
  },
  {
    slug: `${http}/Headers`,
    title: 'HTTP headers',
    shortTitle: 'Headers',
    sidebar: 'http',
    definition: 'A header carries one fact about a request or a response in addition to its content.',
    parts: [{ below: `${http}/Headers`, pageTypes: ['http-header'] }],
  },
  {
    slug: `${http}/Methods`,
    title: 'HTTP request methods',
    shortTitle: 'Methods',
    sidebar: 'http',
    definition: 'The method of a request says what to do with the resource that the URL names.',
    parts: [{ below: `${http}/Methods` }],
  },
  {
    slug: `${http}/Status`,
    title: 'HTTP response status codes',
    shortTitle: 'Status codes',
    sidebar: 'http',
    definition: 'The status of a response says how the request went. Its first digit tells the kind.',
    parts: [{ below: `${http}/Status` }],
  },
  {
    slug: js,
    title: 'JavaScript reference',
    shortTitle: 'Reference',
    sidebar: 'javascript',
    definition: 'JavaScript features by category.',
    parts: [{ below: js }],
  },
  {
    slug: `${js}/Global_Objects`,
    title: 'Standard built-in objects',
    shortTitle: 'Built-in objects',
    sidebar: 'javascript',
    definition: 'Objects and functions that are part of JavaScript itself, wherever it runs.',
    parts: [
      { title: 'Objects', below: `${js}/Global_Objects`, pageTypes: ['javascript-class', 'javascript-namespace'] },
      { title: 'Functions', below: `${js}/Global_Objects`, pageTypes: ['javascript-function'] },
      { title: 'Values', below: `${js}/Global_Objects`, pageTypes: ['javascript-global-property'] },
    ],
  },
  {
    slug: `${js}/Operators`,
    title: 'Operators and expressions',
    shortTitle: 'Operators',
    sidebar: 'javascript',
    definition: 'Operators and expressions make values out of other values.',
    parts: [{ below: `${js}/Operators` }],
  },
  {
    slug: `${js}/Statements`,
    title: 'Statements and declarations',
    shortTitle: 'Statements',
    sidebar: 'javascript',
    definition: 'A script is a sequence of statements and declarations.',
    parts: [{ below: `${js}/Statements` }],
  },
  {
    slug: `${js}/Functions`,
    title: 'Functions',
    shortTitle: 'Functions',
    sidebar: 'javascript',
    definition: 'Features for writing functions in JavaScript.',
    parts: [{ below: `${js}/Functions` }],
  },
  {
    slug: `${js}/Classes`,
    title: 'Classes',
    shortTitle: 'Classes',
    sidebar: 'javascript',
    definition: 'Features for writing classes in JavaScript.',
    parts: [{ below: `${js}/Classes` }],
  },
  {
    slug: `${js}/Regular_expressions`,
    title: 'Regular expressions',
    shortTitle: 'Regular expressions',
    sidebar: 'javascript',
    definition: 'Features for writing patterns that match text.',
    parts: [{ below: `${js}/Regular_expressions` }],
  },
];

export const listPageType = 'listing-page';

export function plannedList({ slug, title, shortTitle, sidebar, browserCompat }: ListPage): PlannedPage {
  return {
    slug,
    title,
    shortTitle,
    pageType: listPageType,
    status: [],
    browserCompat: browserCompat ? [browserCompat] : [],
    keys: [],
    specUrls: [],
    sidebars: [sidebar],
  };
}

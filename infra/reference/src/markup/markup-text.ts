import type { Composer, Surroundings } from '../page-sources.ts';
import { banners, closing, definedIn, example, linkTo, markedLink, named, notes } from '../page-parts.ts';
import { bullets, code, enumeration, fence, paragraphs, section, terms, type Piece } from '../page-text.ts';
import { indentedMarkup } from '../indented-markup.ts';
import { nameOf, type PlannedPage } from '../planned-page.ts';
import type { ReviewedMarkup } from '../reviewed/reviewed-schema.ts';
import { phraseLead } from '../lead-sentence.ts';
import { attributeTerms } from './attributes.ts';

const mostInASentence = 6;

/** One page about an element or an attribute of HTML, SVG or MathML. */
export const markupText: Composer = (page, around) => {
  const reviewed = reviewedOf(page, around);
  const isElement = page.pageType.endsWith('-element');
  return paragraphs(
    banners(page),
    leadOf(page, reviewed?.definition) ?? definitionOf(page, around),
    isElement ? section('Attributes', attributesOf(page, reviewed, around)) : section('Elements', elementsWith(page, around)),
    isElement ? section('Values of `type`', valuesOf(page, around)) : undefined,
    notes(reviewed?.notes),
    exampleOf(page, reviewed),
    section('DOM interface', interfaceOf(page, around)),
    closing(page, around, reviewed?.see),
  );
};

function languageOf({ slug }: PlannedPage): string {
  return slug.split('/')[1] ?? '';
}

function reviewedOf(page: PlannedPage, { reviewed }: Surroundings): ReviewedMarkup | undefined {
  const name = nameOf(page);
  const [parent = ''] = page.slug.split('/').slice(-2);
  const tables: Readonly<Record<string, Readonly<Record<string, ReviewedMarkup>>>> = {
    'html-element': reviewed.html,
    'html-attribute': reviewed.globalAttributes,
    'html-attribute-value': parent === 'input' ? reviewed.inputTypes : {},
    'svg-element': reviewed.svg,
    'svg-attribute': reviewed.svgAttributes,
    'mathml-element': reviewed.mathml,
  };
  const entries = tables[page.pageType] ?? {};
  const names = [name, name === 'Heading_Elements' ? 'h1' : page.shortTitle];
  return names.map((wanted) => (Object.hasOwn(entries, wanted) ? entries[wanted] : undefined)).find(Boolean);
}

/** Of attributes a phrase is written, which the lists of attributes show as it is. */
function leadOf(page: PlannedPage, written: string | undefined): string | undefined {
  if (written === undefined || page.pageType.endsWith('-element') || page.pageType === 'html-attribute-value') return written;
  const kind = page.slug.includes('/Global_attributes/') ? 'global attribute' : `${languageOf(page)} attribute`;
  return phraseLead(written, `The **${code(page.shortTitle)}** ${kind}`);
}

function definitionOf(page: PlannedPage, around: Surroundings): string {
  const language = languageOf(page);
  const place = definedIn(page, around);
  const name = code(page.shortTitle);
  const end = place ? `is ${place}` : "is implemented by some browsers but isn't defined in any standard";
  if (page.pageType.endsWith('-element')) return `The **${name}** ${language} element ${end}.`;
  if (page.pageType === 'html-attribute-value') {
    const attribute = around.page(page.slug.slice(0, page.slug.lastIndexOf('/')));
    const ofWhat = attribute ? `the ${linkTo(attribute.slug, around)} attribute` : 'an attribute of HTML';
    return `**${name}** is a value of ${ofWhat}${place ? `, ${place}` : ''}.`;
  }
  const elements = elementsOfAttribute(page);
  if (page.keys.some((key) => key.startsWith('svg.global_attributes.')))
    return `The **${name}** SVG attribute may be set on every SVG element${place ? `; it is ${place}` : ''}.${propertyToo(page, around)}`;
  if (page.slug.includes('/Global_attributes/'))
    return `The **${name}** global attribute may be set on every ${language} element${place ? `; it is ${place}` : ''}.`;
  if (elements.length === 0 || elements.length > mostInASentence) return `The **${name}** ${language} attribute ${end}.`;
  return `The **${name}** ${language} attribute may be set on ${enumeration(elements.map((element) => elementLink(element, page, around)))}.`;
}

/** Presentation attributes are called like the properties of CSS that they are. */
function propertyToo(page: PlannedPage, around: Surroundings): string {
  const slug = `Web/CSS/Reference/Properties/${nameOf(page)}`;
  return around.page(slug) ? ` CSS has a property of the same name, ${linkTo(slug, around)}.` : '';
}

/** The elements that the data list an attribute for. */
function elementsOfAttribute({ keys }: PlannedPage): string[] {
  const names = keys.flatMap((key) => /^(?:html|svg|mathml)\.elements\.([\w-]+)\.[\w:-]+$/.exec(key)?.[1] ?? []);
  return [...new Set(names)].sort();
}

const elementPlaces: Readonly<Record<string, string>> = {
  HTML: 'Web/HTML/Reference/Elements',
  SVG: 'Web/SVG/Reference/Element',
  MathML: 'Web/MathML/Reference/Element',
};

function elementLink(element: string, page: PlannedPage, around: Surroundings): string {
  return named(`${elementPlaces[languageOf(page)] ?? ''}/${element}`, `<${element}>`, around);
}

function elementsWith(page: PlannedPage, around: Surroundings): Piece {
  if (page.pageType === 'html-attribute-value') return undefined;
  const elements = elementsOfAttribute(page);
  const written = elements.map((element) => around.reviewed.html[element]?.attributes[nameOf(page)]);
  // A list of names alone would only say again what the first sentence does.
  if (languageOf(page) !== 'HTML' || written.every((said) => said === undefined))
    return elements.length > mostInASentence ? bullets(elements.map((element) => elementLink(element, page, around))) : undefined;
  return terms(elements.map((element, index) => [elementLink(element, page, around), written[index]]));
}

const globalAttributes: Readonly<Record<string, readonly [slug: string, words: string]>> = {
  HTML: ['Web/HTML/Reference/Global_attributes', 'global attributes'],
  MathML: ['Web/MathML/Reference/Global_attributes', 'global attributes'],
};

function attributesOf(page: PlannedPage, reviewed: ReviewedMarkup | undefined, around: Surroundings): Piece {
  const [slug, words] = globalAttributes[languageOf(page)] ?? [];
  const own = attributeTerms(page.browserCompat[0], reviewed?.attributes ?? {}, around);
  if (slug === undefined || !around.page(slug)) return own;
  const link = `[${words ?? ''}](/en-US/docs/${slug})`;
  return own ? paragraphs(`In addition to the ${link}:`, own) : `This element has the ${link} only.`;
}

function valuesOf({ slug, pageType }: PlannedPage, around: Surroundings): Piece {
  if (pageType !== 'html-element') return undefined;
  const below = around.pagesBelow(slug).filter((page) => page.pageType === 'html-attribute-value');
  return bullets(below.flatMap((page) => markedLink(page.slug, around) ?? []));
}

/** SVG and MathML run inside a page of HTML, as they are written. */
function exampleOf(page: PlannedPage, reviewed: ReviewedMarkup | undefined): Piece {
  const given = reviewed?.example;
  if (!given) return undefined;
  const neverRuns =
    page.pageType === 'html-element' && /^(html|head|body|base|link|meta|title|frameset|frame|noframes)$/.test(nameOf(page));
  return neverRuns
    ? section('Examples', fence('html', given.html && indentedMarkup(given.html)), fence('css', given.css), fence('js', given.js))
    : example(given);
}

function interfaceOf(page: PlannedPage, around: Surroundings): Piece {
  if (!page.pageType.endsWith('-element')) return undefined;
  const name = nameOf(page) === 'Heading_Elements' ? 'h1' : nameOf(page);
  const found = around.elements.get(`${languageOf(page).toLowerCase()} ${name}`);
  return found === undefined ? undefined : `In the DOM, this element implements ${named(`Web/API/${found}`, found, around)}.`;
}

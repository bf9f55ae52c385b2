import { fallbackLocale } from '@webdocs/contracts/reader/locale';
import { wordOf, type SvgElementFacts } from '../read/json-data.ts';
import { element, text, type Element, type Node } from '../parse/tree.ts';
import { phraseNodes } from './machinery/data-phrase.ts';
import { documentLink, firstExisting } from './machinery/document-link.ts';
import type { Macro, MacroContext } from './machinery/macro.ts';

const reference = 'Web/SVG/Reference/Element';

/** `{{svginfo}}`: what kind of element the page is about and what may be in it, as a table. */
export const svginfo: Macro = (given, context) => {
  const name = given.text(0) ?? context.slug.slice(context.slug.lastIndexOf('/') + 1);
  const { svgElements } = context.jsonData;
  const facts = svgElements.get(name);
  if (facts) return [element('table', { class: 'properties' }, [element('tbody', {}, rowsOf(facts, context))])];
  if (svgElements.size > 0) context.report({ kind: 'templ-invalid-arg', explanation: `SVGData.json knows no element ${name}` });
  return [element('p', {}, [context.words('content-definition-unknown')])];
};

function rowsOf({ categories, content }: SvgElementFacts, context: MacroContext): Element[] {
  return [
    ...(categories.length
      ? [
          row(
            'content-svg-categories',
            enumerated(
              categories.map((name) => termOf(name, context)),
              context,
            ),
            context,
          ),
        ]
      : []),
    ...(content ? [row('content-svg-content', permitted(content, context), context)] : []),
  ];
}

function row(label: string, told: readonly Node[], { words }: MacroContext): Element {
  return element('tr', {}, [element('th', { scope: 'row' }, [words(label)]), element('td', {}, told)]);
}

/** A sentence, and the elements or kinds of elements that it speaks of. */
function permitted({ description, elements }: NonNullable<SvgElementFacts['content']>, context: MacroContext): readonly Node[] {
  const sentence =
    typeof description === 'string' ? wordInTable(description, context) : (description[context.locale] ?? description[fallbackLocale]);
  const list = elements.length
    ? [
        element(
          'ul',
          {},
          elements.map((name) => element('li', {}, [termOf(name, context)])),
        ),
      ]
    : [];
  return [...phraseNodes(sentence ?? '', context), ...list];
}

/** '&lt;a&gt;' is an element, 'shapeElements' a kind of elements: both are explained in the reference. */
function termOf(name: string, context: MacroContext): Node {
  const own = /^(?:&lt;|<)([\w-]+)(?:&gt;|>)$/.exec(name)?.[1];
  if (own !== undefined) return documentLink(context, firstExisting(context, [`${reference}/${own}`]), `<${own}>`);
  const label = wordInTable(name, context);
  const anchor = anchors.get(name) ?? anchors.get(`${name}s`);
  return anchor !== undefined && context.documents.findOrEnglish(context.locale, reference)
    ? documentLink(context, reference, label, { anchor, code: false })
    : text(label);
}

function wordInTable(key: string, { jsonData, locale }: MacroContext): string {
  return wordOf(jsonData, 'SVG', key, locale) ?? key;
}

/** Where the reference lists the elements of a kind. */
const anchors: ReadonlyMap<string, string> = new Map(
  Object.entries({
    animationElements: 'animation_elements',
    basicShapeElements: 'basic_shapes',
    containerElements: 'container_elements',
    descriptiveElements: 'descriptive_elements',
    filterPrimitiveElements: 'filter_primitive_elements',
    gradientElements: 'gradient_elements',
    graphicsElements: 'graphics_elements',
    graphicsReferencingElements: 'graphics_referencing_elements',
    lightSourceElements: 'light_source_elements',
    neverRenderedElements: 'never-rendered_elements',
    paintServerElements: 'paint_server_elements',
    renderableElements: 'renderable_elements',
    shapeElements: 'shape_elements',
    structuralElements: 'structural_elements',
    textContentElements: 'text_content_elements',
    textContentChildElements: 'text_content_child_elements',
  }),
);

/** Terms with what the language puts between the members of a list. */
function enumerated(terms: readonly Node[], { locale }: MacroContext): readonly Node[] {
  const places = terms.map((_, index) => String(index));
  return new Intl.ListFormat(locale, { type: 'conjunction', style: 'narrow' })
    .formatToParts(places)
    .map(({ type, value }) => (type === 'element' ? (terms[Number(value)] ?? text('')) : text(value)));
}

import { nameOf, type PageHead, type Subject } from '../planned-page.ts';

/** How a page about an element or an attribute is called, by the place of its address. */
export function markupHead({ slug }: Subject): PageHead | undefined {
  const [, language = '', , place = '', first = '', second, ...deeper] = slug.split('/');
  if (!first || deeper.length) return undefined;
  return kinds[`${language}/${place}/${second === undefined ? 1 : 2}`]?.(nameOf({ slug }), first);
}

const kinds: Readonly<Record<string, (name: string, first: string) => PageHead>> = {
  'HTML/Elements/1': (name) =>
    name === 'Heading_Elements'
      ? { title: '`<h1>`–`<h6>` HTML section heading elements', shortTitle: '<h1>–<h6>', pageType: 'html-element', sidebars: ['html'] }
      : element(name, 'HTML', 'html-element', 'html'),
  'HTML/Elements/2': (name, first) =>
    first === 'input'
      ? typed('input', name)
      : { title: `\`${name}\` value on \`<${first}>\``, shortTitle: name, pageType: 'html-attribute-value', sidebars: ['html'] },
  'HTML/Global_attributes/1': (name) => attribute(name, 'HTML global attribute', 'html-attribute', 'html'),
  'HTML/Attributes/1': (name) => attribute(name, 'HTML attribute', 'html-attribute', 'html'),
  'HTML/Attributes/2': (name, first) => ({
    title: `\`${first}="${name}"\` HTML attribute value`,
    shortTitle: name,
    pageType: 'html-attribute-value',
    sidebars: ['html'],
  }),
  'SVG/Element/1': (name) => element(name, 'SVG', 'svg-element', 'svg'),
  'SVG/Attribute/1': (name) => attribute(name, 'SVG attribute', 'svg-attribute', 'svg'),
  'MathML/Element/1': (name) => element(name, 'MathML', 'mathml-element', 'mathml'),
  'MathML/Global_attributes/1': (name) => attribute(name, 'MathML global attribute', 'mathml-attribute', 'mathml'),
};

function element(name: string, language: string, pageType: string, sidebar: string): PageHead {
  return { title: `\`<${name}>\` ${language} element`, shortTitle: `<${name}>`, pageType, sidebars: [sidebar] };
}

function typed(name: string, type: string): PageHead {
  const tag = `<${name} type="${type}">`;
  return { title: `\`${tag}\` HTML attribute value`, shortTitle: tag, pageType: 'html-attribute-value', sidebars: ['html'] };
}

function attribute(name: string, words: string, pageType: string, sidebar: string): PageHead {
  return { title: `\`${name}\` ${words}`, shortTitle: name, pageType, sidebars: [sidebar] };
}

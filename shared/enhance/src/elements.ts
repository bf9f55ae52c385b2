import type { Drawing } from '@webdocs/design/drawings';

type Attributes = Readonly<Record<string, string | undefined>>;

/** An element of a page that is enhanced in place, without React. Attributes that are undefined are left out. */
export function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: ReadonlyArray<Node | string>
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  setAll(element, attributes);
  element.append(...children);
  return element;
}

/** A button of words with an icon before them. */
export function makeButton(icon: Drawing, label: string, className: string | undefined, press: () => void): HTMLButtonElement {
  const button = make('button', { type: 'button', class: className }, glyph(icon), make('span', {}, label));
  button.addEventListener('click', press);
  return button;
}

/** One icon, as `Glyph` draws it; words are always beside it or in the label of its control. */
export function glyph({ line, solid }: Drawing, className?: string): SVGSVGElement {
  const svg = drawn('svg', {
    class: className,
    viewBox: '0 0 20 20',
    width: '16',
    height: '16',
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': '1.6',
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    'aria-hidden': 'true',
  });
  if (solid) svg.append(drawn('path', { d: solid, fill: 'currentColor', stroke: 'none' }));
  if (line) svg.append(drawn('path', { d: line }));
  return svg;
}

function drawn<K extends keyof SVGElementTagNameMap>(tag: K, attributes: Attributes): SVGElementTagNameMap[K] {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  setAll(element, attributes);
  return element;
}

function setAll(element: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) if (value !== undefined) element.setAttribute(name, value);
}

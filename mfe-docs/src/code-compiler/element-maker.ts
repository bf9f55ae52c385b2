/**
 * What JSX calls where its code names no library: it makes elements of the document, so `document.body.append(<p>Tea</p>)` works by itself.
 * Put behind the last line of the code, where it moves none of them.
 */
export const elementMaker = {
  element: '$$element',
  fragment: '$$fragment',
  code: `function $$fragment({ children }) {
  const fragment = document.createDocumentFragment();
  fragment.append(...children.flat(Infinity).filter((child) => child != null && typeof child !== 'boolean'));
  return fragment;
}
function $$element(type, props, ...children) {
  if (typeof type === 'function') return type({ ...props, children });
  const isDrawing = /^(?:svg|g|defs|symbol|use|path|rect|circle|ellipse|line|polyline|polygon|text|tspan|textPath|image|marker|mask|pattern|clipPath|filter|fe[A-Z]\\w+|linearGradient|radialGradient|stop|foreignObject|animate\\w*|view)$/.test(type);
  const element = isDrawing ? document.createElementNS('http://www.w3.org/2000/svg', type) : document.createElement(type);
  for (const [name, value] of Object.entries(props ?? {})) {
    if (name === 'key' || value == null || value === false) continue;
    if (name === 'ref') value(element);
    else if (/^on[A-Z]/.test(name)) element.addEventListener(name.slice(2).toLowerCase(), value);
    else if (name === 'style' && typeof value === 'object') Object.assign(element.style, value);
    else element.setAttribute({ className: 'class', htmlFor: 'for' }[name] ?? name, value === true ? '' : value);
  }
  element.append($$fragment({ children }));
  return element;
}`,
} as const;

import { eachElement, type Element, type Node, type SourceRange } from './tree.ts';

const elements = new Set(
  (
    'a abbr address article aside audio b bdi bdo blockquote br caption cite code col colgroup data dd del details dfn div dl dt em figcaption figure footer ' +
    'h1 h2 h3 h4 h5 h6 header hr i img ins kbd li main map mark menu meter nav ol p picture pre progress q rp rt ruby s samp search section small source span ' +
    'strong sub summary sup table tbody td tfoot th thead time tr track u ul var video wbr area input label ' +
    'math annotation maction menclose merror mfenced mfrac mi mmultiscripts mn mo mover mpadded mphantom mprescripts mroot mrow ms mspace msqrt mstyle msub msubsup msup mtable mtd mtext mtr munder munderover none semantics ' +
    'svg circle clipPath defs desc ellipse g line linearGradient marker mask path pattern polygon polyline radialGradient rect stop symbol text textPath title tspan use'
  ).split(' '),
);

/** Elements whose content must go with them: it is no text of the page. */
const swallowed = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'object', 'embed', 'applet', 'frame', 'frameset', 'head']);

const addressAttributes = new Set(['href', 'src', 'cite', 'poster', 'xlink:href', 'action', 'formaction', 'srcset', 'background']);

export interface Removal {
  readonly what: string;
  readonly place?: SourceRange | undefined;
}

/**
 * Takes out of a page whatever could run code, load a foreign frame or carry styles of its own. Content comes from many
 * hands, and the site's policy would block these anyway.
 */
export function sanitize(nodes: Node[], removed: (removal: Removal) => void): Node[] {
  const kept = keepAllowed(nodes, removed);
  eachElement(kept, (node) => cleanAttributes(node, removed));
  return kept;
}

function keepAllowed(nodes: Node[], removed: (removal: Removal) => void): Node[] {
  const kept: Node[] = [];
  for (const node of nodes) {
    if (node.type !== 'element') {
      kept.push(node);
      continue;
    }
    if (swallowed.has(node.tag)) {
      removed({ what: `<${node.tag}>`, place: node.place });
      continue;
    }
    node.children = keepAllowed(node.children, removed);
    if (elements.has(node.tag)) kept.push(node);
    else {
      removed({ what: `<${node.tag}>`, place: node.place });
      kept.push(...node.children);
    }
  }
  return kept;
}

function cleanAttributes(node: Element, removed: (removal: Removal) => void): void {
  for (const [name, value] of Object.entries(node.attributes)) {
    if (isHarmless(name, value)) continue;
    delete node.attributes[name];
    if (name !== 'style') removed({ what: `${name} of <${node.tag}>`, place: node.place });
  }
}

function isHarmless(name: string, value: string): boolean {
  if (/^on/i.test(name) || name === 'style' || name === 'srcdoc' || !/^[a-zA-Z_:][\w:.-]*$/.test(name)) return false;
  if (!addressAttributes.has(name)) return true;
  // Browsers ignore control characters and spaces inside a scheme, so they are dropped before it is read.
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(value.replace(/[\u0000-\u0020\u007f]/g, ''))?.[1]?.toLowerCase();
  if (scheme === undefined) return true;
  return (
    ['http', 'https', 'mailto', 'tel', 'irc', 'ircs', 'news', 'about', 'view-source'].includes(scheme) ||
    (scheme === 'data' && /^\s*data:image\/(png|gif|jpeg|webp|svg\+xml)[;,]/i.test(value) && name !== 'href')
  );
}

import { parse, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** A resource that a page loads, with its address as the page has it. */
export interface Loaded {
  readonly kind: 'script' | 'preloaded-script' | 'style' | 'image' | 'media' | 'font' | 'frame' | 'object' | 'manifest' | 'form';
  readonly address: string;
  readonly integrity?: string | null;
  readonly crossorigin?: string | null;
}

/** What a page says of itself, and what it loads. */
export interface ReadPage {
  readonly loaded: readonly Loaded[];
  /** The text of scripts and styles in the page, as browsers take their hashes. */
  readonly inlineScripts: readonly string[];
  readonly inlineStyles: readonly string[];
  readonly inlineHandlers: number;
  readonly styleAttributes: number;
  readonly javascriptLinks: number;
  /** Of meta elements in the head. */
  readonly metaPolicies: readonly string[];
  readonly metaReferrer: string | null;
  /** What relative addresses are relative to, where the page says so. */
  readonly base: string | null;
}

/** No script: a block of data, which no policy stops. */
const dataBlock =
  /^(?!(?:module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:javascript|ecmascript)|text\/jscript|text\/livescript)$)/;

/** More of one kind says nothing new; pages with more are machines'. */
const mostOfAKind = 1000;

export function readHtml(html: string): ReadPage {
  const found = {
    loaded: [] as Loaded[],
    inlineScripts: [] as string[],
    inlineStyles: [] as string[],
    inlineHandlers: 0,
    styleAttributes: 0,
    javascriptLinks: 0,
    metaPolicies: [] as string[],
    metaReferrer: null as string | null,
    base: null as string | null,
  };
  const counts = new Map<Loaded['kind'], number>();
  const load = (kind: Loaded['kind'], address: string | undefined, more: Partial<Loaded> = {}) => {
    const count = counts.get(kind) ?? 0;
    if (address === undefined || count >= mostOfAKind) return;
    counts.set(kind, count + 1);
    found.loaded.push({ kind, address: address.trim(), ...more });
  };
  // Not by recursion: pages may be nested as deep as they are long.
  const open: Array<{ readonly node: Node; readonly inHead: boolean }> = [{ node: parse(html), inHead: false }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { node, inHead } = next;
    if (isElement(node)) look(node, inHead);
    const children = 'childNodes' in node ? node.childNodes : [];
    const isHead = inHead || (isElement(node) && node.tagName === 'head');
    for (let index = children.length - 1; index >= 0; index--) open.push({ node: children[index] as Node, inHead: isHead });
  }
  return found;

  function look(element: Element, inHead: boolean): void {
    const attributes = new Map(element.attrs.map(({ name, value }) => [name, value]));
    const get = (name: string) => attributes.get(name);
    for (const [name, value] of attributes) {
      if (/^on[a-z]+$/.test(name)) found.inlineHandlers++;
      if (name === 'style') found.styleAttributes++;
      if ((name === 'href' || name === 'action') && /^\s*javascript:/i.test(value)) found.javascriptLinks++;
    }
    const tag = element.tagName;
    if (tag === 'script') script(element, get);
    else if (tag === 'style') keep(found.inlineStyles, textOf(element));
    else if (tag === 'link') link(get);
    else if (tag === 'img' || (tag === 'input' && get('type')?.toLowerCase() === 'image')) images(load, get);
    else if (tag === 'source') load(get('srcset') === undefined ? 'media' : 'image', get('src') ?? firstOf(get('srcset')));
    else if (tag === 'video' || tag === 'audio' || tag === 'track') {
      load('media', get('src'));
      load('image', get('poster'));
    } else if (tag === 'iframe' || tag === 'frame') load('frame', get('src'));
    else if (tag === 'object') load('object', get('data'));
    else if (tag === 'embed') load('object', get('src'));
    else if (tag === 'form') load('form', get('action') ?? '');
    else if (tag === 'base') found.base ??= get('href')?.trim() ?? null;
    else if (tag === 'meta') meta(get, inHead);
  }

  function script(element: Element, get: (name: string) => string | undefined): void {
    const src = get('src');
    if (src !== undefined) {
      load('script', src, { integrity: get('integrity')?.trim() || null, crossorigin: get('crossorigin') ?? null });
    } else if (!dataBlock.test((get('type')?.trim() || 'text/javascript').toLowerCase())) {
      keep(found.inlineScripts, textOf(element));
    }
  }

  function link(get: (name: string) => string | undefined): void {
    const relations = (get('rel') ?? '').toLowerCase().split(/\s+/);
    const as = get('as')?.toLowerCase();
    if (relations.includes('stylesheet')) load('style', get('href'));
    else if (relations.some((one) => one === 'icon' || one === 'apple-touch-icon' || one === 'mask-icon')) load('image', get('href'));
    else if (relations.includes('manifest')) load('manifest', get('href'));
    else if (relations.includes('modulepreload') || (relations.includes('preload') && as === 'script'))
      load('preloaded-script', get('href'));
    else if (relations.includes('preload') && (as === 'font' || as === 'style' || as === 'image')) load(as, get('href'));
  }

  function meta(get: (name: string) => string | undefined, inHead: boolean): void {
    const content = get('content') ?? '';
    if (inHead && get('http-equiv')?.trim().toLowerCase() === 'content-security-policy') keep(found.metaPolicies, content);
    if (get('name')?.trim().toLowerCase() === 'referrer' && content.trim() !== '') found.metaReferrer = content.trim();
  }
}

function images(load: (kind: Loaded['kind'], address: string | undefined) => void, get: (name: string) => string | undefined): void {
  load('image', get('src'));
  for (const candidate of (get('srcset') ?? '').split(',').slice(0, 20)) {
    const [address] = candidate.trim().split(/\s+/);
    if (address) load('image', address);
  }
}

function firstOf(srcset: string | undefined): string | undefined {
  return srcset?.trim().split(/[\s,]+/)[0];
}

function keep(list: string[], text: string): void {
  if (list.length < mostOfAKind) list.push(text);
}

function isElement(node: Node): node is Element {
  return 'tagName' in node;
}

function textOf(element: Element): string {
  return element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
}

import { posix } from 'node:path';
import type { Document } from '@webdocs/contracts/page/page';
import { parseHtml } from '../parse/markdown.ts';
import { eachElement, element, rewrite, type Node } from '../parse/tree.ts';

/** A page as it is in an export, in which links lead to its neighbors. */
export interface ExportedDocument {
  readonly url: string;
  readonly title: string;
  readonly locale: string;
  /** Its first heading, then its text. */
  readonly body: readonly Node[];
  /** Addresses of pictures, as the site has them. */
  readonly media: readonly string[];
}

export interface ExportPlaces {
  /** Where a page or a picture of the site is in the export, from its root; undefined where it is in none. */
  readonly placeOf: (address: string) => string | undefined;
  /** What other links begin with; empty where it is not known. */
  readonly siteAddress: string;
}

/** What needs a script or the site, and says nothing without. */
const onlyAlive = new Set(['iframe', 'button', 'input', 'form', 'search', 'video', 'audio']);

export function exportedDocument(document: Document, places: ExportPlaces): ExportedDocument {
  const { mdn_url: url, title, locale } = document;
  const media = new Set<string>();
  const heading = element('h1', {}, document.titleHTML === undefined ? [title] : parseHtml(document.titleHTML));
  const sections = document.body.flatMap((section): Node[] => {
    const {
      id,
      title: name,
      isH3,
      content,
    } = section.value as Partial<Record<'id' | 'title' | 'content', string | null>> & { isH3?: boolean };
    const own = typeof content === 'string' ? parseHtml(content) : specifications(section.value as Listed);
    if (!name) return own;
    return own.length === 0 ? [] : [element(isH3 ? 'h3' : 'h2', id ? { id } : {}, parseHtml(name)), ...own];
  });
  const body = rewrite([heading, ...sections], (node) => (node.type === 'element' && onlyAlive.has(node.tag) ? [] : undefined));
  const own = places.placeOf(url) ?? '';
  eachElement(body, (node) => {
    const { href, src } = node.attributes;
    if (node.tag === 'a' && href !== undefined) node.attributes.href = addressed(href);
    if (node.tag === 'img' && src !== undefined) {
      const address = new URL(src, `https://site${url}/`).pathname;
      const place = places.placeOf(address);
      if (place !== undefined) media.add(address);
      node.attributes.src = place === undefined ? addressed(address) : relativeTo(own, place);
      node.attributes.alt ??= '';
    }
  });
  return { url, title, locale, body, media: [...media] };

  function addressed(address: string): string {
    if (address.startsWith('#') || !address.startsWith('/')) return address;
    const [path = '', hash] = address.split('#');
    const place = places.placeOf(path);
    const target = place === undefined ? places.siteAddress + path : relativeTo(own, place);
    return hash === undefined ? target : `${target}#${hash}`;
  }
}

interface Listed {
  readonly specifications?: ReadonlyArray<{ readonly bcdSpecificationURL: string; readonly title: string }>;
}

function specifications({ specifications: listed = [] }: Listed): Node[] {
  if (listed.length === 0) return [];
  return [
    element(
      'ul',
      {},
      listed.map(({ bcdSpecificationURL: href, title }) => element('li', {}, [element('a', { href }, [title])])),
    ),
  ];
}

function relativeTo(own: string, place: string): string {
  return encodeURI(posix.relative(posix.dirname(own), place));
}

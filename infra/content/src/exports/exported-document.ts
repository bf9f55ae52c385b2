import { posix } from 'node:path';
import type { CompatAnswer } from '@webdocs/reference/compat-data';
import type { Document } from '@webdocs/contracts/page/page';
import { parseHtml } from '../parse/markdown.ts';
import { onlyAlive } from '../parse/only-alive.ts';
import { eachElement, element, hasClass, isElement, rewrite, type Element, type Node } from '../parse/tree.ts';
import { compatTable } from './compat-table.ts';
import { linkTo } from './export-places.ts';

/** A page as it is in an export, in which links lead to its neighbors. */
export interface ExportedDocument {
  readonly url: string;
  readonly title: string;
  readonly shortTitle: string;
  readonly pageType: string;
  readonly locale: string;
  /** Its first heading, then its text: as the format writes it. */
  readonly body: string;
  /** Addresses of pictures, as the site has them. */
  readonly media: readonly string[];
}

export interface ExportPlaces {
  /** Where a page or a picture of the site is in the export, from its root; undefined where it is in none. */
  readonly placeOf: (address: string) => string | undefined;
  /** What other links begin with; empty where it is not known, and such links are text. */
  readonly siteAddress: string;
  /** Whether a page may show a picture that is on the web; otherwise it links to it. */
  readonly showsWeb: boolean;
  readonly compat: (query: string) => CompatAnswer | undefined;
  readonly print: (nodes: readonly Node[]) => string;
}

interface SomeSection {
  readonly id?: string | null;
  readonly title?: string | null;
  readonly isH3?: boolean;
  readonly content?: string;
  readonly query?: string;
  readonly specifications?: ReadonlyArray<{ readonly bcdSpecificationURL: string; readonly title: string }>;
}

export function exportedDocument(document: Document, { placeOf, siteAddress, showsWeb, compat, print }: ExportPlaces): ExportedDocument {
  const { mdn_url: url, title, locale } = document;
  const media = new Set<string>();
  const own = placeOf(url) ?? '';
  const heading = element('h1', {}, document.titleHTML === undefined ? [title] : parseHtml(document.titleHTML));
  const sections = document.body.flatMap(({ type, value }) => sectionOf(type, value as SomeSection));
  const body = rewrite([heading, ...sections], (node) => {
    if (!isElement(node)) return undefined;
    // Hidden code is what a sample needs to run.
    if (onlyAlive.has(node.tag) || hasClass(node, 'live-sample') || node.attributes.hidden !== undefined) return [];
    // Colors of code are half of a page, and elements of our own mean nothing elsewhere.
    if (hasClass(node, 'token') || node.tag.includes('-')) return node.children;
    if (node.tag === 'img') return pictureOf(node.attributes);
    return node.tag === 'a' ? linkOf(node) : undefined;
  });
  eachElement(body, ({ attributes }) => {
    for (const name in attributes) if (name === 'target' || name.startsWith('data-')) delete attributes[name];
  });
  return {
    ...{ url, title, locale, shortTitle: document.short_title ?? title, pageType: document.pageType ?? 'guide' },
    body: print(body),
    media: [...media],
  };

  function sectionOf(type: string, section: SomeSection): Node[] {
    const { id, title: name, isH3 } = section;
    const content = contentOf(type, section);
    if (!name) return content;
    return content.length === 0 ? [] : [element(isH3 ? 'h3' : 'h2', id ? { id } : {}, parseHtml(name)), ...content];
  }

  function contentOf(type: string, { content, query, specifications = [] }: SomeSection): Node[] {
    if (content !== undefined) return parseHtml(content);
    const answer = type === 'browser_compatibility' && query !== undefined ? compat(query) : undefined;
    if (answer) return [compatTable(answer)];
    const listed = specifications.map(({ bcdSpecificationURL: href, title: words }) =>
      element('li', {}, [element('a', { href }, [words])]),
    );
    return listed.length > 0 ? [element('ul', {}, listed)] : [];
  }

  function pictureOf(attributes: Readonly<Record<string, string>>): Node[] {
    const { src = '', alt = '', srcset: _, ...others } = attributes;
    const isOfSite = !isElsewhere(src);
    const address = isOfSite ? pathOf(src) : '';
    const place = isOfSite ? placeOf(address) : undefined;
    if (place !== undefined) {
      media.add(address);
      return [element('img', { ...others, src: relativeTo(place), alt })];
    }
    if (isOfSite && siteAddress === '') return alt === '' ? [] : [element('em', {}, [alt])];
    const href = isOfSite ? siteAddress + encodeURI(address) : src;
    if (showsWeb || href.startsWith('data:')) return [element('img', { ...others, src: href, alt })];
    return [element('a', { href }, [alt === '' ? href : alt])];
  }

  function linkOf(node: Element): Node[] {
    const { href, id } = node.attributes;
    const target = href === undefined ? undefined : targetOf(href);
    if (target !== undefined) node.attributes.href = target;
    else delete node.attributes.href;
    return target === undefined && id === undefined ? node.children : [node];
  }

  function targetOf(href: string): string | undefined {
    if (href.startsWith('#') || isElsewhere(href)) return href;
    const [address = '', hash] = href.split('#');
    const place = placeOf(pathOf(address));
    if (place === undefined) return siteAddress === '' ? undefined : new URL(href, `${siteAddress}${url}/`).href;
    return hash === undefined ? relativeTo(place) : `${relativeTo(place)}#${hash}`;
  }

  /** The address of something of the site, as it is written in a page of it: decoded, for names of files are. */
  function pathOf(address: string): string {
    const { pathname } = new URL(address, `https://site${url}/`);
    try {
      return decodeURIComponent(pathname);
    } catch {
      return pathname;
    }
  }

  function relativeTo(place: string): string {
    return linkTo(posix.relative(posix.dirname(own), place));
  }
}

function isElsewhere(address: string): boolean {
  return /^[a-z][\w+.-]*:/i.test(address) || address.startsWith('//');
}

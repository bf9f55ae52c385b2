import { configure, within, type BoundFunctions, type queries } from '@testing-library/dom';
import { JSDOM, VirtualConsole } from 'jsdom';

type Queries = BoundFunctions<typeof queries>;

// No style sheet is loaded: this sees what is in the document; tests of what is visible need a browser.
configure({ defaultHidden: true });

/** It cannot read the style sheets of the page, and would print each of them: nothing listens. */
const withoutStyles = new VirtualConsole();

/** A page as the site sends it to all readers, before scripts and style sheets: tests of its HTML need no browser. */
export class ServedPage {
  readonly status: number;
  /** Where the redirects led. */
  readonly path: string;
  readonly document: Document;

  static async at(site: string, address: string): Promise<ServedPage> {
    const response = await fetch(new URL(address, site), { headers: { 'accept-language': 'en-US' } });
    return new ServedPage(response.status, response.url, await response.text());
  }

  private constructor(status: number, url: string, html: string) {
    const { pathname, search } = new URL(url);
    this.status = status;
    this.path = pathname + search;
    this.document = new JSDOM(html, { url, virtualConsole: withoutStyles }).window.document;
  }

  get title(): string {
    return this.document.title;
  }

  get body(): Queries {
    return within(this.document.body);
  }

  get main(): Queries {
    return within(this.one('main'));
  }

  /** That of the site: an article has its own. */
  get header(): HTMLElement {
    return this.#ofSite('header');
  }

  /** That of the site: an article has its own. */
  get footer(): Queries {
    return within(this.#ofSite('footer'));
  }

  #ofSite(name: 'header' | 'footer'): HTMLElement {
    const found = this.all(name).find((element) => !element.closest('main'));
    if (!found) throw new Error(`${this.path} has no ${name}`);
    return found;
  }

  /** Everything in the body but what is for scripts, hidden or not; between two elements there is a space. */
  get writtenText(): string {
    const texts = this.document.createTreeWalker(this.document.body, 4 /* text nodes */);
    const found: string[] = [];
    while (texts.nextNode()) if (!texts.currentNode.parentElement?.closest('script, style')) found.push(texts.currentNode.nodeValue ?? '');
    return found.join(' ');
  }

  get heading(): string {
    return textOf(this.one('h1'));
  }

  /** The first element that matches a selector; throws if there is none. */
  one(selector: string): HTMLElement {
    const [element] = this.all(selector);
    if (!element) throw new Error(`${this.path} has no ${selector}`);
    return element;
  }

  all(selector: string): HTMLElement[] {
    return [...this.document.querySelectorAll<HTMLElement>(selector)];
  }
}

/** As a reader sees it: runs of white space become one space. */
export function textOf(element: Element): string {
  return (element.textContent ?? '').replace(/\s+/g, ' ').trim();
}

import type { Locale } from '@webdocs/contracts/reader/locale';
import { htmlOf } from '../parse/html.ts';
import type { Node } from '../parse/tree.ts';
import type { Sidebars } from './sidebars.ts';

/** What a macro asks for. */
export interface SidebarChoice {
  readonly name: string;
  readonly given: readonly string[];
}

export interface SidebarWishes {
  /** Names in the front matter: all that are there are shown, one below the other. */
  readonly named: readonly string[];
  readonly called: SidebarChoice | undefined;
  /** Links that the page carries in its own text. */
  readonly quickLinks: readonly Node[] | undefined;
  readonly locale: Locale;
  readonly url: string;
}

export interface SidebarOfPage {
  readonly html: string;
  readonly name: string | undefined;
}

/** The sidebar of a page: front matter comes before a macro, and both before the links in its text. */
export function sidebarOfPage({ named, called, quickLinks, locale, url }: SidebarWishes, sidebars: Sidebars): SidebarOfPage | undefined {
  const wanted = [named.map((name) => ({ name, given: [] })), called ? [called] : []];
  for (const choices of wanted) {
    const shown = choices.flatMap(({ name, given }) => {
      const html = sidebars.html(name, given, locale, url);
      return html === undefined ? [] : [{ html, name }];
    });
    const [first] = shown;
    if (first) return { html: shown.map(({ html }) => html).join(''), name: first.name };
  }
  return quickLinks && { html: htmlOf(quickLinks), name: undefined };
}

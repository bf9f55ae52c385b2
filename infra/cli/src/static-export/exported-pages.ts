import { activeLocales } from '@webdocs/contracts/reader/locale';

/** What needs a program that answers, below the language: a file server has none. */
const needsAnswers = /^(?:play|ai-help|observatory|users|newsletter|advertising|settings|plus(?:$|\/(?!docs(?:$|\/)))|_)/;
const otherAnswers = /^\/(?:api|users|submit|packages|packs|updates|_report|healthz|readyz)(?:\/|$)/;

/** Which addresses of a site are part of its export. */
export class ExportedPages {
  /** As the site writes them, by their paths without a slash at the end. */
  readonly #pages: ReadonlyMap<string, string>;
  readonly #missing = new Set<string>();

  /** All pages, as the site lists them. */
  constructor(listed: Iterable<string>) {
    this.#pages = new Map([...listed].filter((path) => !needsAnswer(withoutSlash(path))).map((path) => [withoutSlash(path), path]));
  }

  all(): readonly string[] {
    return [...this.#pages.values()];
  }

  isPage(path: string): boolean {
    return this.#pages.has(withoutSlash(path));
  }

  /** It was listed, and is not there: the page of a feature that is off. */
  isMissing(path: string): void {
    this.#missing.add(withoutSlash(path));
  }

  get missing(): ReadonlySet<string> {
    return this.#missing;
  }

  /** Whether a link to this decoded path leads to something in the export. */
  has(path: string): boolean {
    const page = withoutSlash(path);
    if (this.#missing.has(page)) return false;
    return page === '' || this.#pages.has(page) || isSearch(page) || isFile(page);
  }
}

function isSearch(path: string): boolean {
  return activeLocales.some((locale) => path === `/${locale}/search`);
}

/** Files beside pages are asked for when they are first named. */
function isFile(path: string): boolean {
  return /\.[a-z][a-z0-9]{1,11}$/i.test(path) && !needsAnswer(path) && !/\/docs\/.*\(\)$/.test(path);
}

/** Whether a page is of use only where a program answers it. */
export function needsAnswer(path: string): boolean {
  const [, locale = '', ...rest] = path.split('/');
  return otherAnswers.test(path) || (activeLocales.some((active) => active === locale) && needsAnswers.test(rest.join('/')));
}

export function withoutSlash(path: string): string {
  return path.replace(/\/+$/, '');
}

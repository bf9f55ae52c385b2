/** Slugs that change together: a page and everything below it. */
export class MovedSlugs {
  readonly #before: string;

  constructor(
    before: string,
    readonly after: string,
  ) {
    this.#before = before.toLowerCase();
  }

  /** The new slug of a page, if it is one of those that move. */
  of(slug: string): string | undefined {
    const key = slug.toLowerCase();
    if (key !== this.#before && !key.startsWith(`${this.#before}/`)) return undefined;
    return this.after + slug.slice(this.#before.length);
  }

  /** The new address behind a link, if it leads to one of them; query and fragment stay. */
  ofAddress(address: string, locale: string): string | undefined {
    const [, start = '', slug = '', rest = ''] = /^(\/[^/]+\/docs\/)([^?#]+)(.*)$/s.exec(address) ?? [];
    if (start.toLowerCase() !== `/${locale.toLowerCase()}/docs/`) return undefined;
    const isFolder = slug.endsWith('/');
    const moved = this.of(decoded(slug).replace(/\/$/, ''));
    return moved === undefined ? undefined : `${start}${moved}${isFolder ? '/' : ''}${rest}`;
  }
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

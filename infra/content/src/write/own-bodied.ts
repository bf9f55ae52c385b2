/** A page whose body its remote makes by itself, in the browser of the reader or from nothing but its address. */
export interface OwnBodied {
  readonly path: RegExp;
  /** The message that names it; without one it is called after the product. */
  readonly title?:
    'content-collections' | 'content-settings' | 'content-staff' | 'content-newsletter' | 'content-feedback' | 'content-play';
  /** Shows each reader their own, or is for a few only: nothing for search engines. */
  readonly isPrivate?: true;
}

const ownBodied: readonly OwnBodied[] = [
  { path: /^plus$/ },
  { path: /^plus\/collections(\/[\w-]+)?$/, title: 'content-collections', isPrivate: true },
  { path: /^plus\/settings$/, title: 'content-settings', isPrivate: true },
  { path: /^plus\/staff$/, title: 'content-staff', isPrivate: true },
  { path: /^newsletter$/, title: 'content-newsletter' },
  { path: /^play$/, title: 'content-play' },
  { path: /^_feedback$/, title: 'content-feedback', isPrivate: true },
];

/** Those that everybody may be sent to. */
export const publicOwnBodied: readonly string[] = ['plus', 'newsletter', 'play'];

/** Capitals do not count, but the name of a collection, which is the last part of its address, keeps them. */
export function ownBodiedAt(path: string): { readonly slug: string; readonly kind: OwnBodied } | undefined {
  const [section = '', page, ...rest] = path.split('/');
  const slug = [section.toLowerCase(), ...(page === undefined ? [] : [page.toLowerCase()]), ...rest].join('/');
  const kind = ownBodied.find((candidate) => candidate.path.test(slug));
  return kind && { slug, kind };
}

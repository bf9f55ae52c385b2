/** Every kind of flaw, and the group that it is shown in. */
export const flawGroups = {
  'broken-link': 'broken_links',
  'redirected-link': 'broken_links',
  'ill-cased-link': 'broken_links',
  'own-host-link': 'broken_links',
  'link-without-locale': 'broken_links',
  'missing-fragment': 'broken_links',
  'templ-broken-link': 'macros',
  'templ-redirected-link': 'macros',
  'templ-ill-cased-link': 'macros',
  'templ-ill-cased-arg': 'macros',
  'templ-invalid-arg': 'macros',
  'unknown-macro': 'macros',
  'bad-bcd-query': 'other',
  'image-missing': 'other',
  'image-size': 'other',
  'external-image': 'other',
  'sample-media': 'other',
  'removed-html': 'other',
  sectioning: 'other',
  'bad-sample-mark': 'other',
  'heading-link': 'other',
  // Macros and links that only one of both pages has.
  'translation-difference': 'other',
  'translation-source': 'other',
  'translation-orphan': 'other',
  'translation-section': 'other',
  'translation-code': 'other',
  'translation-link': 'other',
  'translation-text': 'other',
  'translation-front-matter': 'other',
  sidebar: 'other',
  'post-image': 'other',
  'post-date': 'other',
  'post-author': 'other',
  'post-tag': 'other',
  'post-series': 'other',
} as const;

export type FlawKind = keyof typeof flawGroups;

/** A piece of a file, in characters from its beginning. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** What to write in place of a piece of the file, and nothing else of it. */
export interface Fix extends Range {
  readonly replacement: string;
  /** What is there when the flaw is found: where something else does, the file has changed since. */
  readonly written: string;
}

/** Something in a page that a writer should fix; readers see the page all the same. */
export interface Flaw {
  readonly kind: FlawKind;
  readonly explanation: string;
  readonly suggestion?: string | undefined;
  readonly fixable: boolean;
  /** Lines and columns of the file count from 1. */
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
  /** The line itself with three on each side. */
  readonly sourceContext: string;
  readonly name?: string | undefined;
  readonly href?: string | undefined;
  readonly macroName?: string | undefined;
  readonly fix?: Fix | undefined;
}

/** What a macro says about its own call: its place is known already. */
export interface MacroFlaw {
  readonly kind: FlawKind;
  readonly explanation: string;
  readonly suggestion?: string | undefined;
  /** The argument that is meant, from 0; the suggestion is then what to write in its place. */
  readonly argument?: number | undefined;
  readonly href?: string | undefined;
}

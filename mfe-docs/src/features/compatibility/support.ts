import type { CompatBrowser, SupportStatement } from '@webdocs/contracts/page/compat';

export type SupportKind = 'yes' | 'partial' | 'preview' | 'flag' | 'no' | 'unknown';
export type SupportMark = 'notes' | 'renamed' | 'prefix' | 'disabled' | 'more';

/** What one statement says about its browser. */
export function kindOf(support: SupportStatement | undefined): SupportKind {
  if (!support || support.version_added === null || support.version_added === undefined) return 'unknown';
  if (support.version_added === false || support.version_removed) return 'no';
  if (support.flags?.length) return 'flag';
  if (support.partial_implementation) return 'partial';
  return support.version_added === 'preview' ? 'preview' : 'yes';
}

/** Versions by their shortest name: '1.0.0' is 1, '≤12.0' is ≤12. */
export function versionName(version: string): string {
  return version.replace(/(?:\.0)+$/, '');
}

/** What stands for a version where none is named: words, which differ by language. */
export type LabelWords = Readonly<Record<'yes' | 'no' | 'unknown' | 'preview', string>>;

export function supportLabel(support: SupportStatement | undefined, browser: CompatBrowser | undefined, words: LabelWords): string {
  const added = support?.version_added;
  if (!support || added === null || added === undefined) return words.unknown;
  if (added === false) return words.no;
  const start = added === 'preview' ? (browser?.preview_name ?? words.preview) : added === true ? words.yes : versionName(added);
  const { version_removed: removed, version_last: last } = support;
  if (!removed) return start;
  const end = typeof last === 'string' ? last : removed;
  return typeof end === 'string' ? `${added === true ? words.unknown : start} – ${versionName(end)}` : words.no;
}

/** What a cell cannot say in a version: where its history says more. */
export function marksOf(statements: readonly SupportStatement[]): readonly SupportMark[] {
  const [current] = statements;
  if (!current) return [];
  const marks: SupportMark[] = [];
  if (listOf(current.notes).length > 0) marks.push('notes');
  if (current.alternative_name) marks.push('renamed');
  if (current.prefix) marks.push('prefix');
  if (current.flags?.length && kindOf(current) !== 'flag') marks.push('disabled');
  if (statements.length > 1) marks.push('more');
  return marks;
}

/** False for support since a version, and nothing else to say: its cell is its history. */
export function hasHistory(statements: readonly SupportStatement[]): boolean {
  return statements.length > 1 || statements.some(saysMore);
}

function saysMore(support: SupportStatement): boolean {
  const {
    notes,
    flags,
    impl_url: bugs,
    prefix,
    alternative_name: name,
    partial_implementation: partial,
    version_removed: removed,
  } = support;
  return Boolean(listOf(notes).length || flags?.length || listOf(bugs).length || prefix || name || partial || removed);
}

export interface SupportBranch {
  readonly prefix?: string;
  readonly name?: string;
  readonly statements: readonly SupportStatement[];
}

/** A history by the name that the feature had: its own first, then with each prefix, then under each other name. */
export function branchesOf(statements: readonly SupportStatement[]): readonly SupportBranch[] {
  const own = statements.filter(({ prefix, alternative_name: name }) => !prefix && !name);
  const prefixes = new Set(statements.flatMap(({ prefix }) => prefix ?? []));
  const names = new Set(statements.flatMap(({ prefix, alternative_name: name }) => (prefix ? [] : (name ?? []))));
  return [
    ...(own.length > 0 ? [{ statements: newestFirst(own) }] : []),
    ...[...prefixes].map((prefix) => ({ prefix, statements: newestFirst(statements.filter((one) => one.prefix === prefix)) })),
    ...[...names].map((name) => ({
      name,
      statements: newestFirst(statements.filter((one) => !one.prefix && one.alternative_name === name)),
    })),
  ];
}

function newestFirst(statements: readonly SupportStatement[]): readonly SupportStatement[] {
  return [...statements].sort((one, other) => startOf(other) - startOf(one));
}

/** Where versions are in time: previews after all releases, what was never there before them. */
function startOf({ version_added: added }: SupportStatement): number {
  if (added === 'preview') return Infinity;
  if (typeof added !== 'string') return added === true ? 0 : -1;
  const [major = '0', minor = '0'] = added.replace('≤', '').split('.');
  return Number(major) + Number(minor) / 1000 || 0;
}

/** Several fields of the data hold one text or a list of them. */
export function listOf(given: string | readonly string[] | undefined): readonly string[] {
  return given === undefined ? [] : typeof given === 'string' ? [given] : given;
}

import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { promisify } from 'node:util';
import { fallbackLocale, type Locale } from '@webdocs/contracts/reader/locale';
import type { Corpus } from '../read/corpus.ts';
import { urlOf, type DocumentRecord } from '../read/document-index.ts';
import { splitFrontMatter } from '../read/front-matter.ts';

export type TranslationState = 'current' | 'behind' | 'unknown' | 'orphaned';

export interface TranslationLag {
  readonly url: string;
  readonly title: string;
  readonly locale: Locale;
  readonly file: string;
  readonly state: TranslationState;
  /** How many changes of the English page it has not seen, where the history tells. */
  readonly commitsBehind?: number | undefined;
  /** When the English page was changed last. */
  readonly englishModified?: string | undefined;
  readonly sourceCommit?: string | undefined;
}

/** How far each translation is behind its English page: the ones that have most to catch up on first. */
export async function translationLags(
  corpus: Corpus,
  { locales, progress }: { readonly locales: readonly Locale[]; readonly progress?: ((done: number, total: number) => void) | undefined },
): Promise<TranslationLag[]> {
  const records = locales.filter((locale) => locale !== fallbackLocale).flatMap((locale) => [...corpus.documents.inLocale(locale)]);
  const commits = await commitsOfRoots(corpus);
  const lags: TranslationLag[] = [];
  for (const record of records) {
    lags.push(await lagOf(record, corpus, commits));
    progress?.(lags.length, records.length);
  }
  return lags.sort((a, b) => (b.commitsBehind ?? -1) - (a.commitsBehind ?? -1) || (a.url < b.url ? -1 : 1));
}

async function lagOf(record: DocumentRecord, { documents, history }: Corpus, commits: Commits): Promise<TranslationLag> {
  const { locale, file, title, slug } = record;
  const base = { url: urlOf(record), title, locale, file };
  const english = documents.find(fallbackLocale, slug);
  if (!english) return { ...base, state: 'orphaned' };
  const sourceCommit = await sourceCommitOf(file);
  const last = history.get(english.file);
  const known = { ...base, sourceCommit, englishModified: last?.modified };
  if (!sourceCommit) return { ...known, state: 'unknown' };
  if (last && sameCommit(last.hash, sourceCommit)) return { ...known, state: 'current', commitsBehind: 0 };
  const commitsBehind = commits.since(english.file, sourceCommit);
  if (commitsBehind !== undefined) return { ...known, state: commitsBehind ? 'behind' : 'current', commitsBehind };
  return { ...known, state: last ? 'behind' : 'unknown' };
}

async function sourceCommitOf(file: string): Promise<string | undefined> {
  try {
    const { l10n } = splitFrontMatter(await readFile(file, 'utf8')).data as { readonly l10n?: { readonly sourceCommit?: unknown } };
    return typeof l10n?.sourceCommit === 'string' && /^[0-9a-f]{7,40}$/.test(l10n.sourceCommit) ? l10n.sourceCommit : undefined;
  } catch {
    return undefined;
  }
}

function sameCommit(one: string, other: string): boolean {
  return one.startsWith(other) || other.startsWith(one);
}

/** The commits of files under git, the newest first. */
class Commits {
  readonly #order = new Map<string, number>();
  readonly #byFile = new Map<string, number[]>();

  add(hash: string, files: readonly string[]): void {
    const at = this.#order.size;
    this.#order.set(hash, at);
    for (const file of files) {
      const known = this.#byFile.get(file);
      if (known) known.push(at);
      else this.#byFile.set(file, [at]);
    }
  }

  /** How often a file was changed after a commit, if the history knows that commit. */
  since(file: string, commit: string): number | undefined {
    const isShort = commit.length < 40;
    const at = isShort ? [...this.#order].find(([hash]) => hash.startsWith(commit))?.[1] : this.#order.get(commit);
    return at === undefined ? undefined : (this.#byFile.get(file) ?? []).filter((change) => change < at).length;
  }
}

const patience = 60_000;

async function commitsOfRoots({ trees }: Corpus): Promise<Commits> {
  const commits = new Commits();
  for (const { root, locales } of trees) {
    const english = locales.find(({ locale }) => locale === fallbackLocale);
    if (!english) continue;
    for (const { hash, files } of await logOf(root, relative(root, english.folder))) commits.add(hash, files);
  }
  return commits;
}

/** Nothing, where a root is not under git. */
async function logOf(root: string, folder: string): Promise<Array<{ readonly hash: string; readonly files: string[] }>> {
  const log = ['log', '--no-merges', '--relative', '--name-only', '-z', '--format=%x01%H', '--', folder];
  try {
    const { stdout } = await promisify(execFile)('git', ['-C', root, ...log], { timeout: patience, maxBuffer: 512 * 1024 * 1024 });
    return stdout
      .split('\u0001')
      .slice(1)
      .map((commit) => {
        const [hash = '', ...names] = commit.split(/[\0\n]+/);
        return { hash, files: names.filter(Boolean).map((name) => `${root}/${name}`) };
      });
  } catch {
    return [];
  }
}

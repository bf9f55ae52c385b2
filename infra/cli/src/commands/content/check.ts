import { relative } from 'node:path';
import { existsSync } from 'node:fs';
import { checkCorpus, type CheckedFile } from '@webdocs/content/check-corpus';
import { checkPosts } from '@webdocs/content/check-posts';
import { checkSidebars } from '@webdocs/content/check-sidebars';
import { Failure } from '@webdocs/contracts/failures/failure';
import { fallbackLocale, type Locale } from '@webdocs/contracts/reader/locale';
import { typedPath } from '../command.ts';
import { table } from '../table.ts';
import { contentCommand, pageNamed, progressIn, type OpenedContent } from './content-command.ts';

export const usage = 'site content check [--json] [--annotations] [--locale <locale>] [paths]';

/** Everything that writers should fix, of all pages or of those below the named files, folders and addresses. */
export const run = contentCommand(usage, async ({ names, flags, context, problems, io }) => {
  const only = names.map((name) => (existsSync(typedPath(name)) ? typedPath(name) : name));
  const unreadable: CheckProblem[] = [];
  const locale = flags['locale'] === undefined ? undefined : pageNamed('', flags).locale;
  const files = await checkCorpus(context, {
    only,
    locale,
    progress: progressIn(io, 'pages checked'),
    unreadable: (file, cause) => unreadable.push({ file, line: 1, cause }),
  });
  // Sidebars and posts are written in English.
  if (locale === undefined || locale === fallbackLocale)
    files.push(...checkSidebars(context, only), ...checkPosts(context, { only, today: new Date().toISOString().slice(0, 10) }));
  const languageOf = languagesIn(context.corpus.trees);
  const told = [...problems.flatMap(problemOf), ...unreadable].filter(
    (problem) => isMeant(problem.file, only) && (locale === undefined || languageOf(problem.file) === locale) && !isFlawOf(problem, files),
  );
  const found = { problems: told, files };
  if (flags['json']) io.out(JSON.stringify(asJson(found), undefined, 2));
  else for (const line of flags['annotations'] ? annotations(found) : lines(found)) io.out(line);
  const count = found.problems.length + files.reduce((sum, { flaws }) => sum + flaws.length, 0);
  if (count > 0) throw new Failure('CONTENT_CHECK_FAILED', { count: count === 1 ? '1 flaw' : `${count} flaws` });
});

interface CheckProblem {
  readonly file: string;
  readonly line: number;
  readonly cause: string;
}

interface Found {
  readonly problems: readonly CheckProblem[];
  readonly files: readonly CheckedFile[];
}

function problemOf({ code, values, message }: Failure): CheckProblem[] {
  if (code !== 'CONTENT_INVALID') return [{ file: '', line: 0, cause: message }];
  return [{ file: String(values['file']), line: Number(values['line']), cause: String(values['cause']) }];
}

function isMeant(file: string, only: readonly string[]): boolean {
  return only.length === 0 || only.some((path) => isIn(file, path));
}

function isIn(file: string, path: string): boolean {
  return file === path || file.startsWith(`${path}/`);
}

function asJson({ problems, files }: Found): object {
  const pages = files.map(({ file, url, flaws }) => ({
    file: shown(file),
    url,
    flaws: flaws.map(({ sourceContext: _, ...flaw }) => flaw),
  }));
  const locales = [...summary(files)].map(([locale, { pages: count, flaws }]) => ({
    locale,
    pages: count,
    flaws: Object.fromEntries(flaws),
  }));
  return { problems: problems.map((problem) => ({ ...problem, file: shown(problem.file) })), pages, locales };
}

/** How many pages of each language have flaws, and how many of each kind. */
function summary(files: readonly CheckedFile[]): Map<Locale, { readonly pages: number; readonly flaws: ReadonlyMap<string, number> }> {
  const locales = new Map<Locale, { pages: number; flaws: Map<string, number> }>();
  for (const { locale, flaws } of files) {
    if (!locale) continue;
    const own = locales.get(locale) ?? { pages: 0, flaws: new Map<string, number>() };
    for (const { kind } of flaws) own.flaws.set(kind, (own.flaws.get(kind) ?? 0) + 1);
    locales.set(locale, { ...own, pages: own.pages + 1 });
  }
  return locales;
}

/** Tells in which language a file is written: what is in no folder of a language, as the blog, is in English. */
function languagesIn(trees: OpenedContent['corpus']['trees']): (file: string) => Locale {
  const folders = trees.flatMap(({ locales }) => locales);
  return (file) => folders.find(({ folder }) => isIn(file, folder))?.locale ?? fallbackLocale;
}

/** What a post is shown without is reported when the post is read, and is a flaw of the post, which says what follows from it. */
function isFlawOf({ file, line, cause }: CheckProblem, files: readonly CheckedFile[]): boolean {
  return files.some(
    (one) => one.file === file && one.flaws.some((flaw) => flaw.line === line && flaw.explanation.startsWith(`${cause}: `)),
  );
}

function annotations({ problems, files }: Found): string[] {
  return [
    ...problems.map(({ file, line, cause }) => annotation('error', { file: shown(file), line }, cause)),
    ...files.flatMap(({ file, flaws }) =>
      flaws.map(({ kind, explanation, suggestion, line, column, endLine, endColumn }) =>
        annotation(
          'warning',
          { file: shown(file), line, col: column, endLine, endColumn, title: kind },
          suggestion === undefined ? explanation : `${explanation}. Better: ${suggestion}`,
        ),
      ),
    ),
  ];
}

/** One line of the format in which a continuous integration marks a place in a pull request. */
function annotation(level: 'error' | 'warning', place: Readonly<Record<string, string | number>>, message: string): string {
  const properties = Object.entries(place).map(
    ([name, value]) => `${name}=${escaped(String(value)).replaceAll(':', '%3A').replaceAll(',', '%2C')}`,
  );
  return `::${level} ${properties.join(',')}::${escaped(message)}`;
}

function escaped(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function lines({ problems, files }: Found): string[] {
  const counts = new Map<string, { all: number; fixable: number }>();
  const list = [
    ...problems.map(({ file, line, cause }) => `${shown(file)}:${line}  ${cause}`),
    ...files.flatMap(({ file, flaws }) =>
      flaws.map(({ kind, explanation, suggestion, fixable, line, column }) => {
        const count = counts.get(kind) ?? { all: 0, fixable: 0 };
        counts.set(kind, { all: count.all + 1, fixable: count.fixable + Number(fixable) });
        return `${shown(file)}:${line}:${column}  ${kind}  ${explanation}${suggestion === undefined ? '' : ` -> ${suggestion}`}${fixable ? ' (fixable)' : ''}`;
      }),
    ),
  ];
  const totals = [...counts]
    .sort(([, a], [, b]) => b.all - a.all)
    .map(([kind, { all, fixable }]) => `${String(all).padStart(7)}  ${kind}, ${fixable} fixable`);
  const translated = [...summary(files)].filter(([locale]) => locale !== fallbackLocale);
  const perLanguage = table(
    translated.map(([locale, { pages, flaws }]) => [
      locale,
      pagesIn(pages),
      [...flaws].map(([kind, count]) => `${kind} ${count}`).join(', '),
    ]),
  );
  const languages = translated.length > 0 ? ['', ...perLanguage] : [];
  return list.length ? [...list, '', ...totals, ...languages] : ['Nothing to fix.'];
}

function pagesIn(count: number): string {
  return count === 1 ? '1 page' : `${count} pages`;
}

/** Paths as they are typed, wherever the roots are. */
function shown(file: string): string {
  return file && relative(typedPath('.'), file);
}

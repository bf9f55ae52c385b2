import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, posix, relative, sep } from 'node:path';
import * as v from 'valibot';
import type { ReportProblem } from '../report/problem.ts';
import { readCheckedMatter } from './checked-matter.ts';
import { curriculumStart, filesBelow } from './content-tree.ts';
import { lineOfKey } from './front-matter.ts';

export const curriculumTemplates = ['landing', 'overview', 'module', 'about', 'default'] as const;
export type CurriculumTemplate = (typeof curriculumTemplates)[number];

const CurriculumFrontMatter = v.object({
  summary: v.optional(v.string()),
  template: v.optional(v.picklist(curriculumTemplates), 'default'),
  topic: v.optional(v.string()),
  lesson: v.optional(v.string()),
});

/** A page of the curriculum. Its place in the order is the numbers in the names of its file and folders. */
export interface CurriculumSource {
  /** Path below the curriculum without numbers; '' is the first page. */
  readonly slug: string;
  /** The numbers, from the outermost folder inwards. */
  readonly order: readonly number[];
  readonly title: string;
  readonly summary: string | undefined;
  readonly template: CurriculumTemplate;
  readonly topic: string | undefined;
  /** A page of the curriculum, as a file, that the first page shows as a lesson. */
  readonly lesson: string | undefined;
  readonly file: string;
  /** The folder that the whole curriculum is in. */
  readonly tree: string;
  /** The text after the title. */
  readonly body: string;
}

/** What follows the number is part of an address, and nothing that an address would end at or read as something else. */
const numbered = /^(\d{1,4})-([^?#%]+)$/;
const beginsWithNumber = /^\d{1,4}-.+$/;

/** All pages of the first curriculum among the folders, in the order in which they are to be read. */
export function readCurriculum(folders: readonly string[], report: ReportProblem): CurriculumSource[] {
  const tree = folders.find((folder) => existsSync(join(folder, curriculumStart)));
  if (tree === undefined) return [];
  const bySlug = new Map<string, CurriculumSource>();
  for (const file of filesBelow(tree, (name) => name.endsWith('.md') && beginsWithNumber.test(name))) {
    const page = readCurriculumPage(file, tree, report);
    const holder = page && bySlug.get(page.slug);
    if (holder) report(file, 1, `the address ${page.slug} belongs to ${holder.file} already`);
    else if (page) bySlug.set(page.slug, page);
  }
  const pages = [...bySlug.values()].sort((a, b) => compareOrders(a.order, b.order) || (a.slug < b.slug ? -1 : 1));
  for (const page of pages) {
    reportMissingLesson(page, pages, report);
    reportMissingPart(page, bySlug, report);
  }
  return pages;
}

/** The page is served without it. */
function reportMissingLesson(page: CurriculumSource, pages: readonly CurriculumSource[], report: ReportProblem): void {
  const { lesson, file } = page;
  if (lesson === undefined || lessonOf(page, pages)) return;
  report(file, lineOfKey(readFileSync(file, 'utf8'), 'lesson'), `lesson: ${lesson} is no other page of the curriculum`);
}

/** The page is served, and can be found from its neighbours alone. */
function reportMissingPart({ slug, file }: CurriculumSource, bySlug: ReadonlyMap<string, CurriculumSource>, report: ReportProblem): void {
  const part = posix.dirname(slug);
  if (part !== '.' && !bySlug.has(part))
    report(file, 1, 'its folder has no page with number 0, by which lists of modules would lead to it');
}

/** The page that is shown as the lesson of another one. */
export function lessonOf(source: CurriculumSource, pages: readonly CurriculumSource[]): CurriculumSource | undefined {
  const page = source.lesson === undefined ? undefined : curriculumPageOfFile(source.lesson, source, pages);
  return page === source ? undefined : page;
}

/** Writers name pages by their files, from the page that names them or from the start of the curriculum. */
export function curriculumPageOfFile(
  path: string,
  from: CurriculumSource,
  pages: readonly CurriculumSource[],
): CurriculumSource | undefined {
  const wanted = path.startsWith('/curriculum/')
    ? path.slice('/curriculum/'.length)
    : path.startsWith('/')
      ? undefined
      : posix.join(posix.dirname(pathOf(from)), path);
  if (wanted === undefined) return undefined;
  const target = wanted.replace(/(^|\/)\.?\/?$/, '');
  return pages.find((candidate) => {
    const own = pathOf(candidate);
    return own === target || own === `${target}.md` || (/(^|\/)0+-[^/]*$/.test(own) && posix.dirname(own) === (target || '.'));
  });
}

function pathOf({ file, tree }: CurriculumSource): string {
  return relative(tree, file).split(sep).join('/');
}

function readCurriculumPage(file: string, tree: string, report: ReportProblem): CurriculumSource | undefined {
  const place = pageAtAddress(relative(tree, file).split(sep));
  if (!place) {
    report(file, 1, 'the names of a file of the curriculum and of its folders begin with a number and a hyphen, and hold no ? # %');
    return undefined;
  }
  const read = readCheckedMatter(file, CurriculumFrontMatter, report, ['summary', 'template', 'topic', 'lesson']);
  if (!read) return undefined;
  const { title, body } = splitTitle(read.body);
  if (title === undefined) report(file, read.bodyLine, 'the text does not begin with a title (# …)');
  const { summary, template, topic, lesson } = read.data;
  return { ...place, title: title ?? nameOf(file), summary, template, topic, lesson, file, tree, body };
}

/** ['3-core', '1-web-standards.md'] -> core/web-standards, 3 and 1. The page with number 0 stands for its folder. */
function pageAtAddress(segments: readonly string[]): Pick<CurriculumSource, 'slug' | 'order'> | undefined {
  const parts = segments.map((segment) => numbered.exec(segment.replace(/\.md$/, '')));
  const words: string[] = [];
  const order: number[] = [];
  for (const part of parts) {
    if (!part) return undefined;
    order.push(Number(part[1]));
    words.push((part[2] ?? '').toLowerCase());
  }
  const isStart = /^0+$/.test(parts.at(-1)?.[1] ?? '');
  return { slug: (isStart ? words.slice(0, -1) : words).join('/'), order: isStart ? order.slice(0, -1) : order };
}

const longestTitle = 500;

/** The first heading is the title, whatever comments are before it; the rest is the body. */
function splitTitle(text: string): { title: string | undefined; body: string } {
  const start = afterComments(text);
  const end = text.indexOf('\n', start);
  const line = text.slice(start, end === -1 ? undefined : end);
  if (!/^#[ \t]/.test(line)) return { title: undefined, body: text };
  const title = line
    .slice(1, longestTitle)
    .replace(/<[^<>]*>/g, ' ')
    .replaceAll('`', '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/ #+$/, '');
  return { title: title || undefined, body: end === -1 ? '' : text.slice(end + 1) };
}

function afterComments(text: string): number {
  for (let at = 0; ;) {
    while (/\s/.test(text.charAt(at))) at++;
    const end = text.startsWith('<!--', at) ? text.indexOf('-->', at) : -1;
    if (end === -1) return at;
    at = end + '-->'.length;
  }
}

function nameOf(file: string): string {
  const own = basename(file) === curriculumStart ? basename(dirname(file)) : basename(file, '.md');
  return own.replace(numbered, '$2').replaceAll('-', ' ');
}

function compareOrders(a: readonly number[], b: readonly number[]): number {
  for (let index = 0; index < Math.min(a.length, b.length); index++) {
    const difference = (a[index] ?? 0) - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

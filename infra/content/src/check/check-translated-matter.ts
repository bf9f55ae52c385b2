import { splitFrontMatter } from '../read/front-matter.ts';
import { isCommit } from '../read/document-file.ts';
import type { DocumentRecord } from '../read/document-index.ts';
import type { SourceCommits } from '../read/source-commits.ts';
import type { Range } from '../report/flaw.ts';
import type { PageCheck } from './page-check.ts';

/** Facts that every language has from the English page. */
const ofEnglish = ['page-type', 'status', 'browser-compat', 'spec-urls', 'sidebar'] as const;

/** Takes note of what the front matter of a translation lacks, and of what it says that is the English page's to say. */
export function checkTranslatedMatter(
  check: PageCheck,
  record: DocumentRecord,
  english: DocumentRecord | undefined,
  commits: SourceCommits,
): void {
  const head = check.source.slice(0, check.bodyStart);
  checkSource(check, head, commits);
  if (!english) return;
  for (const key of ofEnglish) {
    const range = entryOf(head, key);
    if (!range) continue;
    const explanation = `${key} is read from the English page and has no effect here`;
    check.addInFile({ kind: 'translation-front-matter', explanation, name: key, range, fix: { ...range, replacement: '' } });
  }
  if (english.slug === record.slug) return;
  const range = valueOf(head, 'slug');
  const explanation = `The English page spells the slug ${english.slug}`;
  const fix = range && { ...range, replacement: english.slug };
  check.addInFile({ kind: 'translation-front-matter', explanation, suggestion: english.slug, range, fix });
}

/** Without the commit that was translated there is no telling how far the translation is behind. */
function checkSource(check: PageCheck, head: string, commits: SourceCommits): void {
  const { l10n } = splitFrontMatter(check.source).data as { readonly l10n?: { readonly sourceCommit?: unknown } };
  const commit: unknown = l10n?.sourceCommit;
  const add = (explanation: string) =>
    check.addInFile({ kind: 'translation-source', explanation, range: valueOf(head, 'sourceCommit') ?? entryOf(head, 'l10n') });
  if (commit === undefined || commit === null)
    add('The front matter does not say which commit was translated: l10n.sourceCommit is missing');
  else if (!isCommit(commit))
    add(`l10n.sourceCommit is no hash of a commit: ${typeof commit === 'string' ? commit : JSON.stringify(commit)}`);
  else if (commits.isKnown && commits.dateOf(commit) === undefined) add(`The history of the content has no commit ${commit}`);
}

/** A key with its value, and the lines that belong to it. */
function entryOf(head: string, key: string): Range | undefined {
  const found = new RegExp(`^${key}:.*\\n(?:[ \\t-].*\\n)*`, 'm').exec(head.replace(/^---[ \t]*(?=\r?\n)/, '   '));
  if (!found) return undefined;
  const [entry] = found;
  const closing = entry.search(/^---/m);
  return { start: found.index, end: found.index + (closing === -1 ? entry.length : closing) };
}

function valueOf(head: string, key: string): Range | undefined {
  const found = new RegExp(`^(\\s*${key}:[ \\t]*)(\\S.*?)[ \\t]*$`, 'm').exec(head);
  if (!found) return undefined;
  const start = found.index + (found[1] ?? '').length;
  return { start, end: start + (found[2] ?? '').length };
}

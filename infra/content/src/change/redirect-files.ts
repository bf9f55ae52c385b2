import { join } from 'node:path';
import type { Locale } from '@webdocs/contracts/reader/locale';
import type { Corpus } from '../read/corpus.ts';
import type { FileEdits } from './file-edits.ts';
import { RedirectFile } from './redirect-file.ts';

const redirectFileName = '_redirects.txt';

/** The redirect files of a content, one for each language folder of each root. */
export function redirectFilesOf({
  trees,
}: Pick<Corpus, 'trees'>): Array<{ readonly locale: Locale; readonly folder: string; readonly file: string }> {
  return trees.flatMap(({ locales }) => locales.map(({ locale, folder }) => ({ locale, folder, file: join(folder, redirectFileName) })));
}

/** Changes the redirects of one language folder, and writes them if that made a difference. */
export function changeRedirects(changes: FileEdits, folder: string, change: (redirects: RedirectFile) => void): void {
  const file = join(folder, redirectFileName);
  const before = changes.read(file);
  const redirects = new RedirectFile(before);
  const rows = JSON.stringify(redirects.rows);
  change(redirects);
  if (JSON.stringify(redirects.rows) !== rows) changes.write(file, redirects.text());
}

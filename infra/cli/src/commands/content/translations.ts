import { translationLags, type TranslationLag } from '@webdocs/content/translation-lag';
import { table } from '../table.ts';
import { contentCommand, pageNamed } from './content-command.ts';

export const usage = 'site content translations [--json] [--locale <locale>]';

/** How far each translation is behind its English page. */
export const run = contentCommand(usage, async ({ flags, corpus, io }) => {
  const locales = flags['locale'] === undefined ? corpus.documents.locales() : [pageNamed('', flags).locale];
  const lags = translationLags(corpus, locales);
  if (flags['json']) return io.out(JSON.stringify(lags, undefined, 2));
  if (lags.length === 0) return io.out('There are no translations.');
  const rows = lags
    .filter(({ state }) => state !== 'current')
    .map((lag) => [lag.url, lag.state, behind(lag), lag.englishModified?.slice(0, 10) ?? '-']);
  for (const line of table([['page', 'state', 'changes behind', 'English changed'], ...rows])) io.out(line);
  io.out(`${lags.length} translations, ${lags.length - rows.length} of them up to date`);
});

function behind({ commitsBehind }: TranslationLag): string {
  return commitsBehind === undefined ? '-' : String(commitsBehind);
}

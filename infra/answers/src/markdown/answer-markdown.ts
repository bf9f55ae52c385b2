import type { FactsAnswer, PassagesAnswer, Quote, RefusalAnswer, Source } from '@webdocs/contracts/answers/answer';
import type { Locale } from '@webdocs/contracts/reader/locale';
import { formatDate, type Messages } from '@webdocs/i18n';
import { answerWords } from './answer-words.ts';
import { codeBlock, escapedText, linkMarkdown, runsMarkdown } from './escaped-markdown.ts';

/** An answer of data and pages as Markdown, for clients that show nothing else, and for conversations that are sent to a model. */
export function answerMarkdown(answer: FactsAnswer | PassagesAnswer | RefusalAnswer, locale: Locale): string {
  const words = answerWords(locale);
  const blocks =
    answer.kind === 'facts'
      ? factsBlocks(answer, words)
      : answer.kind === 'passages'
        ? passagesBlocks(answer, words)
        : refusalBlocks(answer, words);
  return blocks.filter(Boolean).join('\n\n');
}

function factsBlocks({ headline, lines, baseline, code, table, quotes, sources }: FactsAnswer, words: Messages): string[] {
  return [
    runsMarkdown(headline),
    lines
      .map(({ label, runs }) => {
        const text = runsMarkdown(runs);
        return label === undefined ? `- ${text}` : `- **${escapedText(label)}** ${text}`;
      })
      .join('\n'),
    baseline ? escapedText(baseline.text) : '',
    code ? codeBlock(code.text, code.language) : '',
    table ? tableMarkdown(table) : '',
    ...quotes.flatMap((quote) => quoteBlocks(quote, sources)),
    sourcesMarkdown(besidesQuotes(sources, quotes), words),
  ];
}

/** Pages that are named below their words are not named again. */
function besidesQuotes(sources: readonly Source[], quotes: readonly Quote[]): readonly Source[] {
  const quoted = new Set(quotes.map(({ href }) => href.replace(/#.*/, '')));
  return sources.filter(({ url, data }) => data !== undefined || url === undefined || !quoted.has(url));
}

function passagesBlocks({ quotes, sources, without_model: why }: PassagesAnswer, words: Messages): string[] {
  return [
    why ? words.text(`answer-without-model-${why}`) : '',
    words.text('answer-found'),
    ...quotes.flatMap((quote) => quoteBlocks(quote, sources)),
  ];
}

function refusalBlocks({ reason, search, sources }: RefusalAnswer, words: Messages): string[] {
  const href = `/${words.locale}/search?q=${encodeURIComponent(search)}`;
  return [
    words.text(`answer-refused-${reason}`),
    sources.length > 0 ? words.text('answer-nearest-pages', { count: sources.length }) : '',
    sources.map((source) => `- ${sourceMarkdown(source)}`).join('\n'),
    search ? linkMarkdown(words.text('answer-search', { words: search }), href) : '',
  ];
}

function quoteBlocks({ runs, code, more_code: more = [], source, href, heading }: Quote, sources: readonly Source[]): string[] {
  const title = sources[source - 1]?.title ?? '';
  const label = heading && heading !== title ? `${title}: ${heading}` : title;
  const codes = [...(code ? [code] : []), ...more].map(({ text, language }) => codeBlock(text, language));
  return [`> ${runsMarkdown(runs)}`, ...codes, linkMarkdown(label || href, href)];
}

function tableMarkdown({ columns, rows }: NonNullable<FactsAnswer['table']>): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [
    line(['', ...columns.map(runsMarkdown)]),
    line(['---', ...columns.map(() => '---')]),
    ...rows.map(({ label, cells }) => line([escapedText(label), ...cells.map(cellMarkdown)])),
  ].join('\n');
}

/** A table is split at every bar, in code too. */
function cellMarkdown(runs: FactsAnswer['headline']): string {
  return runsMarkdown(runs).replace(/(?<!\\)\|/g, '\\|');
}

function sourcesMarkdown(sources: readonly Source[], words: Messages): string {
  return sources
    .map((source) => {
      const link = sourceMarkdown(source);
      const { data } = source;
      if (!data) return `- ${link}`;
      if (!data.day) return `- ${words.text('answer-data', { link })}`;
      return `- ${words.text('answer-data-of-day', { link, day: formatDate(words.locale, data.day) })}`;
    })
    .join('\n');
}

function sourceMarkdown({ title, url }: Source): string {
  return url === undefined ? escapedText(title) : linkMarkdown(title, url);
}

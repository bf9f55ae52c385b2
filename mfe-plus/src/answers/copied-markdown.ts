import type { Answer, Source } from '@webdocs/contracts/answers/answer';
import { linkOf } from './source-link.ts';

interface Copied {
  /** Of an answer from data or pages, as the server wrote it. */
  readonly text: string;
  readonly answer: Answer | undefined;
  readonly sources: readonly Source[];
  /** Of this site: links have to work where the text is pasted. */
  readonly origin: string;
  /** The words for the day of data. */
  readonly dataOf: (day: string) => string;
}

/** An answer as Markdown for other places: with whole addresses, and each source once. */
export function copiedMarkdown({ text, answer, sources, origin, dataOf }: Copied): string {
  const body = answer?.kind === 'model' ? answer.text : answer?.kind === 'facts' ? withoutList(text, sources) : text;
  const own = answer === undefined || answer.kind === 'passages' ? [] : sources;
  const quoted = new Set(answer?.kind === 'facts' ? answer.quotes.map(({ href }) => pageOf(href)) : []);
  const lines = own.flatMap((source, index) => {
    const { title, data } = source;
    const href = linkOf(source);
    if (href && !data && quoted.has(href)) return [];
    const name = href ? `[${title.replace(/[[\]\\]/g, '\\$&')}](${href.replace(/[\s()]/g, encodeSign)})` : title;
    return [`${answer?.kind === 'model' ? `${index + 1}.` : '-'} ${name}${data?.day ? ` (${dataOf(data.day)})` : ''}`];
  });
  return withOrigin([body.trim(), [...new Set(lines)].join('\n')].filter(Boolean).join('\n\n'), origin);
}

/** The list of sources at its end, in which data is named twice. */
function withoutList(text: string, sources: readonly Source[]): string {
  const blocks = text.trimEnd().split('\n\n');
  const last = blocks.at(-1)?.split('\n') ?? [];
  const isList = last.every((line) => line.startsWith('- '));
  const isOfSources = isList && sources.some(({ url, title }) => last.some((line) => line.includes(`](${url})`) || line.includes(title)));
  return isOfSources ? blocks.slice(0, -1).join('\n\n') : text;
}

const encodeSign = (sign: string): string => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
const pageOf = (href: string): string => href.replace(/#.*/, '');

/** Code stays as it is. */
function withOrigin(text: string, origin: string): string {
  return text
    .split(/(^ {0,3}(`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:^ {0,3}\2[`~]*[ ]*$|$(?![\s\S])))/m)
    .flatMap((piece, index) => (index % 3 === 2 ? [] : index % 3 === 1 ? piece : piece.replace(/\]\((?=\/(?!\/))/g, `](${origin}`)))
    .join('');
}

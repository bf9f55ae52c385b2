import type { Answer, Source } from '@webdocs/contracts/answers/answer';

interface Copied {
  /** Of an answer from data or pages, as the server wrote it, with its sources. */
  readonly text: string;
  readonly answer: Answer | undefined;
  readonly sources: readonly Source[];
  /** Of this site: links have to work where the text is pasted. */
  readonly origin: string;
  /** The words for the day of data. */
  readonly dataOf: (day: string) => string;
}

/** An answer as Markdown for other places, with whole addresses. Only the sources of a model are not in its text. */
export function copiedMarkdown({ text, answer, sources, origin, dataOf }: Copied): string {
  if (answer?.kind !== 'model') return withOrigin(text.trim(), origin);
  const lines = sources.map(({ title, url, data }, index) => {
    const name = url ? `[${title.replace(/[[\]\\]/g, '\\$&')}](${url.replace(/[\s()]/g, encodeSign)})` : title;
    return `${index + 1}. ${name}${data?.day ? ` (${dataOf(data.day)})` : ''}`;
  });
  return withOrigin([answer.text.trim(), lines.join('\n')].filter(Boolean).join('\n\n'), origin);
}

const encodeSign = (sign: string): string => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;

/** Code stays as it is. */
function withOrigin(text: string, origin: string): string {
  return text
    .split(/(^ {0,3}(`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:^ {0,3}\2[`~]*[ ]*$|$(?![\s\S])))/m)
    .flatMap((piece, index) => (index % 3 === 2 ? [] : index % 3 === 1 ? piece : piece.replace(/\]\((?=\/(?!\/))/g, `](${origin}`)))
    .join('');
}

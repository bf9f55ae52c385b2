import { codeSpans } from './code-spans.ts';

/** Code in a text of Markdown, with the position of its first character. */
export interface CodePiece {
  readonly kind: 'block' | 'inline';
  readonly code: string;
  readonly at: number;
  /** Of a block, in small letters; empty where none is named. */
  readonly language: string;
}

/** A stretch of a text in which there is no block of code: a line, without its break. */
export interface ProseLine {
  readonly text: string;
  readonly at: number;
}

export interface SplitText {
  readonly lines: readonly ProseLine[];
  readonly pieces: readonly CodePiece[];
}

/** Every part of it reads a line once. */
const fence = /^(?:[ \t]*(?:[-*+]|\d{1,9}[.)]|>)[ \t])?[ \t]*(`{3,}|~{3,})([^`]*)$/;

/** Tells what is code from what is said. A block that is not closed reaches to the end: that of an answer that was cut off. */
export function splitText(text: string): SplitText {
  const lines: ProseLine[] = [];
  const pieces: CodePiece[] = [];
  let open: { readonly mark: string; readonly language: string; readonly at: number } | undefined;
  let at = 0;
  for (const line of text.split('\n')) {
    if (open) {
      if (closes(line, open.mark)) {
        pieces.push({ kind: 'block', code: text.slice(open.at, Math.max(open.at, at - 1)), at: open.at, language: open.language });
        open = undefined;
      }
    } else {
      const [, mark, info = ''] = fence.exec(line) ?? [];
      const [language = ''] = info.trim().split(/\s/, 1);
      if (mark) open = { mark, language: language.toLowerCase(), at: at + line.length + 1 };
      else {
        lines.push({ text: line, at });
        pieces.push(...spansIn(line, at));
      }
    }
    at += line.length + 1;
  }
  if (open && open.at < text.length) pieces.push({ kind: 'block', code: text.slice(open.at), at: open.at, language: open.language });
  return { lines, pieces };
}

/** A line in which code is replaced by as many other signs, so that positions stay and nothing in it is read. */
export function withoutCode(line: string, sign = 'x'): string {
  let plain = '';
  let from = 0;
  for (const span of codeSpans(line)) {
    plain += line.slice(from, span.from) + sign.repeat(span.to - span.from);
    from = span.to;
  }
  return plain + line.slice(from);
}

function spansIn(line: string, at: number): CodePiece[] {
  return codeSpans(line).map(({ codeFrom, codeTo }) => ({
    kind: 'inline',
    code: line.slice(codeFrom, codeTo),
    at: at + codeFrom,
    language: '',
  }));
}

function closes(line: string, mark: string): boolean {
  const found = /^[ \t>]*(`{3,}|~{3,})[ \t]*$/.exec(line)?.[1];
  return found !== undefined && found[0] === mark[0] && found.length >= mark.length;
}

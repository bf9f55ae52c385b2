import type { TextMark } from '@webdocs/contracts/answers/answer';
import type { Passage } from '../passage.ts';
import { citationMarks } from './cited-sentences.ts';
import { cleaned } from './clean-citations.ts';
import { splitText, type CodePiece } from './code-pieces.ts';
import { declaredNames } from './declared-names.ts';
import { unknownInline } from './inline-names.ts';
import type { PlatformNames } from './platform-names.ts';
import { innerTexts } from './inner-texts.ts';
import { unknownInMarkup } from './markup-names.ts';
import { unknownInScript } from './script-names.ts';
import { unknownInStyles } from './style-names.ts';
import type { OwnNames, UnknownName } from './unknown-name.ts';
import type { Grounds, Verify } from './verify.ts';

export interface VerifyOptions {
  /** Undefined while they cannot be read: then no name is called unknown. */
  readonly names: () => Promise<PlatformNames | undefined>;
  /** Whether a page of this site is at a path. */
  readonly isPage: (path: string) => boolean;
}

const scripts = /^(?:js|javascript|mjs|cjs|ts|typescript|jsx|tsx)$/;
const styles = /^css$/;
const markup = /^(?:html|xhtml|svg)$/;
/** As long as a whole answer may be; of longer blocks nothing is said. */
const longestBlock = 50_000;
/** Words behind a name that say what it is meant to be. */
const mostBehind = 80;

/** Checks what a model wrote: which sources it cites, what it cites none for, where its links lead, and whether the names in its code exist. */
export function verifier({ names, isPage }: VerifyOptions): Verify {
  return async (given, grounds) => {
    const { text, citations, links } = cleaned(given, {
      sources: grounds.sources.length,
      leadsSomewhere: (href) => leadsSomewhere(href, grounds.passages, isPage),
    });
    const marks = [...citationMarks(text, grounds.locale), ...nameMarks(text, grounds, await names())];
    return { text, marks: marks.sort((a, b) => a.from - b.from || a.to - b.to), dropped: { citations, links } };
  };
}

/** To a page that is here, or to an encrypted address that a passage names. */
function leadsSomewhere(href: string, passages: readonly Passage[], isPage: (path: string) => boolean): boolean {
  if (/^\/(?!\/)/.test(href) && !href.includes('\\')) return isPage(href.replace(/[?#].*$/, ''));
  if (!/^https:\/\//.test(href)) return false;
  return passages.some(({ runs, codes }) =>
    namesAddress([runs.map(({ text }) => text).join(''), ...codes.map(({ text }) => text)].join('\n'), href),
  );
}

/** The whole address, and not the beginning of a longer one. */
function namesAddress(text: string, href: string): boolean {
  for (let at = text.indexOf(href); at !== -1; at = text.indexOf(href, at + 1)) {
    if (!/^[\w/?#=&%~-]/.test(text.slice(at + href.length))) return true;
  }
  return false;
}

function nameMarks(text: string, { passages }: Grounds, names: PlatformNames | undefined): TextMark[] {
  if (!names) return [];
  const { pieces } = splitText(text);
  const own = ownNames(pieces, passages);
  return pieces.flatMap((piece) =>
    unknownIn(piece, text, names, own).map(({ name, from, to }): TextMark => ({
      kind: 'unknown-name',
      from: piece.at + from,
      to: piece.at + to,
      name,
    })),
  );
}

function unknownIn({ kind, code, at, language }: CodePiece, text: string, names: PlatformNames, own: OwnNames): UnknownName[] {
  if (kind === 'inline')
    return unknownInline(code, text.slice(at + code.length, at + code.length + mostBehind).replace(/^`+/, ''), names, own);
  if (code.length > longestBlock) return [];
  if (scripts.test(language)) return unknownInScript(code, names, own);
  if (styles.test(language)) return unknownInStyles(code, names, own);
  return markup.test(language) ? unknownInMarkup(code, names, own) : [];
}

/** What the answer declares in one place it may use in all, and what passages have is in the documentation. */
function ownNames(pieces: readonly CodePiece[], passages: readonly Passage[]): OwnNames {
  const declared = new Set(pieces.flatMap((piece) => (piece.kind === 'block' && !styles.test(piece.language) ? declaredIn(piece) : [])));
  const words = new Set(passages.flatMap(({ runs, codes }) => [...runs, ...codes].flatMap(({ text }) => wordsOf(text))));
  return { has: (name) => declared.has(name) || words.has(bare(name)) };
}

/** Functions and classes that one block declares are used in another; a variable of a block is its own. */
function declaredIn({ code, language }: CodePiece): string[] {
  const texts = markup.test(language) ? innerTexts(code).flatMap(({ kind, text }) => (kind === 'script' ? text : [])) : [code];
  return texts.flatMap((text) => {
    const { members } = declaredNames(text);
    return [...members, ...[...text.matchAll(/\b(?:function|class)\s*(?:\*\s*)?([\w$]+)/g)].map(([, name = '']) => name)];
  });
}

function wordsOf(text: string): string[] {
  return text.match(/[A-Za-z_$][\w$-]*/g) ?? [];
}

function bare(name: string): string {
  return name.replace(/^[:@<]+|>$/g, '');
}

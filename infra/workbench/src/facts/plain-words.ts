import { acceptedWordings, oddWordings } from './odd-wordings.ts';

interface Word {
  readonly pattern: RegExp;
  readonly instead: string;
}

const word = (pattern: string, instead: string): Word => ({ pattern: new RegExp(`\\b(?:${pattern})\\b`, 'gi'), instead });

/** A line may end anywhere in it, and apostrophes are of either kind. */
function phrase(odd: string, instead: string): Word {
  return { pattern: new RegExp(`(?<![\\w-])${odd.replaceAll("'", "['’]").replaceAll(' ', '\\s+')}(?![\\w-])`, 'gi'), instead };
}

/** What American readers stumble over in interface and documentation, with what to write. A word is added when a review finds it. */
const plainWords: readonly Word[] = [
  word('behaviours?', 'behavior'),
  word('colou?r(?<!color)(?:s|ed|ing|less)?', 'color'),
  word('licen[c]es?', 'license'),
  word('cent(?:re|red|res|ring)', 'center'),
  word('favour(?:s|ed|ite|ites|able)?', 'favor'),
  word('neighbour(?:s|ing)?', 'neighbor'),
  word('grey', 'gray'),
  word('(?:organ|recogn|optim|summar|custom|initial|normal|minim|maxim|special)is(?:e|es|ed|ing|ation)', '-ize'),
  word('analys(?:e|ed|ing)', 'analyze'),
  word('cancelled|labelled|travelled|modelled', 'a single l'),
  word('artefacts?', 'artifact'),
  word('nobody|no-one', 'no one, or the passive'),
  word('somebody', 'someone'),
  word('everybody', 'everyone'),
  word('whoever', 'anyone who'),
  word('anew', 'again'),
  word('amiss', 'wrong'),
  word('mend(?:s|ed|ing)?', 'fix'),
  word('shall', 'will, or a question without it'),
  word('stands? (?:here|there|in(?! for)|on|at|beside|below|above|behind|under|next)', 'is, or appears'),
  word('letters? (?:is on|was sent|has been sent)|your letter', 'email'),
  word('heals?', 'restores'),
  word('spoken here', 'supported'),
  ...oddWordings.filter(([odd]) => !(odd in acceptedWordings)).map(([odd, instead]) => phrase(odd, instead)),
];

/** Each word of the list that a text has, with its line. What is code, an address or a quotation of a specification is none of ours. */
export function wordFlaws(path: string, text: string): string[] {
  const words = withoutCode(text);
  const lineOf = (at: number) => words.slice(0, at).split('\n').length;
  return plainWords
    .flatMap(({ pattern, instead }) => [...words.matchAll(pattern)].map(({ 0: found, index }) => ({ found, index, instead })))
    .sort((a, b) => a.index - b.index)
    .map(({ found, index, instead }) => `${path}:${lineOf(index)}: "${found.replace(/\s+/g, ' ')}"; write: ${instead}`);
}

/** Lines stay where they are. */
function withoutCode(text: string): string {
  return (
    text
      .replace(/^(`{3,}|~{3,}).*?^\1/gms, blank)
      .replace(/`[^`\n]*`/g, blank)
      .replace(/\]\([^)\n]*\)/g, blank)
      .replace(/https?:\/\/\S+/g, blank)
      .replace(/<[^>\n]*>/g, blank)
      .replace(/\{\{[^}]*\}\}/g, blank)
      // Names of messages and of their values.
      .replace(/^[a-z][\w-]* =/gm, blank)
      .replace(/\{ ?\$[\w-]+/g, blank)
  );
}

function blank(found: string): string {
  return found.replace(/[^\n]/g, ' ');
}

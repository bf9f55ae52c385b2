import type { FactSubject } from '@webdocs/contracts/answers/answer';
import type { ThingKind } from '../names/known-thing.ts';

/** How a language asks for facts. What none of it fits is left over, and a question with something left over is not typed. */
export interface QuestionWords {
  /** What says which fact is wanted. */
  readonly subjects: Readonly<Partial<Record<FactSubject, RegExp>>>;
  /** Words of kind, which say which of several things of one name is meant. */
  readonly kinds: ReadonlyArray<readonly [pattern: RegExp, kinds: readonly ThingKind[]]>;
  /** Words that say nothing more. */
  readonly fillers: RegExp;
}

/** Whole words of languages that put spaces between them; a letter, a digit or a mark of code beside one makes it another word. */
export function words(...alternatives: readonly string[]): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}_@:.<-])(?:${alternatives.join('|')})(?![\\p{L}\\p{N}_(])`, 'giu');
}

/** Letters of languages that put none. */
export function letters(...alternatives: readonly string[]): RegExp {
  return new RegExp(alternatives.join('|'), 'giu');
}

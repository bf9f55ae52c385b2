import { Failure } from '@webdocs/contracts/failures/failure';

/** A name in the spellings that code, files and people use for it. */
export interface Spellings {
  /** reading-position */
  readonly kebab: string;
  /** readingPosition */
  readonly camel: string;
  /** ReadingPosition */
  readonly pascal: string;
  /** Reading position */
  readonly words: string;
}

const kebabCase = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

export function spellingsOf(kebab: string): Spellings {
  if (!kebabCase.test(kebab)) throw new Failure('NAME_UNFIT', { name: kebab || '(none)' });
  const pascal = kebab
    .split('-')
    .map((word) => capitalised(word))
    .join('');
  return { kebab, pascal, camel: pascal.charAt(0).toLowerCase() + pascal.slice(1), words: capitalised(kebab.replaceAll('-', ' ')) };
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

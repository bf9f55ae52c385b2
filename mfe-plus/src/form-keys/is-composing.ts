import type { KeyboardEvent } from 'react';

/** What browsers give as the code of a key that their input method takes. */
const takenByInputMethod = 229;

/**
 * Whether a key belongs to a word that is being composed, of Japanese say: Enter chooses it. Safari ends the composition before that key
 * is told, and has only its code to know it by.
 */
export function isComposing({ nativeEvent, keyCode }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || keyCode === takenByInputMethod;
}

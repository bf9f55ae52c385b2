import { element } from '../parse/tree.ts';
import type { Macro } from './macro.ts';

/**
 * `{{interactiveexample("JavaScript Demo: Array.at()", "shorter")}}`: names the place where the fences flagged
 * `interactive-example` can be tried. Until a script takes that place, readers see the fences themselves.
 */
export const interactiveexample: Macro = (given, { words }) => [
  element('h2', {}, [words('content-try-it')]),
  element('interactive-example', { name: given.text(0), height: given.text(1) }),
];

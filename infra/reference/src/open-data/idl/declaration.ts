import { write, type AbstractBase, type ValueDescription } from 'webidl2';

/** A definition as its standard writes it, on one line and without the attributes in front. */
export function declarationOf(definition: AbstractBase | ValueDescription): string {
  return write([definition])
    .replace(/\/\/[^\n]*|\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/^ ?(\[(?:[^[\]"]|"[^"]*"|\[[^\]]*\])*\] ?)+/, '')
    .trim();
}

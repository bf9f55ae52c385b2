/** The function that instrumented code calls in each turn of a loop and at the start of each function, with its line. */
export const loopCheck = '$$tick';

/** How long code may run without a pause. A slow phone takes this long for what a laptop does in half a second. */
export const longestRunMs = 3000;

/**
 * What is put into code: each is recognized by `inserted`, and none adds a line. The mark of an end is before it, where it is
 * printed with the function.
 */
export const insertion = {
  /** At the start of a block. */
  statement: (line: number) => `;${loopCheck}(${line});`,
  /** Around a statement that is the body of a loop. */
  block: (line: number) => [`{${loopCheck}(${line});`, '/*$$*/}'] as const,
  /** Around an expression that is the body of an arrow function. */
  expression: (line: number) => [`(${loopCheck}(${line}),`, '/*$$*/)'] as const,
};

const inserted = /;\$\$tick\(-?\d+\);|[{(]\$\$tick\(-?\d+\)[;,]|\/\*\$\$\*\/[})]/g;

/** Code as it was written. */
export function withoutChecks(code: string): string {
  return code.replace(inserted, '');
}

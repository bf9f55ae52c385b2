/** The function that instrumented code calls in each turn of a loop and at the start of each function, with its place. */
export const loopCheck = '$$tick';

/** The function through which instrumented code passes code that it makes while it runs, with the line that makes it. */
export const madeCheck = '$$made';

/** How long code may run without a pause. A slow phone takes this long for what a laptop does in half a second. */
export const longestRunMs = 3000;

/** One place in code that is checked. */
export interface CheckedPlace {
  readonly line: number;
  /** Of the nearest loop or function around it that begins on another line; 0 where there is none. */
  readonly around: number;
  /** Whether there is a loop on the line, and not functions alone. */
  readonly isLoop: boolean;
}

/**
 * What is put into code: each is recognized by `inserted`, and none adds a line. The mark of an end is before it, where it is
 * printed with the function.
 */
export const insertion = {
  /** At the start of a block. */
  statement: (place: CheckedPlace) => `;${callOf(place)};`,
  /** Around a statement that is the body of a loop. */
  block: (place: CheckedPlace) => [`{${callOf(place)};`, '/*$$*/}'] as const,
  /** Around an expression that is the body of an arrow function. */
  expression: (place: CheckedPlace) => [`(${callOf(place)},`, '/*$$*/)'] as const,
  /** Around an argument that is code: of `eval`, say. */
  made: (line: number) => [`${madeCheck}(`, `/*$$*/,${line})`] as const,
};

function callOf({ line, around, isLoop }: CheckedPlace): string {
  if (isLoop) return `${loopCheck}(${around === 0 ? line : `${line},${around}`})`;
  return `${loopCheck}(${line},${around},1)`;
}

const inserted = /;\$\$tick\([-,\d]+\);|[{(]\$\$tick\([-,\d]+\)[;,]|\$\$made\(|\/\*\$\$\*\/(?:[})]|,-?\d+\))/g;

/** Code as it was written. */
export function withoutChecks(code: string): string {
  return code.replace(inserted, '');
}

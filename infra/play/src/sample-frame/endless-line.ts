import type { CheckedPlace } from './loop-check.ts';

/** A line with loops or functions in it. */
export interface CheckedLine extends CheckedPlace {
  /** Whether it turned of late: in the last quarter of the time that code has, and in the one before. */
  readonly isTurning: boolean;
}

/**
 * Which line it is that does not end, of code that was stopped in `here`: often that is a loop within another one, which ends each time. The
 * outermost loop that still turned of late is taken. A loop around one that never ends has not: its last turn was long ago.
 */
export function endlessLine(here: number, lines: readonly CheckedLine[]): number {
  const byLine = new Map(lines.map((one) => [one.line, one]));
  const root = rootOf(byLine.get(here), byLine);
  if (root?.isLoop) return root.line;
  // A function that is called again and again: by a loop elsewhere, or by itself.
  const elsewhere = lines.find((one) => one.isLoop && rootOf(one, byLine) === one);
  return (elsewhere ?? root)?.line ?? here;
}

/** The outermost that turns, of a line and those around it. */
function rootOf(line: CheckedLine | undefined, byLine: ReadonlyMap<number, CheckedLine>): CheckedLine | undefined {
  let root: CheckedLine | undefined;
  // Nothing is around itself: what is around begins on a line before.
  for (let one = line; one; one = byLine.get(one.around)) if (one.isTurning) root = one;
  return root;
}

/**
 * Values in classes, each a tenth wider than the one before: the middle of a class is at most 4.9 % away from any value in it. Class 0 holds
 * what is below one.
 */
export const classRatio = 1.1;
export const largestError = Math.sqrt(classRatio) - 1;

export interface CountedClass {
  readonly bucket: number;
  readonly count: number;
}

export function classOf(value: number): number {
  return value < 1 ? 0 : 1 + Math.floor(Math.log(value) / Math.log(classRatio));
}

/** By ratio as far from the least as from the largest value of the class. */
export function middleOf(bucket: number): number {
  return bucket === 0 ? 0 : classRatio ** (bucket - 0.5);
}

/** The value that a share of all is not above, by nearest rank; null of no values. */
export function percentileOf(classes: readonly CountedClass[], share: number): number | null {
  const all = countOf(classes);
  if (all === 0) return null;
  const rank = Math.max(1, Math.ceil(share * all));
  let counted = 0;
  for (const { bucket, count } of classes.toSorted((one, other) => one.bucket - other.bucket)) {
    counted += count;
    if (counted >= rank) return middleOf(bucket);
  }
  return null;
}

export function countOf(classes: readonly CountedClass[]): number {
  return classes.reduce((sum, { count }) => sum + count, 0);
}

import { timingSafeEqual } from 'node:crypto';

/** Takes as long wherever the two differ: how far a guess was right is not told. */
export function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

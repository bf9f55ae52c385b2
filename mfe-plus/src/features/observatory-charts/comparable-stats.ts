import type { ObservatoryStats } from '@webdocs/contracts/api/observatory-report';
import { readStats } from '../../data/observatory.ts';
import { isComparable } from './grade-shares.ts';

export async function comparableStats(scanner: string): Promise<ObservatoryStats | undefined> {
  const stats = await readStats(scanner);
  return isComparable(stats) ? stats : undefined;
}
